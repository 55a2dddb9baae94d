public import BigNumbers
public import NumericCore

/// A core of one number, computed in one or more contexts.
public struct FPCoreProblem: PointProblem {
  /// The names of the arguments, in the order of a point.
  public let variables: [String]
  /// The formats of the results, one for each override.
  public let formats: [FloatFormat]
  private let core: FPCore
  private let overrides: [FPCoreContext]
  private let limits: ExactLimits
  /// The true value of a straight-line core.
  private let exact: ExactProgram?
  /// The precondition, if it is but an order of arguments that are floating-point numbers.
  private let order: FPCoreOrder?
  /// What the overrides compute of a straight-line core.
  private let programs: [(program: Program, comparer: Comparer)?]

  /// Takes a core whose arguments are numbers.
  ///
  /// - Throws: a core with arrays as arguments, or a format beyond the limits.
  public init(
    _ core: FPCore, _ overrides: [FPCoreContext], limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    if let array = core.arguments.first(where: { $0.rank > 0 }) {
      throw .inapplicable("the argument '\(array.name)' is an array, and points are numbers")
    }
    self.core = core
    self.overrides = overrides
    self.limits = limits
    order = FPCoreOrder(core)
    variables = core.arguments.map(\.name)
    formats = overrides.map { core.format($0) }
    var programs: [(Program, Comparer)?] = []
    for override in overrides {
      guard let program = core.program(override) else {
        programs.append(nil)
        continue
      }
      let format = core.format(override)
      let rounding = format.possible(core.context(override).rounding?.binary)
      programs.append(
        (program, try Comparer(format: format, rounding: rounding, limits: limits)))
    }
    self.programs = programs
    var exact: ExactProgram?
    if let program = programs.first??.0 { exact = try ExactProgram(lowering: program) }
    self.exact = exact
  }

  /// Whether results are numbers, as far as the form of the body tells: not arrays or truth values.
  public var isNumber: Bool { core.definition.body.isNumber }

  /// A point as the arguments' formats hold it.
  public func rounded(_ point: [ExactReal]) throws(ComputationFailure) -> [ExactReal] {
    try core.rounded(values(point), overrides[0], limits: limits).flatMap(\.numbers)
  }

  /// Whether the precondition of the core holds at a point.
  public func admits(_ point: [BigRational]) throws(ComputationFailure) -> Bool {
    guard core.hasPrecondition else { return true }
    // Points of a straight-line core are numbers of its format.
    if exact != nil, let order { return order.holds(at: point) }
    return try core.precondition(
      values(point.map { ExactReal($0) }), overrides[0], limits: limits)
  }

  /// The value for a point that the arguments' formats hold.
  public func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal {
    if let exact { return exact.values(at: point)[0] }
    guard case .number(let truth) = try core.truth(values(point), overrides[0], limits: limits)
    else { throw Self.notANumber }
    switch truth {
    case .certified(let value): return value
    case .invalid(let exception): throw .exception(exception)
    case .undecided(let failure): throw failure
    }
  }

  /// The computed value of each context at a point.
  public func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var results: [FormatValue] = []
    for (override, straight) in zip(overrides, programs) {
      if let (program, comparer) = straight {
        results.append(try comparer.backend.run(program, try comparer.rounded(point)))
        continue
      }
      guard case .number(let value) = try core.computed(values(point), override, limits: limits)
      else { throw Self.notANumber }
      results.append(value)
    }
    return results
  }

  /// A copy for another thread, which shares no intermediate values with this one.
  public func copied() throws(ComputationFailure) -> FPCoreProblem {
    try FPCoreProblem(core, overrides, limits: limits)
  }

  private func values(_ point: [ExactReal]) -> [FPCoreValue<ExactReal>] {
    point.map { .number($0) }
  }

  private static var notANumber: ComputationFailure {
    .inapplicable("the result of the core is no number")
  }
}

extension FPCoreNode {
  /// Whether the value is neither an array nor a truth value, as far as the form tells.
  fileprivate var isNumber: Bool {
    switch form {
    case .truth, .comparison, .connective, .test, .tensor, .array: false
    case .choice(_, let first, let second): first.isNumber && second.isNumber
    case .binding(_, _, let body): body.isNumber
    case .whileLoop(_, let loop), .forLoop(_, let loop): loop.body.isNumber
    default: true
    }
  }
}
