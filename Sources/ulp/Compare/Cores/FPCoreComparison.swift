import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// `ulp compare --fpcore`: one core of a file at one point.
struct FPCoreComparison: FailureReporting {
  let source: FPCoreChoice
  let formats: [FloatFormat]
  let rounding: FPCoreRounding?
  let variables: VariableOptions
  let digits: Int
  let limits: ExactLimits
  let showsTree: Bool
  /// The number of digits for which a precision is searched.
  let need: Int?
  let json: Bool
  let page: PageOptions

  /// The contexts that replace the core's own, one for each format.
  var overrides: [FPCoreContext] {
    formats.isEmpty
      ? [FPCoreContext(rounding: rounding)]
      : formats.map { FPCoreContext(precision: .format($0), rounding: rounding) }
  }

  /// Compares at one point.
  func run() throws -> CoreReport {
    let core = try source.core(limits.sizes, json: json)
    return try ComputationGuard(limits: limits.sizes).run([], json: json) {
      try limits.sizes.timed { try run(core) }
    }
  }

  private func run(_ core: FPCore) throws -> CoreReport {
    let found = try reporting { () throws(CalculatorError) in
      try report(core, try FPCoreInputs(core, limits).values(variables))
    }
    if found.meetsPrecondition == false {
      StandardError.write("warning: the inputs do not meet the precondition of the core\n")
    } else if found.meetsPrecondition == nil, core.hasPrecondition {
      StandardError.write("warning: whether the inputs meet the precondition was not decided\n")
    }
    try page.publish(json ? found.json.line : found.text(tree: showsTree)) {
      found.html(variables.settings(rounding: rounding?.rawValue))
    }
    return found
  }

  /// The report on a core at a point.
  func report(
    _ core: FPCore, _ inputs: [FPCoreValue<ExactReal>]
  ) throws(CalculatorError) -> CoreReport {
    var comparisons: [CoreComparison] = []
    for override in overrides {
      if showsTree, core.program(override) == nil {
        throw CalculatorError(
          .arguments,
          "--tree shows the operations of straight-line cores; this one has conditions, loops, arrays or several rounding contexts",
          nil)
      }
      comparisons.append(
        try lifting(\.explanation) { () throws(ComputationFailure) in
          try CoreComparison(core, inputs, override, limits: limits)
        })
    }
    var search: PrecisionSearch?
    if let need {
      guard case .number(let truth)? = comparisons.first?.truth, truth.value != nil else {
        throw CalculatorError(
          .domain, "--need asks for digits of a value that was not found, or is not one number", nil
        )
      }
      search = try lifting(\.explanation) { () throws(ComputationFailure) in
        try PrecisionSearch(core, inputs, digits: need, overrides[0], limits: limits)
      }
    }
    return CoreReport(
      core: core, inputs: inputs, comparisons: comparisons, search: search,
      meetsPrecondition: try lifting(\.explanation) { () throws(ComputationFailure) in
        try isAdmitted(inputs, by: core)
      }, digits: digits, limits: limits)
  }

  /// Whether the inputs meet the precondition; nil without one, and if that was not decided.
  private func isAdmitted(
    _ inputs: [FPCoreValue<ExactReal>], by core: FPCore
  ) throws(ComputationFailure) -> Bool? {
    guard core.hasPrecondition else { return nil }
    do throws(ComputationFailure) {
      return try core.precondition(inputs, overrides[0], limits: limits)
    } catch {
      switch error {
      case .undecided, .limit: return nil
      default: throw error
      }
    }
  }
}
