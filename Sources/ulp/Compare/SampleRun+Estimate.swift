import Accuracy
import BigNumbers
import NumericCore

extension SampleRun {
  /// Prints what points that are drawn, and a search from the worst of them, will cost, and ends the command.
  func estimate(
    _ sampler: Sampler, _ formats: [FloatFormat], _ source: String, _ reporter: FailureReporter
  ) async throws -> Never {
    let points = points
    let size = 4 * Sampler.chunkSize * options.threads
    let pieces = max(1, (points.count + size - 1) / size)
    // The results of a block of points wait for each other; here all that are measured do.
    var samples: [Sample] = []
    var (run, bytes) = (0, 0)
    let before = PeakMemory.bytes ?? 0
    let cost = try await CostSample(ofPieces: pieces) { piece in
      let start = points.lowerBound + piece * size
      let numbers = start..<min(points.upperBound, start + size)
      run += numbers.count
      do throws(ComputationFailure) {
        samples.append(
          try await sampler.sample(
            numbers, threads: options.threads, keeping: keeping, line: line(formats),
            write: { bytes += $0.count }))
      } catch {
        try reporter.fail(error, Array(source.utf8))
      }
    }
    let peak = PeakMemory.bytes.map { peak in
      before + Int(Double(peak - before) * max(1, waiting(of: points.count, run)))
    }
    let climbing = try await secondsOfClimbing(sampler, samples, source, reporter)
    let share = Double(points.count) / Double(max(1, run))
    try JobEstimate(
      unit: "points", count: points.count, measured: min(points.count, cost.measured * size),
      seconds: cost.seconds + climbing, error: cost.error, threads: options.threads, memory: peak,
      output: table.map { Double($0.table.heading.utf8.count) + Double(bytes) * share }
    ).publish(json: reporter.json)
  }

  /// How many times as many results wait for each other as were measured.
  private func waiting(of count: Int, _ measured: Int) -> Double {
    let most = keeping > 0 ? count : min(count, Sampler.blockSize)
    return Double(most) / Double(max(1, measured))
  }

  /// The share of the tries of a search that is measured.
  private static let shareOfTries = 16

  /// The seconds of the search from the worst points, from a search of fewer tries.
  private func secondsOfClimbing(
    _ sampler: Sampler, _ samples: [Sample], _ source: String, _ reporter: FailureReporter
  ) async throws -> Double {
    guard options.worst, let first = samples.first else { return 0 }
    let whole = samples.dropFirst().reduce(into: first) { $0.merge($1) }
    do throws(ComputationFailure) {
      let start = ContinuousClock.now
      _ = try await worst(sampler, whole, shareOfTries: Self.shareOfTries)
      return start.duration(to: .now) / .seconds(1) * Double(Self.shareOfTries)
    } catch {
      try reporter.fail(error, Array(source.utf8))
    }
  }
}
