import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

extension CompareCommand {
  /// Compares the expression at the points of a file.
  func comparePoints(_ source: [UInt8]) async throws {
    let file = try pointFile()
    let names = try reporting([]) { () throws(CalculatorError) in try file.names() }
    if let twice = names.map(Self.variable).first(where: variables.names.contains) {
      try fail(
        CalculatorError(.arguments, "'\(twice)' has a value from --let and from the points", nil),
        [])
    }
    let parts = names.compactMap(ExpressionProblem.complexVariable).flatMap(
      ExpressionProblem.coordinates)
    if let missing = parts.first(where: { !names.contains($0) }) {
      try fail(CalculatorError(.arguments, "the points have no '\(missing)'", nil), [])
    }
    let calculator = try makeCalculator(variables: names)
    let problem = try problem(source, calculator, variables: names, givenBy: "--points")
    try await measure(
      problem, file, chosenFormats, source: String(decoding: source, as: UTF8.self)
    ) { $0 }
  }

  /// Compares a core at the points of a file, which are first rounded to the formats of its
  /// arguments.
  func compareCorePoints(_ comparison: FPCoreComparison) async throws {
    let core = try comparison.source.core(limits.sizes, json: json)
    let file = try pointFile()
    let sizeNames = core.arguments.flatMap(\.sizeNames)
    if !variables.names.allSatisfy(sizeNames.contains) {
      throw ValidationError("--points gives every argument of a core; leave out --let")
    }
    let problem = try reporting([]) { () throws(CalculatorError) in
      try FPCoreInputs(core, limits).problem(comparison.overrides, variables)
    }
    if json, !problem.isNumber { return try printLines(problem, core, file, comparison) }
    try await measure(
      problem, file, problem.formats, source: comparison.source.title(of: core)
    ) { point throws(ComputationFailure) in
      try problem.rounded(point)
    }
  }

  /// Prints a line for every point of a core whose results are arrays or truth values.
  private func printLines(
    _ problem: FPCoreProblem, _ core: FPCore, _ file: PointFile, _ comparison: FPCoreComparison
  ) throws {
    for index in file.lines.indices {
      let line = try reporting([]) { () throws(CalculatorError) in
        let point = try file.point(index, problem.variables, problem.formats[0], limits)
        let report = try comparison.report(core, problem.values(point.numbers))
        return report.line(inputs: point.texts).line
      }
      StandardOutput.write(line: line)
    }
  }

  private func pointFile() throws -> PointFile {
    try PointFile(path: CommandWords.joined([self.points ?? "-"]), limits: bounds.limits)
  }

  /// Measures every point of a file, block by block, and prints a line of JSON for each, or
  /// statistics.
  private func measure(
    _ problem: any PointProblem, _ file: PointFile, _ formats: [FloatFormat], source: String,
    _ rounded: @escaping @Sendable ([ExactReal]) throws(ComputationFailure) -> [ExactReal]
  ) async throws {
    let columns = MeasuredPart.columns(of: problem, formats)
    let names =
      problem.isComplex ? MeasuredPart.names(ofColumns: columns) : formats.map(\.name)
    var sample = Sample(formats: columns.count)
    let table = try sampling.table(problem.variables, names, isComplex: problem.isComplex)
    for start in stride(from: 0, to: file.lines.count, by: Self.block) {
      let lines = start..<min(file.lines.count, start + Self.block)
      let points = try lines.map { index in
        try reporting([]) { () throws(CalculatorError) in
          try file.point(index, problem.variables, formats[0], limits)
        }
      }
      let results: [MeasuredLine]
      do throws(ComputationFailure) {
        results = try await measured(points, problem, columns, rounded)
      } catch {
        try fail(error)
      }
      for (index, result) in results.enumerated() {
        if let line = result.json { StandardOutput.write(line: line) }
        sample.add(result.point, result.own, index: start + index, points[index].rounded)
        if let table {
          table.file.write(
            table.table.line(
              result.point, row: start + index, points[index].rounded, columns, limits))
        }
      }
    }
    try table?.file.finish()
    if !json {
      let report = SampleReport(
        source: source, isCore: core.isGiven, order: order, formats: columns,
        isComplex: problem.isComplex,
        variables: problem.variables,
        origin: .file(file.name, count: file.lines.count), sample: sample, climbed: nil)
      StandardOutput.write(line: report.text)
    }
    try sampling.requireTruth(sample)
    try failAbove(names, sample.largestBits(nil), isComplex: problem.isComplex)
  }

  /// The result at one point, and its line of JSON if lines are requested.
  private typealias MeasuredLine = (
    point: CertifiedPoint, own: [ErrorOfArithmetic], json: String?
  )

  private func measured(
    _ points: [FilePoint], _ problem: any PointProblem, _ formats: [FloatFormat],
    _ rounded: @escaping @Sendable ([ExactReal]) throws(ComputationFailure) -> [ExactReal]
  ) async throws(ComputationFailure) -> [MeasuredLine] {
    let (limits, digits, json) = (limits, digits, json)
    let chunks = (points.count + Self.chunk - 1) / Self.chunk
    let results = try await ConcurrentChunks.map(chunks, threads: sampling.threads) {
      chunk throws(ComputationFailure) in
      let problem = try problem.copied()
      var results: [MeasuredLine] = []
      for input in points[(chunk * Self.chunk)..<min(points.count, (chunk + 1) * Self.chunk)] {
        let numbers = try rounded(input.numbers)
        let point = try CertifiedPoint(
          problem, at: numbers, formats: formats, digits: digits, limits: limits)
        var line: String?
        var own: [ErrorOfArithmetic] = []
        if !json {
          own = problem.errorsOfArithmetic(
            of: point.values, at: numbers, formats: formats, limits: limits)
        } else {
          line =
            PointJSON(
              point, inputs: input.texts, formats: formats, digits: digits, limits: limits
            ).value.line
        }
        results.append((point, own, line))
      }
      return results
    }
    return results.flatMap { $0 }
  }

  /// The number of points in memory at a time, and of those that a thread processes at a time.
  private static let block = 8192
  private static let chunk = 64
}
