import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension CompareCommand {
  /// Compares the expression over ranges of its variables.
  func compareRanges(_ source: [UInt8]) async throws {
    let names = sampling.over.map(\.name)
    let calculator = try makeCalculator(variables: names)
    let problem = try problem(source, calculator, variables: names, givenBy: "--over")
    let constants = try makeCalculator(variables: [])
    let ranges = try sampling.over.map { over in
      let ends = try ends(of: over, constants)
      return try range(
        over.name, from: ends.lower, to: ends.upper, chosenFormats[0], sampling.measure)
    }
    try await sample(
      problem, chosenFormats, ranges, source: String(decoding: source, as: UTF8.self))
  }

  /// The problem of an expression with these variables; all others have the values of `--let`.
  func problem(
    _ source: [UInt8], _ calculator: Calculator<ExactBackend>, variables: [String],
    givenBy option: String
  ) throws -> ExpressionProblem {
    let compiled = try compile(source, calculator)
    let used = compiled.inputs.map(\.name)
    if let unused = variables.first(where: { !used.contains($0) }) {
      try fail(
        CalculatorError(
          .arguments, "the expression has no variable '\(unused)', which \(option) gives", nil),
        source)
    }
    if let fault = stored.fault(among: used) { try fail(fault, source) }
    try requireSums(compiled, source)
    return try self.problem(
      compiled, source, calculator, variables: variables, formats: chosenFormats,
      rounding: chosenRounding, storing: stored.formats, adding: order)
  }

  /// Measures a problem at many points and prints the result.
  func sample(
    _ problem: any PointProblem, _ formats: [FloatFormat], _ ranges: [SampleRange],
    source: String, core: FPCore? = nil
  ) async throws {
    let run = SampleRun(
      options: sampling, seed: chosenSeed, limits: limits, settings: settings, core: core,
      names: formats.map(\.name), keeping: page.isWanted ? .max : 0,
      table: try sampling.table(problem.variables, formats.map(\.name)))
    let (sample, climbed) = try await run.measure(
      problem, formats, ranges, source, FailureReporter(json: json))
    let report = SampleReport(
      source: source, isCore: core != nil, core: core, order: order, formats: formats,
      variables: problem.variables,
      origin: .ranges(
        ranges, count: sampling.count, sampling.measure, seed: chosenSeed),
      sample: sample, climbed: climbed)
    try page.publish(json ? report.json.line : report.text) {
      SamplePage(
        report: report, settings: settings,
        commandLine: { commandLine(at: $0, of: problem.variables) }
      ).html
    }
    try sampling.requireTruth(sample)
    try sampling.failAbove(
      formats.map(\.name), sample.largestBits(climbed))
  }
}
