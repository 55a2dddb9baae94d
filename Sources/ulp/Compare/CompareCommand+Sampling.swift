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
    let ranges = try sampling.over.map { over in
      let ends = try ends(of: over, calculator)
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
    let fixed = Dictionary(
      zip(used, calculator.inputs(of: compiled)), uniquingKeysWith: { first, _ in first })
    return try computing(source) { () throws(ComputationFailure) in
      try ExpressionProblem(
        compiled, variables: variables, fixed: fixed, formats: chosenFormats,
        rounding: chosenRounding, limits: limits)
    }
  }

  /// Measures a problem at many points and prints the result.
  func sample(
    _ problem: some PointProblem, _ formats: [FloatFormat], _ ranges: [SampleRange],
    source: String, isCore: Bool = false
  ) async throws {
    let sampler = Sampler(
      problem, formats: formats, ranges: ranges, seed: chosenSeed, limits: limits)
    let progress = ProgressBar(total: sampling.count)
    let (sample, climbed): (Sample, [WorstPoint]?)
    do throws(ComputationFailure) {
      sample = try await sampler.sample(
        sampling.count, threads: sampling.threads, keepsPoints: page.isWanted,
        progress: { progress.add($0) })
      climbed = sampling.worst ? try worst(sampler, sample) : nil
      progress.clear()
    } catch {
      progress.clear()
      try fail(error, Array(source.utf8))
    }
    let found = sample.certified + sample.invalid + sample.undecided
    if found == 0 {
      try fail(
        CalculatorError(
          .arguments,
          "none of \(sample.rejected) points drawn meets the precondition; other ranges may, by --over",
          nil), [])
    }
    if found < sampling.count {
      StandardError.write(
        "warning: \(found) of \(sampling.count) points were found; \(sample.rejected) draws do not meet the precondition\n"
      )
    }
    let report = SampleReport(
      source: source, isCore: isCore, formats: formats, variables: problem.variables,
      origin: .ranges(
        ranges, count: sampling.count, sampling.measure, seed: chosenSeed),
      sample: sample, climbed: climbed)
    try page.publish(json ? report.json.line : report.text) {
      SamplePage(
        report: report, settings: variables.settings(rounding: rounding?.rawValue),
        commandLine: { commandLine(at: $0, of: problem.variables) }
      ).html
    }
    try requireTruth(sample)
    try failAbove(
      formats.indices.map { index in
        let found = sample.statistics[index].sampledMaximumBits
        return (formats[index], max(found, climbed?[index].error.bits ?? 0))
      })
  }

  /// Fails if there was no true value, because a bound on errors cannot be confirmed then.
  func requireTruth(_ sample: Sample) throws {
    guard sampling.failAbove != nil, sample.certified == 0 else { return }
    try StandardError.fail("--fail-above has no point with a certified truth to look at")
  }

  /// The worst point for each format that climbing finds from the worst sampled points; nil if no
  /// sampled point has a true value.
  private func worst(
    _ sampler: Sampler<some PointProblem>, _ sample: Sample
  ) throws(ComputationFailure) -> [WorstPoint]? {
    var found: [WorstPoint] = []
    for (index, starts) in sample.worst.enumerated() {
      guard var best = starts.first else { return nil }
      for start in starts.prefix(Self.climbs) {
        let top = try sampler.climb(from: start, format: index, tries: Self.triesOfClimb)
        if top.error.isWorse(than: best.error) { best = top }
      }
      found.append(best)
    }
    return found
  }

  /// The number of starting points, and the number of tries from each.
  private static let climbs = 4
  private static let triesOfClimb = 1000
}
