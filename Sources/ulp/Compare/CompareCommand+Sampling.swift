import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension CompareCommand {
  /// Compares the expression over ranges of its variables.
  func compareRanges(_ source: [UInt8]) async throws {
    let constants = try makeCalculator(variables: [])
    let ranges = try sampling.over.flatMap { over in try coordinates(of: over, constants) }
    let names = ranges.map(\.name)
    let calculator = try makeCalculator(variables: names)
    let problem = try problem(source, calculator, variables: names, givenBy: "--over")
    try await sample(
      problem, chosenFormats, ranges, source: String(decoding: source, as: UTF8.self))
  }

  /// The range of a variable, or those of both parts of one that is complex because an end of its range is: the ends are opposite
  /// corners of a rectangle.
  private func coordinates(
    of over: VariableRange, _ constants: Calculator<ExactBackend>
  ) throws -> [SampleRange] {
    let corners = try complexEnds(of: over, constants)
    guard let corners else {
      let ends = try ends(of: over, constants)
      return [
        try range(over.name, from: ends.lower, to: ends.upper, chosenFormats[0], sampling.measure)
      ]
    }
    return try ExpressionProblem.coordinates(ofComplex: over.name).enumerated().map { part, name in
      try range(
        name, from: corners.lower[part], to: corners.upper[part], chosenFormats[0],
        sampling.measure)
    }
  }

  /// The parts of the ends of a range of which one is complex; nil for others, which are read as numbers.
  private func complexEnds(
    of over: VariableRange, _ constants: Calculator<ExactBackend>
  ) throws -> (lower: [ExactReal], upper: [ExactReal])? {
    var ends: [[ExactReal]] = []
    var isComplex = false
    for text in [over.lower, over.upper] {
      let source = Array(text.utf8)
      let value = try computing(source) { () throws(CalculatorError) in
        try constants.evaluate(utf8: source).value
      }
      switch value {
      case .number(let x): ends.append([x, 0])
      case .complex(let re, let im):
        ends.append([re, im])
        isComplex = true
      default: return nil
      }
    }
    return isComplex ? (ends[0], ends[1]) : nil
  }

  /// The problem of an expression with these variables; all others have the values of `--let`.
  func problem(
    _ source: [UInt8], _ calculator: Calculator<ExactBackend>, variables: [String],
    givenBy option: String
  ) throws -> ExpressionProblem {
    let compiled = try compile(source, calculator)
    let used = compiled.inputs.map(\.name)
    if let unused = variables.map(Self.variable).first(where: { !used.contains($0) }) {
      try fail(
        CalculatorError(
          .arguments, "the expression has no variable '\(unused)', which \(option) gives", nil),
        source)
    }
    if let fault = stored.fault(among: used) { try fail(fault, source) }
    try requireSums(compiled, source)
    return try self.problem(
      compiled, source, calculator, variables: variables, formats: chosenFormats,
      rounding: chosenRounding, storing: stored.formats, adding: order, allowsComplex: true)
  }

  /// The variable of which a coordinate is a part, or which it is.
  static func variable(of coordinate: String) -> String {
    ExpressionProblem.complexVariable(of: coordinate) ?? coordinate
  }

  /// Measures a problem at many points and prints the result.
  func sample(
    _ problem: any PointProblem, _ formats: [FloatFormat], _ ranges: [SampleRange],
    source: String, core: FPCore? = nil
  ) async throws {
    let columns = MeasuredPart.columns(of: problem, formats)
    let names =
      problem.isComplex ? MeasuredPart.names(ofColumns: columns) : formats.map(\.name)
    let run = SampleRun(
      options: sampling, seed: chosenSeed, limits: limits, settings: settings, core: core,
      names: names, keeping: page.isWanted ? .max : 0,
      table: try sampling.table(problem.variables, names, isComplex: problem.isComplex))
    let (sample, climbed) = try await run.measure(
      problem, columns, ranges, source, FailureReporter(json: json))
    let report = SampleReport(
      source: source, isCore: core != nil, core: core, order: order, formats: columns,
      isComplex: problem.isComplex, variables: problem.variables,
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
    try failAbove(names, sample.largestBits(climbed), isComplex: problem.isComplex)
  }

  /// Exits with a failure status if a number is further off than is permitted; of a complex number that is a part.
  func failAbove(_ names: [String], _ bits: [Double], isComplex: Bool) throws {
    let columns = names.indices.filter {
      !isComplex || MeasuredPart.part(ofColumn: $0) != .norm
    }
    try sampling.failAbove(columns.map { names[$0] }, columns.map { bits[$0] })
  }
}
