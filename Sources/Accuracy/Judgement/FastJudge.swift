internal import BigNumbers
internal import NumericCore

/// Judges results at consecutive points of a range faster than the exact engine alone.
protocol PointJudge: Sendable {
  /// The counts of every computation at the points with some numbers, if the first point of all has a rank; nil if the results are
  /// no numbers of its format.
  func tallies(
    _ problem: any PointProblem, _ numbers: Range<Int>, rank: Int
  ) throws(ComputationFailure) -> [JudgementTally]?
}

/// Judges results by the fast truth of a function, and by the exact engine where that does not decide.
struct FastJudge<Truth: FastTruth>: PointJudge {
  let truth: Truth
  let limits: ExactLimits

  /// The number of points whose true values are kept at a time, in the processor's first cache.
  private static var block: Int { 1 << 9 }

  func tallies(
    _ problem: any PointProblem, _ numbers: Range<Int>, rank: Int
  ) throws(ComputationFailure) -> [JudgementTally]? {
    let points = Truth.numbers(
      ranks: rank + numbers.lowerBound..<rank + numbers.upperBound)
    guard let results = try Truth.results(problem, at: points) else { return nil }
    let first = numbers.lowerBound
    var tallies = [JudgementTally](repeating: JudgementTally(), count: results.count)
    let truths = UnsafeMutableBufferPointer<NearTruth>.allocate(capacity: Self.block)
    defer { truths.deallocate() }
    var start = 0
    while start < points.count {
      let exponent = points[start].exponentKey
      let end = Truth.end(ofBinadeAt: start, in: points)
      let run = FloatRun(exponent: exponent, width: Double(8 * MemoryLayout<Truth.Number>.size))
      var runs = [FloatRun](repeating: run, count: results.count)
      // The places where fast truth does not tell exact results from rounded ones.
      var doubtful = [[Int]](repeating: [], count: results.count)
      for lower in stride(from: start, to: end, by: Self.block) {
        let places = lower..<min(end, lower + Self.block)
        points.withUnsafeBufferPointer {
          truth.near(UnsafeBufferPointer(rebasing: $0[places]), into: truths)
        }
        for computation in runs.indices {
          Truth.judge(results[computation].numbers, truths, places, in: &runs[computation])
          doubtful[computation] += countFlags(of: computation, places)
        }
      }
      for (computation, run) in runs.enumerated() {
        let (tally, candidates) = run.finished(at: first)
        tallies[computation].merge(tally)
        try add(run.undecided, of: computation, &tallies[computation])
        try raise(by: candidates, of: computation, &tallies[computation])
        for (place, point) in zip(
          doubtful[computation], try certified(doubtful[computation]))
        {
          tallies[computation].addFlag(of: point, computation, at: first + place, limits)
        }
      }
      start = end
    }
    return tallies

    /// Counts the flags of rounded results, and returns the places of those that may be exact.
    func countFlags(of computation: Int, _ places: Range<Int>) -> [Int] {
      guard let flags = results[computation].flags else { return [] }
      var (tally, doubtful) = (FlagTally(), [Int]())
      for place in places {
        let (y, truth) = (
          Double(results[computation].numbers[place]), truths[place - places.lowerBound]
        )
        if y.isNaN || truth.head.isNaN { continue }
        if truth.isProven(apartFrom: y) {
          tally.add(FlagVerdict(isRaised: flags[place], isExact: false), at: first + place)
        } else {
          doubtful.append(place)
        }
      }
      tallies[computation].add(tally)
      return doubtful
    }

    /// Adds points that the exact engine judges.
    func add(
      _ places: [Int], of computation: Int, _ tally: inout JudgementTally
    ) throws(ComputationFailure) {
      for (place, point) in zip(places, try certified(places)) {
        tally.add(
          point, computation, in: Truth.format, at: first + place,
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
          point, computation, in: Truth.format, at: first + place, exponent: exponent, limits)
        tally.raise(to: alone, exponent: exponent)
      }
    }

    func certified(_ places: [Int]) throws(ComputationFailure) -> [CertifiedPoint] {
      if places.isEmpty { return [] }
      let points = places.map { [FormatValue(Double(points[$0]), Truth.format)] }
      let formats = [FloatFormat](repeating: Truth.format, count: results.count)
      return try problem.certified(points, formats: formats, limits: limits)
    }
  }
}
