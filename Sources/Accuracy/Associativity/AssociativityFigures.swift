/// How often two orders of evaluation differ, and by how much when they do.
public struct AssociativityFigures: Hashable, Sendable {
  /// Triples looked at.
  public let count: Int
  /// Triples whose results differ.
  public let differing: Int
  /// Mean size of a difference in ulps of the exact value.
  ///
  /// For sums this is dominated by the few that cancel almost entirely; the median is not.
  public let meanUlps: Double
  /// Median size of a difference in ulps.
  public let medianUlps: Double
  /// Largest difference in ulps.
  public let greatestUlps: Double
  /// Mean of difference over exact value.
  public let meanRelative: Double

  /// Share of triples that differ.
  public var rate: Double { Double(differing) / Double(count) }
  /// Standard error of the rate.
  public var standardError: Double { (rate * (1 - rate) / Double(count)).squareRoot() }

  init(count: Int, distances: [Distance]) {
    let ulps = distances.map(\.ulps).sorted()
    let divisor = Double(max(1, distances.count))
    self.count = count
    differing = distances.count
    meanUlps = ulps.reduce(0, +) / divisor
    medianUlps = ulps.isEmpty ? 0 : ulps[ulps.count / 2]
    greatestUlps = ulps.last ?? 0
    meanRelative = distances.map(\.relative).reduce(0, +) / divisor
  }
}
