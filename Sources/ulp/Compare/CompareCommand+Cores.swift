import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension CompareCommand {
  /// Compares a core over ranges of its arguments: those of `--over`, otherwise those of its
  /// precondition, otherwise all numbers.
  func sampleCore(_ comparison: FPCoreComparison) async throws {
    let core = try comparison.source.core(limits.sizes, json: json)
    let problem = try reporting([]) { () throws(ComputationFailure) in
      try FPCoreProblem(core, comparison.overrides, limits: limits)
    }
    let names = sampling.over.map(\.name) + variables.names
    if let unknown = names.first(where: { !problem.variables.contains($0) }) {
      try fail(
        CalculatorError(
          .unknownName, "the core has no argument '\(unknown)'", nil,
          suggestion: Suggestion.nearest(to: unknown, among: problem.variables)), [])
    }
    let calculator = Calculator(
      ExactBackend(limits: limits), angle: variables.angle, limits: bounds.limits)
    let ranges = try core.arguments.map { argument in
      try range(of: argument, in: core, comparison.overrides[0], calculator)
    }
    try await sample(
      problem, problem.formats, ranges, source: comparison.source.title(of: core), core: core)
  }

  private func range(
    of argument: FPCoreArgument, in core: FPCore, _ override: FPCoreContext,
    _ calculator: Calculator<ExactBackend>
  ) throws -> SampleRange {
    let format = core.format(of: argument, override)
    let name = argument.name
    if let over = sampling.over.first(where: { $0.name == name }) {
      let ends = try ends(of: over, calculator)
      return try range(
        name, from: ends.lower, to: ends.upper, format, sampling.measure)
    }
    if let text = variables.value(of: name) {
      let ends = try ends(of: VariableRange(name: name, lower: text, upper: text), calculator)
      return try range(
        name, from: ends.lower, to: ends.upper, format, sampling.measure)
    }
    let bounds = core.bounds(of: argument)
    let finite = format.finiteEnds
    return try range(
      name, from: bounds.lower ?? finite.lower, to: bounds.upper ?? finite.upper, format,
      sampling.measure, givenBy: "the precondition")
  }
}
