internal import BigNumbers
internal import NumericCore

/// Judges results in binary32 by the fast truth of a function, and by the exact engine where that does not decide.
struct FastJudge {
  let function: any NearFunction
  let limits: ExactLimits

  /// The number of points that are computed together: their bits fit into a pipe.
  static let chunk = 1 << 14

  /// The number of points whose true values are kept at a time, in the processor's first cache.
  private static let block = 1 << 9

  /// The counts of every computation at consecutive points, the first of which has a number; nil if the results are no numbers
  /// of binary32.
  func tallies(
    _ problem: some PointProblem, _ points: [Float], from first: Int
  ) throws(ComputationFailure) -> [JudgementTally]? {
    guard let results = try problem.floats(at: points) else { return nil }
    var tallies = [JudgementTally](repeating: JudgementTally(), count: results.count)
    let truths = UnsafeMutableBufferPointer<NearTruth>.allocate(capacity: Self.block)
    defer { truths.deallocate() }
    var start = 0
    while start < points.count {
      let exponent = points[start].exponentKey
      var end = start + 1
      while end < points.count, points[end].exponentKey == exponent { end += 1 }
      var runs = [FloatRun](repeating: FloatRun(exponent: exponent), count: results.count)
      for lower in stride(from: start, to: end, by: Self.block) {
        let places = lower..<min(end, lower + Self.block)
        points.withUnsafeBufferPointer {
          function.near(UnsafeBufferPointer(rebasing: $0[places]), into: truths)
        }
        for computation in runs.indices {
          runs[computation].judge(results[computation], truths, places)
        }
      }
      for (computation, run) in runs.enumerated() {
        let (tally, candidates) = run.finished(at: first)
        tallies[computation].merge(tally)
        try add(run.undecided, of: computation, &tallies[computation])
        try raise(by: candidates, of: computation, &tallies[computation])
      }
      start = end
    }
    return tallies

    /// Adds points that the exact engine judges.
    func add(
      _ places: [Int], of computation: Int, _ tally: inout JudgementTally
    ) throws(ComputationFailure) {
      for (place, point) in zip(places, try certified(places)) {
        tally.add(
          point, computation, in: Self.format, at: first + place,
          exponent: points[place].exponentKey, limits)
      }
    }

    /// Raises the largest errors to those of points that are counted.
    func raise(
      by places: [Int], of computation: Int, _ tally: inout JudgementTally
    ) throws(ComputationFailure) {
      for (place, point) in zip(places, try certified(places)) {
        var alone = JudgementTally()
        let exponent = points[place].exponentKey
        alone.add(
          point, computation, in: Self.format, at: first + place, exponent: exponent, limits)
        tally.raise(to: alone, exponent: exponent)
      }
    }

    func certified(_ places: [Int]) throws(ComputationFailure) -> [CertifiedPoint] {
      if places.isEmpty { return [] }
      let points = places.map { [FormatValue(single: points[$0])] }
      let formats = [FloatFormat](repeating: Self.format, count: results.count)
      return try problem.certified(points, formats: formats, limits: limits)
    }
  }

  static let format = FloatFormat.binary(.binary32)
}

extension Float {
  /// The exponent of a number as if it was normal; nil for zero.
  fileprivate var exponentKey: Int? {
    isZero ? nil : Int(bitPattern: UInt(Double(self).bitPattern >> 52 & 0x7FF)) - 1023
  }
}
