public import BigNumbers

/// How often two orders of evaluation differ, and by how much when they do.
public struct AssociativityFigures: Hashable, Sendable {
  /// Triples looked at.
  public let count: Int
  /// Triples with an operand or a result beyond the format, which are left out of everything below.
  public var overflowCount = 0
  /// Triples whose results differ.
  public var differing = 0
  /// Triples whose left result, (a ∘ b) ∘ c, is the exact value rounded once.
  public var leftCorrect = 0
  /// Triples whose right result, a ∘ (b ∘ c), is the exact value rounded once.
  public var rightCorrect = 0
  /// Mean size of a difference in ulps of the exact value.
  ///
  /// For sums this is dominated by the few that cancel almost entirely; the median is not.
  public private(set) var meanUlps = 0.0
  /// Median size of a difference in ulps.
  public private(set) var medianUlps = 0.0
  /// Largest difference in ulps.
  public private(set) var greatestUlps = 0.0
  /// Mean of difference over exact value.
  public private(set) var meanRelative: BigFloat = 0
  /// Largest difference over exact value.
  public private(set) var greatestRelative: BigFloat = 0
  /// How many triples differ by so many numbers of the format: not at all, by 1, 2–3, 4–7, and so on by powers
  /// of two.
  public private(set) var distances: [Int] = [0]

  /// Triples that are neither left out nor overflow.
  public var measuredCount: Int { count - overflowCount }
  /// Share of triples that differ.
  public var rate: Double { measuredCount == 0 ? 0 : Double(differing) / Double(measuredCount) }
  /// Standard error of the rate.
  public var standardError: Double {
    measuredCount == 0 ? 0 : (rate * (1 - rate) / Double(measuredCount)).squareRoot()
  }

  init(count: Int) { self.count = count }

  /// Counts a distance of two results, in numbers of the format.
  mutating func count(distance: BigRational) {
    let place = distance.numeratorBits
    if place >= distances.count {
      distances += Array(repeating: 0, count: place + 1 - distances.count)
    }
    distances[place] += 1
  }

  /// Sums up the sizes of all differences.
  mutating func summarize(_ sizes: [(ulps: Double, relative: BigFloat)]) {
    guard !sizes.isEmpty else { return }
    let ulps = sizes.map(\.ulps).sorted()
    meanUlps = ulps.reduce(0, +) / Double(ulps.count)
    medianUlps = ulps[ulps.count / 2]
    greatestUlps = ulps[ulps.count - 1]
    meanRelative = sizes.reduce(BigFloat(0)) { $0 + $1.relative } / BigFloat(sizes.count)
    greatestRelative = sizes.map(\.relative).reduce(BigFloat(0)) { max($0, $1) }
  }
}
