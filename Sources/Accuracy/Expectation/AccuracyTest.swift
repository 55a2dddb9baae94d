import BigNumbers
import NumericCore

/// A search for the point at which a function is farthest from its true value.
struct AccuracyTest<Number: MeasurableFloat> {
  /// The names of the arguments, for messages.
  let names: [String]
  /// The least and the largest value of each argument.
  let ends: [(lower: Number, upper: Number)]
  /// The largest error that passes, in units in the last place.
  let bound: Double
  /// The number of points that are drawn; twice as many are tried on walks.
  let count: Int
  let seed: UInt64
  let limits: ExactLimits
  /// The ranges, to draw from by rank and by value.
  private let ranges: (byRank: [SampleRange], byValue: [SampleRange])

  static var format: FloatFormat { Number.measuredFormat }

  /// Prepares a test.
  ///
  /// - Throws: if a range contains no numbers, or the bound or the number of points is none.
  init(
    names: [String], _ ends: [(lower: Number, upper: Number)], bound: Double, points: Int,
    seed: UInt64, limits: ExactLimits
  ) throws(AccuracyFailure<Number>) {
    guard bound >= 0 else {
      throw AccuracyFailure("a bound on an error is a number of ulps from 0 on, not \(bound)")
    }
    guard points >= 0 else {
      throw AccuracyFailure("a number of points is not negative, and this is \(points)")
    }
    (self.names, self.ends, self.bound, count) = (names, ends, bound, points)
    (self.seed, self.limits) = (seed, limits)
    let ranges = (
      byRank: try Self.ranges(names, ends, .floats, limits),
      byValue: try Self.ranges(names, ends, .values, limits)
    )
    self.ranges = ranges
  }

  private static func ranges(
    _ names: [String], _ ends: [(lower: Number, upper: Number)], _ measure: SampleMeasure,
    _ limits: ExactLimits
  ) throws(AccuracyFailure<Number>) -> [SampleRange] {
    var ranges: [SampleRange] = []
    for (name, (lower, upper)) in zip(names, ends) {
      guard let low = ExactReal(exactly: lower), let high = ExactReal(exactly: upper) else {
        let end = lower.isFinite ? upper : lower
        throw AccuracyFailure(
          "the range of \(name) has finite ends, such as greatestFiniteMagnitude, and not \(end)")
      }
      guard lower <= upper,
        let range = try? SampleRange(name, from: low, to: high, format, measure, limits: limits)
      else {
        throw AccuracyFailure("the range of \(name) is empty: from \(lower) to \(upper)")
      }
      ranges.append(range)
    }
    return ranges
  }

  /// Measures notable and drawn points, climbs from the worst ones, and fails if an error is beyond
  /// the bound.
  func run(
    _ measure: ([FormatValue]) throws(AccuracyFailure<Number>) -> Finding?
  ) throws(AccuracyFailure<Number>) -> [Finding] {
    var generator = SplitMix64(seed: seed, stream: 0)
    let notable = NotableNumbers.points(
      ends.map { NotableNumbers(from: $0.lower, to: $0.upper) }, using: &generator)
    var worst: [Finding] = []
    if let found = try Self.worst(of: notable.map { $0.map(\.formatValue) }, measure) {
      worst.append(found)
    }
    // Four portions, so that the starting points of the walks are far from each other.
    let portions = [ranges.byRank, ranges.byRank, ranges.byValue, ranges.byValue]
    for (index, ranges) in portions.enumerated() {
      let share = count / portions.count + (index < count % portions.count ? 1 : 0)
      let draws = (0..<share).lazy.map { _ in ranges.map { $0.draw(&generator) } }
      if let found = try Self.worst(of: draws, measure) { worst.append(found) }
    }
    // A short walk from each, and a long one from the best of them.
    for index in worst.indices {
      worst[index] = try ranges.byRank.climb(
        from: worst[index], tries: count / worst.count, &generator, measure: measure)
    }
    worst.sort { $0.isWorse(than: $1) }
    if let first = worst.first {
      worst[0] = try ranges.byRank.climb(
        from: first, tries: count, &generator, measure: measure)
    }
    return worst
  }

  /// The worst of some points; nil if none of them counts.
  private static func worst(
    of points: some Sequence<[FormatValue]>,
    _ measure: ([FormatValue]) throws(AccuracyFailure<Number>) -> Finding?
  ) throws(AccuracyFailure<Number>) -> Finding? {
    var worst: Finding?
    for point in points {
      guard let found = try measure(point) else { continue }
      if worst.map({ found.isWorse(than: $0) }) ?? true { worst = found }
    }
    return worst
  }
}
