import BigNumbers
public import NumericCore

extension Sampler {
  /// Searches for a larger error, starting at a point: it moves one variable at a time by a random
  /// number of ranks of random size, and keeps the new point if the error is not smaller.
  ///
  /// The result has a large error, but is not proven to have the largest one.
  public func climb(
    from start: WorstPoint, format: Int, tries: Int
  ) throws(ComputationFailure) -> WorstPoint {
    guard !ranges.isEmpty else { return start }
    var generator = SplitMix64(seed: seed, stream: ~UInt64(start.error.point))
    let problem = try problem.copied()
    return try ranges.climb(from: start, tries: tries, &generator) {
      candidate throws(ComputationFailure) in
      guard try problem.isAdmitted(candidate),
        let measure = try problem.certified([candidate], formats: formats, limits: limits)[0]
          .errors[format]
      else { return nil }
      return WorstPoint(
        point: candidate, error: SampledError(measure, point: start.error.point))
    }
  }
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

  private func neighbor(
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
