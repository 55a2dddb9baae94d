import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// Measures a problem at many points, or at a part of them, shows the progress, and climbs from the worst points.
struct SampleRun {
  let options: SamplingOptions
  let seed: UInt64
  let limits: ExactLimits
  /// The settings of all points.
  let settings: [String]
  /// The core that is measured, which its file may have another time; nil for an expression.
  let core: FPCore?
  /// What is measured, and the libraries in which it stands.
  let names: [String]
  var libraries: [String?] = []
  /// The most points that are kept for plots.
  let keeping: Int
  /// The table of all points.
  var table: PointTable.File?

  /// The sample, and for each format the worst point that climbing found; failures end the command, as a part does when it has
  /// been printed.
  func measure(
    _ problem: any PointProblem, _ formats: [FloatFormat], _ ranges: [SampleRange],
    _ source: String, _ reporter: FailureReporter
  ) async throws -> (Sample, climbed: [WorstPoint]?) {
    let sampler = Sampler(problem, formats: formats, ranges: ranges, seed: seed, limits: limits)
    if options.estimate { try await estimate(sampler, formats, source, reporter) }
    let job = job(ranges, source)
    let merged = try MergedParts.current(of: job, reporter)
    let sample: Sample
    if let merged {
      sample = try self.sample(merged, ranges, reporter)
      try merged.keep(sample.json)
    } else {
      do throws(ComputationFailure) { sample = try await drawn(by: sampler, formats) } catch {
        try reporter.fail(error, Array(source.utf8))
      }
      if options.part != nil {
        let part = try PartialResult(
          job: job, libraries: libraries, count: options.count, done: points, found: sample.json)
        StandardOutput.write(line: part.json.line)
        throw ExitCode.success
      }
    }
    try warn(of: sample, measured: merged?.count ?? options.count, reporter)
    guard options.worst else { return (sample, nil) }
    do throws(ComputationFailure) { return (sample, try await worst(sampler, sample)) } catch {
      try reporter.fail(error, Array(source.utf8))
    }
  }

  /// What tells this job from others.
  private func job(_ ranges: [SampleRange], _ source: String) -> JSONFields {
    [
      ("source", .string(source)), ("settings", .list(settings.map { .string($0) })),
      ("ranges", .list(ranges.map(\.json))), ("computations", .list(names.map { .string($0) })),
      ("core", JSONValue(core?.source)), ("samples", JSONValue(options.count)),
      ("seed", JSONValue(seed)),
    ]
  }

  /// The numbers of the points to draw.
  var points: Range<Int> {
    options.part?.range(of: options.count, inChunksOf: Sampler.chunkSize) ?? 0..<options.count
  }

  /// The sample of points that are drawn.
  private func drawn(
    by sampler: Sampler, _ formats: [FloatFormat]
  ) async throws(ComputationFailure) -> Sample {
    let progress = ProgressBar(total: max(1, points.count))
    defer { progress.clear() }
    return try await sampler.sample(
      points, threads: options.threads, keeping: keeping, line: line(formats),
      write: { self.table?.file.write($0) },
      progress: { progress.add($0) })
  }

  /// What makes a line of the table that is asked for.
  func line(
    _ formats: [FloatFormat]
  ) -> (@Sendable (CertifiedPoint, Int, [FormatValue]) -> [UInt8])? {
    table?.table.lines(formats, limits)
  }

  /// The sample that parts have measured together.
  private func sample(
    _ merged: MergedParts, _ ranges: [SampleRange], _ reporter: FailureReporter
  ) throws -> Sample {
    var whole = Sample(formats: names.count, keeping: keeping)
    for part in merged.parts {
      guard
        let sample = Sample(
          part.found, ranges.map(\.format), computations: names.count, keeping: keeping)
      else { try MergedParts.refuse(reporter) }
      whole.merge(sample)
    }
    return whole
  }

  /// Finishes the table, and says if fewer points were found than were asked for.
  private func warn(of sample: Sample, measured count: Int, _ reporter: FailureReporter) throws {
    try table?.file.finish()
    let found = sample.certified + sample.invalid + sample.undecided
    if found == 0 {
      try reporter.fail(
        CalculatorError(
          .arguments,
          "none of \(sample.rejected) points drawn meets the precondition; other ranges may, by --over",
          nil))
    }
    if found < count {
      StandardError.write(
        "warning: \(found) of \(count) points were found; \(sample.rejected) draws do not meet the precondition\n"
      )
    }
  }

  /// The worst point for each format that climbing finds; nil if no sampled point has a true value.
  func worst(
    _ sampler: Sampler, _ sample: Sample, shareOfTries: Int = 1
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
        starts, format: index, tries: max(1, tries[index] / shareOfTries), threads: options.threads,
        progress: { progress.add($0) })
      guard let top else { return nil }
      found.append(top)
    }
    return found
  }
}

extension SampleRange {
  /// The range as it stands in what tells a job from others.
  var json: JSONValue {
    .object([
      ("name", .string(name)), ("from", .string(ends.lower.text)),
      ("to", .string(ends.upper.text)), ("format", .string(format.name)),
    ])
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
    hasFlags: Bool = false, isComplex: Bool = false
  ) throws -> PointTable.File? {
    guard let csv else { return nil }
    let table = PointTable(
      unit: unit, variables: variables, computations: computations, hasFlags: hasFlags,
      isComplex: isComplex)
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
