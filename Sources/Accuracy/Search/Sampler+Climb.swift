import BigNumbers
import NumericCore

extension Sampler {
  /// The worst point that climbs from some points reach, if it is worse than one that is known.
  func climbed(
    from starts: [WorstPoint], orWorse first: WorstPoint, format: Int, tries: Int, threads: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) async throws(ComputationFailure) -> WorstPoint {
    var climbs = starts.map { Climb(best: $0) }
    var (round, tried) = (UInt64(0), 0)
    while tried < tries {
      climbs.sort { $0.best.isWorse(than: $1.best) }
      climbs.removeLast(max(0, climbs.count - Self.climbs >> (4 * tried / tries)))
      round += 1
      let (places, number) = (climbs, round)
      // The last chunk has new points of all ranges.
      let chunks = try await ConcurrentChunks.map(places.count + 1, threads: threads) {
        index throws(ComputationFailure) in
        var generator = SplitMix64(seed: seed, stream: number << 16 | UInt64(index))
        defer { progress(Self.triesOfRound) }
        if index == places.count {
          let points = (0..<Self.triesOfRound).map { _ in ranges.map { $0.draw(&generator) } }
          return try worst(ofEach: [points], format)[0].map { Climb(best: $0) }
        }
        return try climbed(places[index], format, &generator)
      }
      tried += chunks.count * Self.triesOfRound
      climbs = chunks.dropLast().compactMap { $0 }
      let best = climbs.map(\.best).reduce(first) { $1.isWorse(than: $0) ? $1 : $0 }
      let stalled = climbs.indices.last { index in
        climbs[index].rounds >= Self.mostRounds && best.isWorse(than: climbs[index].best)
      }
      if let stalled, let fresh = chunks.last ?? nil { climbs[stalled] = fresh }
    }
    let best = climbs.map(\.best).reduce(first) { $1.isWorse(than: $0) ? $1 : $0 }
    return try worst(of: [], orWorse: best, format)
  }

  /// The number of climbs at first, and that of the points that each tries in a round.
  static var climbs: Int { 16 }
  private static var triesOfRound: Int { 64 }
  /// The number of points that are computed together, the worst of which is the next place.
  private static var triesOfMove: Int { 4 }
  /// The rounds without a larger error after which a climb starts again.
  private static var mostRounds: Int { 12 }

  /// A climb after another round.
  private func climbed(
    _ climb: Climb, _ format: Int, _ generator: inout SplitMix64
  ) throws(ComputationFailure) -> Climb {
    var climb = climb
    climb.rounds += 1
    for _ in 0..<(Self.triesOfRound / Self.triesOfMove) {
      let points = (0..<Self.triesOfMove).map { _ in
        ranges.neighbor(of: climb.best.point, &generator)
      }
      let worst = try worst(ofEach: [points], format, atLeast: climb.best.error.ulps)[0]
      guard let found = worst, !climb.best.isWorse(than: found) else { continue }
      if found.isWorse(than: climb.best) { climb.rounds = 0 }
      climb.best = found
    }
    return climb
  }

  /// Each point with its error of a format; nil for one that is not admitted or has no truth.
  func measured(
    each points: [[FormatValue]], _ format: Int
  ) throws(ComputationFailure) -> [WorstPoint?] {
    let problem = try problem.copied()
    var admitted: [Int] = []
    for (index, point) in points.enumerated() where try problem.isAdmitted(point) {
      admitted.append(index)
    }
    let results = try problem.certified(
      admitted.map { points[$0] }, formats: formats, limits: limits)
    var found = [WorstPoint?](repeating: nil, count: points.count)
    for (index, result) in zip(admitted, results) {
      found[index] = result.errors[format].map {
        WorstPoint(point: points[index], error: SampledError($0, point: 0))
      }
    }
    return found
  }
}

/// A search for a larger error from one point.
private struct Climb {
  var best: WorstPoint
  /// The rounds since the error became larger.
  var rounds = 0
}

/// A point of a search for the worst one.
protocol RankedPoint {
  /// The coordinates.
  var point: [FormatValue] { get }
  /// Whether the error is larger than at another point.
  func isWorse(than other: Self) -> Bool
}

extension WorstPoint: RankedPoint {
  func isWorse(than other: WorstPoint) -> Bool { error.isWorse(than: other.error) }
}

extension [SampleRange] {
  /// The last point of a walk that takes every step, of random size, after which the error is not
  /// smaller; `measure` is nil for a point that does not count.
  func climb<Point: RankedPoint, Failure: Error>(
    from start: Point, tries: Int, _ generator: inout SplitMix64,
    measure: ([FormatValue]) throws(Failure) -> Point?
  ) throws(Failure) -> Point {
    var best = start
    for _ in 0..<tries {
      let candidate = neighbor(of: best.point, &generator)
      if let found = try measure(candidate), !best.isWorse(than: found) { best = found }
    }
    return best
  }

  fileprivate func neighbor(
    of point: [FormatValue], _ generator: inout SplitMix64
  ) -> [FormatValue] {
    var point = point
    let index = Int.random(in: point.indices, using: &generator)
    let range = self[index]
    let bits = (range.ranks.upper - range.ranks.lower).numeratorBits
    let size = BigRational.powerOfTwo(Int.random(in: 0...bits, using: &generator))
    let step = 1 + BigRational.uniform(below: size, &generator)
    point[index] = range.moved(
      point[index], by: Bool.random(using: &generator) ? step : -step)
    return point
  }
}
