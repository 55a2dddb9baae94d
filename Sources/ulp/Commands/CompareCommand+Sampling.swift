import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

extension CompareCommand {
  /// The expression over ranges of its variables.
  func compareRanges(_ source: [UInt8]) async throws {
    let names = sampling.over.map(\.name)
    let calculator = try makeCalculator(variables: names)
    let compiled = try compile(source, calculator)
    let used = compiled.inputs.map(\.name)
    if let unused = names.first(where: { !used.contains($0) }) {
      try fail(
        CalculatorError(.arguments, "--over \(unused): the expression has no such variable", nil),
        source)
    }
    let fixed = Dictionary(
      zip(used, calculator.inputs(of: compiled)), uniquingKeysWith: { first, _ in first })
    let problem = try reporting(source) { () throws(ComparisonFailure) in
      try ExpressionProblem(
        compiled, variables: names, fixed: fixed, formats: chosenFormats,
        rounding: chosenRounding, limits: limits)
    }
    let ranges = try sampling.over.map { try range($0, calculator) }
    try await sample(problem, ranges, source: String(decoding: source, as: UTF8.self))
  }

  /// Measures a problem in many points and prints what was found.
  func sample(
    _ problem: some PointProblem, _ ranges: [SampleRange], source: String
  ) async throws {
    let sampler = Sampler(
      problem, formats: chosenFormats, ranges: ranges, seed: chosenSeed, limits: limits)
    let progress = ProgressBar(total: sampling.count)
    let (sample, climbed): (Sample, [WorstPoint?])
    do throws(ComputationFailure) {
      sample = try await sampler.sample(
        sampling.count, threads: sampling.threads, progress: { progress.show($0) })
      climbed = sampling.worst ? try worst(sampler, sample) : chosenFormats.map { _ in nil }
      progress.clear()
    } catch {
      progress.clear()
      try fail(CalculatorError(error, nil), Array(source.utf8))
    }
    let report = SampleReport(
      source: source, formats: chosenFormats, ranges: ranges, options: sampling, seed: chosenSeed,
      sample: sample,
      climbed: climbed)
    StandardOutput.write(line: json ? report.json : report.text)
    try failAbove(
      chosenFormats.indices.map { index in
        let found = sample.statistics[index].sampledMaximumBits
        return (chosenFormats[index], max(found, climbed[index]?.error.bits ?? 0))
      })
  }

  /// The worst of what climbing from the worst sampled points finds, for each format.
  private func worst(
    _ sampler: Sampler<some PointProblem>, _ sample: Sample
  ) throws(ComputationFailure) -> [WorstPoint?] {
    var found: [WorstPoint?] = []
    for (index, starts) in sample.worst.enumerated() {
      var best: WorstPoint?
      for start in starts.prefix(Self.climbs) {
        let top = try sampler.climb(from: start, format: index, tries: Self.triesOfClimb)
        if best.map({ top.error.isWorse(than: $0.error) }) ?? true { best = top }
      }
      found.append(best)
    }
    return found
  }

  /// So many hills are climbed, in so many tries each.
  private static let climbs = 4
  private static let triesOfClimb = 1000

  /// A range in numbers of the first format.
  private func range(
    _ range: VariableRange, _ calculator: Calculator<ExactBackend>
  ) throws -> SampleRange {
    let (lower, upper) = (
      try end(range.lower, calculator), try end(range.upper, calculator)
    )
    let text = Array("\(range.lower):\(range.upper)".utf8)
    let result = try reporting(text) { () throws(CalculatorError) in
      do throws(ComputationFailure) {
        return try SampleRange(
          range.name, from: lower, to: upper, chosenFormats[0], sampling.measure, limits: limits)
      } catch {
        throw CalculatorError(error, nil)
      }
    }
    guard let result else {
      try fail(
        CalculatorError(
          .arguments,
          "--over \(range.name): a range goes from its lower to its upper end",
          nil), text)
    }
    return result
  }

  private func end(_ text: String, _ calculator: Calculator<ExactBackend>) throws -> ExactReal {
    let source = Array(text.utf8)
    let value = try reporting(source) { () throws(CalculatorError) in
      try calculator.evaluate(utf8: source)
    }.value
    guard case .number(let number) = value else {
      try fail(CalculatorError(.arguments, "the end of a range is a number", nil), source)
    }
    return number
  }
}
