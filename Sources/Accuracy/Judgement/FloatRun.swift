internal import BigNumbers
internal import NumericCore

/// The counts of results at consecutive points with one exponent, as far as fast truth decides them.
struct FloatRun {
  /// The exponent of the points; nil for zero.
  let exponent: Int?
  /// The bits of the format, the error of a NaN.
  let width: Double
  /// Decided points.
  private var counts = JudgementTally.Counts()
  private var invalid = 0
  private var wrongSign = 0
  private var notANumber = 0
  /// The numbers of results of 2^k to 2^(k+1) ulps.
  private var sizes = [Int](repeating: 0, count: JudgementTally.powers)
  /// The places of the first result without an error and of the first that is NaN.
  private var firstExact: Int?
  private var firstNaN: Int?
  /// The largest error that a result is known to exceed.
  private var largestLower = 0.0
  /// The errors that are not negligible, in the order of their places.
  private var errors: [(place: Int, lower: Double, upper: Double)] = []
  /// The places that the exact engine decides.
  private(set) var undecided: [Int] = []

  init(exponent: Int?, width: Double) { (self.exponent, self.width) = (exponent, width) }

  /// Judges the results at some places.
  mutating func judge<Truth: FastTruth>(
    _ results: [Truth.Number], _ truths: UnsafeMutableBufferPointer<NearTruth>,
    _ places: Range<Int>, by type: Truth.Type
  ) {
    var (nearest, faithful, certified) = (0, 0, 0)
    results.withUnsafeBufferPointer { results in
      for place in places {
        switch Truth.verdict(results[place], truths[place - places.lowerBound]) {
        case .decided(let result):
          certified += 1
          nearest += result.isNearest ? 1 : 0
          faithful += result.isFaithful ? 1 : 0
          if result.upper < FloatVerdict.negligible {
            if firstExact == nil { firstExact = place }
          } else {
            largestLower = max(largestLower, result.lower)
            // Only errors up to that may be the largest one.
            if result.upper >= largestLower - 0x1p-39 * max(1, largestLower) {
              errors.append((place, result.lower, result.upper))
            }
          }
          if result.upper >= 0.5, !result.isNearest { addLarge(result) }
        case .invalid: invalid += 1
        case .notANumber:
          certified += 1
          notANumber += 1
          if firstNaN == nil { firstNaN = place }
        case .undecided: undecided.append(place)
        }
      }
    }
    counts.certified += certified
    counts.nearest += nearest
    counts.faithful += faithful
  }

  private mutating func addLarge(_ result: DecidedFloat) {
    let ulps = UlpGrid.nearest(result.upper, tiesUp: true)
    if ulps >= 1 { sizes[min(Int(ulps.exponent), sizes.count - 1)] += 1 }
    if result.hasWrongSign { wrongSign += 1 }
  }

  /// The counts, and the places whose errors only the exact engine tells well enough, because they may be the largest ones.
  func finished(at first: Int) -> (tally: JudgementTally, candidates: [Int]) {
    var tally = JudgementTally()
    tally.all = counts
    (tally.invalid, tally.wrongSign, tally.notANumber) = (invalid, wrongSign, notANumber)
    var sum = notANumber
    for k in sizes.indices.reversed() {
      sum += sizes[k]
      tally.beyond[k] = sum
    }
    if let firstNaN { tally.consider((first + firstNaN, width, .infinity)) }
    if let firstExact { tally.consider((first + firstExact, 0, 0)) }
    let least = UlpGrid.nearest(largestLower, tiesUp: true)
    var candidates: [Int] = []
    for (place, lower, upper) in errors where UlpGrid.nearest(upper, tiesUp: true) >= least {
      if upper < 0.5, let ulps = UlpGrid.nearest(lower, upper) {
        tally.all.largestUlps = max(tally.all.largestUlps, ulps)
        tally.consider((first + place, 0, ulps))
      } else {
        candidates.append(place)
      }
    }
    if let exponent, counts.certified > 0 { tally.binades[exponent] = tally.all }
    return (tally, candidates)
  }
}
