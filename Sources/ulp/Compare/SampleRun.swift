import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// Measures a problem at many points, shows the progress, and climbs from the worst points.
struct SampleRun {
  let options: SamplingOptions
  let seed: UInt64
  let limits: ExactLimits
  /// The most points that are kept for plots.
  let keeping: Int
  /// The table of all points.
  var table: PointTable.File?

  /// The sample, and for each format the worst point that climbing found; failures end the command.
  func measure(
    _ problem: any PointProblem, _ formats: [FloatFormat], _ ranges: [SampleRange],
    _ source: String, _ reporter: FailureReporter
  ) async throws -> (Sample, climbed: [WorstPoint]?) {
    let sampler = Sampler(problem, formats: formats, ranges: ranges, seed: seed, limits: limits)
    let formatsOfTable = formats
    let limits = limits
    let table = table?.table
    let line = table.map { table in
      { @Sendable (point: CertifiedPoint, index: Int, values: [FormatValue]) in
        table.line(point, row: index, values, formatsOfTable, limits)
      }
    }
    let progress = ProgressBar(total: options.count)
    let (sample, climbed): (Sample, [WorstPoint]?)
    do throws(ComputationFailure) {
      sample = try await sampler.sample(
        options.count, threads: options.threads, keeping: keeping, line: line,
        write: { self.table?.file.write($0) },
        progress: { progress.add($0) })
      progress.clear()
      climbed = options.worst ? try await worst(sampler, sample) : nil
    } catch {
      progress.clear()
      try reporter.fail(error, Array(source.utf8))
    }
    try self.table?.file.finish()
    let found = sample.certified + sample.invalid + sample.undecided
    if found == 0 {
      try reporter.fail(
        CalculatorError(
          .arguments,
          "none of \(sample.rejected) points drawn meets the precondition; other ranges may, by --over",
          nil))
    }
    if found < options.count {
      StandardError.write(
        "warning: \(found) of \(options.count) points were found; \(sample.rejected) draws do not meet the precondition\n"
      )
    }
    return (sample, climbed)
  }

  /// The worst point for each format that climbing finds; nil if no sampled point has a true value.
  private func worst(
    _ sampler: Sampler, _ sample: Sample
  ) async throws(ComputationFailure) -> [WorstPoint]? {
    var tries: [Int] = []
    for index in sample.worst.indices {
      if let own = options.tries {
        tries.append(own)
      } else {
        tries.append(try sampler.usualTries(format: index))
      }
    }
    let progress = ProgressBar(total: tries.reduce(0, +))
    defer { progress.clear() }
    var found: [WorstPoint] = []
    for (index, starts) in sample.worst.enumerated() {
      let top = try await sampler.worst(
        starts, format: index, tries: tries[index], threads: options.threads,
        progress: { progress.add($0) })
      guard let top else { return nil }
      found.append(top)
    }
    return found
  }
}

extension Sample {
  /// The largest error of each format in bits, that of climbing included.
  func largestBits(_ climbed: [WorstPoint]?) -> [Double] {
    statistics.indices.map { index in
      max(statistics[index].sampledMaximumBits, climbed?[index].error.bits ?? 0)
    }
  }
}

extension SamplingOptions {
  /// The table of all points that `--csv` asks for.
  func table(
    _ variables: [String], _ computations: [String], unit: String = "point",
    hasFlags: Bool = false
  ) throws -> PointTable.File? {
    guard let csv else { return nil }
    let table = PointTable(
      unit: unit, variables: variables, computations: computations, hasFlags: hasFlags)
    return (table, try GrowingFile(csv, option: "--csv", heading: table.heading))
  }

  /// Fails if there was no true value, because a bound on errors cannot be confirmed then.
  func requireTruth(_ sample: Sample) throws {
    guard failAbove != nil, sample.certified == 0 else { return }
    try StandardError.fail("--fail-above has no point with a certified truth to look at")
  }

  /// Exits with a failure status if an error, of what is named, exceeds the permitted one.
  func failAbove(_ names: [String], _ bits: [Double]) throws {
    guard let bound = failAbove else { return }
    let above = zip(names, bits).filter { $0.1 > bound }
    for (name, bits) in above {
      StandardError.write(
        "error: \(name) is off by \(SampleReport.figure(bits)) bits, more than \(SampleReport.figure(bound))\n"
      )
    }
    if !above.isEmpty { throw ExitCode(1) }
  }
}
