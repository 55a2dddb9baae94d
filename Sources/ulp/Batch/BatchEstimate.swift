/// What the lines of a file will cost, from lines of places that are spread evenly over it.
struct BatchEstimate {
  private let batch: Batch
  private let descriptor: Int32
  private let bytes: Range<Int>
  private let places: [Int]
  private(set) var estimate: JobEstimate

  /// The bytes of the lines at one place.
  private static let size = 1 << 14
  /// The seconds of a run over lines that is long enough.
  private static let enough = 0.8

  /// Answers lines of a part of a file twice, at other places, until a run is long enough.
  init(_ batch: Batch, _ descriptor: Int32, _ bytes: Range<Int>) throws(CommandFailure) {
    (self.batch, self.descriptor, self.bytes) = (batch, descriptor, bytes)
    let count = max(1, (bytes.count + Self.size - 1) / Self.size)
    places = Array(CostSample.places(count))
    estimate = JobEstimate(
      unit: "bytes", count: bytes.count, measured: 0, seconds: 0, error: 0, threads: 1,
      memory: nil, output: 0)
    // Processes start, and lines are read for the first time.
    let start = try run(0..<1)
    var number = 2
    var first = try run(0..<min(number, count))
    while first.seconds < Self.enough, 2 * number < count {
      number *= 4
      first = try run(0..<min(number, count))
    }
    let second = number < count ? try run(number..<min(2 * number, count)) : first
    let (rate, other) = (rate(first, start), rate(second, start))
    let mean = (rate + other) / 2
    let all = first.bytes + (number < count ? second.bytes : 0)
    let written = Double(first.output + (number < count ? second.output : 0))
    estimate = JobEstimate(
      unit: "bytes", count: bytes.count, measured: all,
      seconds: start.seconds + mean * Double(bytes.count - start.bytes),
      error: all >= bytes.count ? 0 : (rate - other).magnitude / max(rate + other, 1e-12),
      threads: first.threads, memory: max(first.memory, second.memory),
      output: written * Double(bytes.count) / Double(max(1, all)))
  }

  private struct Run {
    var seconds: Double
    var bytes: Int
    var output: Int
    var memory: Int
    var threads: Int
  }

  /// The seconds of a byte, without those of the start.
  private func rate(_ run: Run, _ start: Run) -> Double {
    let bytes = run.bytes - start.bytes
    return bytes > 0
      ? max(0, run.seconds - start.seconds) / Double(bytes)
      : run.seconds / Double(max(1, run.bytes))
  }

  /// Answers the lines at some places.
  private func run(_ numbers: Range<Int>) throws(CommandFailure) -> Run {
    var ranges: [Range<Int>] = []
    for place in places[numbers].sorted() {
      let start = bytes.lowerBound + place * Self.size
      let end = min(bytes.upperBound, start + Self.size)
      let lower = try lineStart(start)
      let upper = try lineStart(end)
      // A line may go over several places.
      if lower < upper { ranges.append(lower..<upper) }
    }
    var output = 0
    let start = ContinuousClock.now
    var dispatcher = LineDispatcher(batch) { output += $0.count }
    _ = try dispatcher.run(reading: descriptor, ranges)
    let seconds = start.duration(to: .now) / .seconds(1)
    // The processes of the run are counted while they are there.
    let memory = withExtendedLifetime(dispatcher) { PeakMemory.bytes ?? 0 }
    return Run(
      seconds: seconds, bytes: ranges.reduce(0) { $0 + $1.count }, output: output, memory: memory,
      threads: dispatcher.workers)
  }

  private func lineStart(_ place: Int) throws(CommandFailure) -> Int {
    try BatchPart.lineStart(from: place, in: descriptor, bytes.upperBound)
  }
}
