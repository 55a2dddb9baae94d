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
    var best = start
    for _ in 0..<tries {
      let candidate = neighbor(of: best.point, &generator)
      guard try isAdmitted(problem, candidate),
        let measure = try certified(problem, candidate).errors[format]
      else { continue }
      let error = SampledError(measure, point: best.error.point)
      if !best.error.isWorse(than: error) { best = WorstPoint(point: candidate, error: error) }
    }
    return best
  }

  private func neighbor(
    of point: [FormatValue], _ generator: inout SplitMix64
  ) -> [FormatValue] {
    var point = point
    let index = Int.random(in: point.indices, using: &generator)
    let range = ranges[index]
    let bits = (range.ranks.upper - range.ranks.lower).numeratorBits
    let size = BigRational.powerOfTwo(Int.random(in: 0...bits, using: &generator))
    let step = 1 + BigRational.uniform(below: size, &generator)
    point[index] = range.moved(
      point[index], by: Bool.random(using: &generator) ? step : -step)
    return point
  }
}
