import NumericCore

/// Consecutive doubles, and the worst of those whose errors were estimated.
struct RankPart: SearchPart, Sendable {
  let ranks: ClosedRange<Int>
  /// Nil until a true value was met.
  private(set) var worst: EstimatedPoint?

  init(_ ranks: ClosedRange<Int>) { self.ranks = ranks }

  /// The number of numbers, at most 2⁶⁴ − 2⁵³.
  var size: UInt { UInt(bitPattern: ranks.upperBound &- ranks.lowerBound) + 1 }

  func isWorse(than other: RankPart) -> Bool { error > other.error }

  private var error: Double { worst?.ulps ?? -1 }

  /// Draws a number; all are equally likely but for 2⁻⁶⁴ times their number.
  func draw(_ generator: inout SplitMix64) -> Int {
    ranks.lowerBound &+ Int(bitPattern: size.multipliedFullWidth(by: UInt(generator.next())).high)
  }

  /// Takes note of an estimate.
  mutating func note(_ point: EstimatedPoint) {
    if point.ulps >= 0, point.ulps > error { worst = point }
  }

  /// Consecutive parts of equal size, or one more; fewer if there are fewer numbers. The one that contains the worst point knows it.
  func divided(into count: Int) -> [RankPart] {
    let starts = (0...count).map { place in
      // Below the size in all but the last place, whose quotient is the size itself.
      UInt(count).dividingFullWidth(size.multipliedFullWidth(by: UInt(place))).quotient
    }
    return zip(starts, starts.dropFirst()).filter { $0 < $1 }.map { start, end in
      let first = ranks.lowerBound &+ Int(bitPattern: start)
      var part = RankPart(first...first &+ Int(bitPattern: end - start - 1))
      if let worst, part.ranks.contains(worst.rank) { part.worst = worst }
      return part
    }
  }
}
