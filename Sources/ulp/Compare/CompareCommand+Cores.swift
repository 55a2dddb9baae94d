import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension CompareCommand {
  /// Compares a core over ranges of its arguments: those of `--over`, otherwise those of its
  /// precondition, otherwise all numbers.
  func sampleCore(_ comparison: FPCoreComparison) async throws {
    let core = try comparison.source.core(limits.sizes, json: json)
    let problem = try reporting([]) { () throws(CalculatorError) in
      try FPCoreInputs(core, limits).problem(comparison.overrides, variables)
    }
    let known = core.arguments.flatMap { [$0.name] + $0.sizeNames }
    if let unknown = sampling.unknown(among: problem.variables)
      ?? variables.names.first(where: { !known.contains($0) })
    {
      try fail(
        CalculatorError(
          .unknownName, "the core has no argument '\(unknown)'", nil,
          suggestion: Suggestion.nearest(to: unknown, among: problem.variables)), [])
    }
    let calculator = Calculator(
      ExactBackend(limits: limits), angle: variables.angle, limits: bounds.limits)
    let ranges = try zip(problem.variables, problem.coordinates.arguments).map { name, argument in
      try range(
        name, of: core.arguments[argument], in: core, comparison.overrides[0], calculator)
    }
    try await sample(
      problem, problem.formats, ranges, source: comparison.source.title(of: core), core: core)
  }

  /// The range of a number of an argument: its own, or that of the argument.
  private func range(
    _ name: String, of argument: FPCoreArgument, in core: FPCore, _ override: FPCoreContext,
    _ calculator: Calculator<ExactBackend>
  ) throws -> SampleRange {
    let format = core.format(of: argument, override)
    if let over = sampling.range(of: name) {
      let ends = try ends(of: over, calculator)
      return try range(
        name, from: ends.lower, to: ends.upper, format, sampling.measure)
    }
    if argument.rank > 0, variables.value(of: argument.name) != nil {
      try fail(
        CalculatorError(
          .arguments,
          "the argument '\(argument.name)' is an array; --over \(argument.name)=LO:HI draws its numbers",
          nil), [])
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
