import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension JudgeCommand {
  /// The most points of one job: all numbers of binary32 twice.
  private static let mostPoints = 1 << 33

  /// The seconds between two writes of the file that is kept.
  private static let pause = Duration.seconds(1)

  /// Judges all points of the ranges, or a part of them, and prints what was counted.
  func exhaust(
    _ truth: any PointProblem, _ computations: [any Computation], _ ranges: [SampleRange],
    source: String
  ) async throws {
    let counts = try await counts(
      truth, computations, ranges, source: source, reporter: FailureReporter(json: json))
    try page.publish(json ? counts.json.line : counts.text) {
      ExhaustivePage(counts: counts).html
    }
    try sampling.failAbove(
      counts.computations.map(\.name), counts.computations.map { $0.tally.worst?.bits ?? 0 })
  }

  /// Whether ranges have so few points that all of them can be judged.
  static func isSmall(_ exhaustion: Exhaustion?) -> Bool {
    exhaustion.map { $0.count <= mostPoints } ?? false
  }

  /// Counts at all points of the ranges, or a part of them.
  func counts(
    _ truth: any PointProblem, _ computations: [any Computation], _ ranges: [SampleRange],
    source: String, reporter: FailureReporter
  ) async throws -> ExhaustiveCounts {
    let problem = JudgedProblem(truth, computations)
    guard let exhaustion = Exhaustion(ranges), Self.isSmall(exhaustion) else {
      try reporter.fail(
        CalculatorError(
          .arguments,
          "the ranges have more than \(Self.mostPoints) points; --over gives smaller ones", nil))
    }
    let points = sampling.part?.range(of: exhaustion.count) ?? 0..<exhaustion.count
    var counts = ExhaustiveCounts(
      fields: fields(computations, ranges, source, exhaustion.count), done: CoveredRanges(),
      computations: computations.map {
        ExhaustiveCounts.Counted(
          name: $0.name, format: $0.format.name, tally: JudgementTally(), worst: .null,
          flags: flags ? FlagReport(tally: FlagTally()) : nil)
      })
    let formats = computations.map(\.format)
    if sampling.estimate {
      try await estimate(exhaustion, problem, formats, points, counts, reporter)
    }
    var next = points.lowerBound
    if let file = options.resume, let kept = try kept(file, counts, points) {
      counts = kept
      next = kept.done.ranges.first?.upperBound ?? next
    }
    let progress = ProgressBar(total: max(1, points.count), done: next - points.lowerBound)
    var saved = ContinuousClock.now
    let block = exhaustion.block(problem, threads: sampling.threads)
    while next < points.upperBound {
      let range = next..<min(points.upperBound, next + block)
      let tallies: [JudgementTally]
      do throws(ComputationFailure) {
        tallies = try await exhaustion.tallies(
          problem, formats: formats, points: range, threads: sampling.threads, limits: limits,
          progress: { progress.add($0) })
      } catch {
        progress.clear()
        try reporter.fail(error)
      }
      var part = ExhaustiveCounts(
        fields: counts.fields, done: CoveredRanges(range), computations: counts.computations)
      func inputs(_ index: Int?) -> JSONValue {
        guard let point = index.map(exhaustion.point) else { return .null }
        return .object(
          zip(ranges, point).map {
            (name: $0.name, value: .string($1.exactText(in: $0.format)))
          })
      }
      for (index, tally) in tallies.enumerated() {
        part.computations[index].tally = tally
        part.computations[index].worst = inputs(tally.worst?.index)
        // A part without a truth has no flags of its own.
        part.computations[index].flags = (tally.flags ?? (flags ? FlagTally() : nil)).map {
          FlagReport(tally: $0, raised: inputs($0.raised.first), missing: inputs($0.missing.first))
        }
      }
      counts.add(part)
      next = range.upperBound
      if let file = options.resume,
        next == points.upperBound || saved.duration(to: .now) > Self.pause
      {
        try save(counts, file)
        saved = .now
      }
    }
    progress.clear()
    return counts
  }

  /// Prints what the counts at points will cost, and ends the command.
  private func estimate(
    _ exhaustion: Exhaustion, _ problem: JudgedProblem, _ formats: [FloatFormat],
    _ points: Range<Int>, _ counts: ExhaustiveCounts, _ reporter: FailureReporter
  ) async throws {
    let size = exhaustion.piece(problem, threads: sampling.threads)
    let pieces = max(1, (points.count + size - 1) / size)
    var counts = counts
    let cost = try await CostSample(ofPieces: pieces) { piece in
      let start = points.lowerBound + piece * size
      do throws(ComputationFailure) {
        let tallies = try await exhaustion.tallies(
          problem, formats: formats, points: start..<min(points.upperBound, start + size),
          threads: sampling.threads, limits: limits)
        for (index, tally) in tallies.enumerated() {
          counts.computations[index].tally.merge(tally)
        }
      } catch {
        try reporter.fail(error)
      }
    }
    let estimate = JobEstimate(
      unit: "points", count: points.count, measured: min(points.count, cost.measured * size),
      seconds: cost.seconds, error: cost.error, threads: sampling.threads,
      memory: PeakMemory.bytes,
      output: json || sampling.part != nil ? Double(counts.json.line.utf8.count) : nil)
    try estimate.publish(json: json)
  }

  /// What tells this job from others.
  private func fields(
    _ computations: [any Computation], _ ranges: [SampleRange], _ source: String, _ count: Int
  ) -> JSONFields {
    [
      ("version", .string(UlpCommand.configuration.version)), ("source", .string(source)),
      ("settings", .list(variables.settings(rounding: nil).map { .string($0) })),
      ("ranges", .list(ranges.map(\.json))),
      ("computations", .list(computations.map { .string($0.name) })),
      ("libraries", .list(computations.map { JSONValue($0.fingerprint) })),
      ("points", JSONValue(count)),
    ] + (flags ? [("flags", .truth(true))] : [])
  }

  /// What a file has of the same job; nil if there is no such file.
  private func kept(
    _ file: String, _ counts: ExhaustiveCounts, _ points: Range<Int>
  ) throws -> ExhaustiveCounts? {
    if access(file, F_OK) != 0 {
      // The first run makes it; one that cannot is told before hours of work.
      try save(counts, file)
      return nil
    }
    let bytes = try FileContent.read(file, limits: bounds.limits, allowsPipes: false)
    guard let json = try? JSONValue(line: bytes.trimmed), let kept = ExhaustiveCounts(json),
      kept.computations.count == counts.computations.count
    else {
      try fail(
        CalculatorError(.arguments, "\(file) has no counts of 'ulp judge --exhaustive'", nil))
    }
    guard JSONValue.object(kept.fields) == .object(counts.fields),
      kept.done.ranges.allSatisfy({
        $0.lowerBound == points.lowerBound && $0.upperBound <= points.upperBound
      })
    else {
      try fail(
        CalculatorError(
          .arguments,
          "\(file) has the counts of another job, of another part, or of another version",
          nil))
    }
    return kept
  }

  private func save(_ counts: ExhaustiveCounts, _ file: String) throws {
    guard
      let code = DraftFile.replace(
        file, with: Array((counts.json.line + "\n").utf8), permissions: nil)
    else { return }
    try StandardError.fail("\(file): \(String(cString: strerror(code)))")
  }
}

extension [UInt8] {
  /// The bytes without line ends behind them.
  var trimmed: ArraySlice<UInt8> {
    self[..<(lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0)]
  }
}
