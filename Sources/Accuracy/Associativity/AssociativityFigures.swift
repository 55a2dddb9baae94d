public import BigNumbers

/// How often two orders of evaluation give different results, and how large the differences are.
public struct AssociativityFigures: Hashable, Sendable {
  /// The number of triples.
  public let count: Int
  /// Triples with an operand or result beyond the range of the format; the other figures exclude
  /// them.
  public var overflowCount = 0
  /// The number of triples with different results.
  public var differing = 0
  /// Triples whose left result, (a ∘ b) ∘ c, is the exact value rounded once.
  public var leftCorrect = 0
  /// Triples whose right result, a ∘ (b ∘ c), is the exact value rounded once.
  public var rightCorrect = 0
  /// The mean difference in ulps of the exact value.
  ///
  /// For sums it is dominated by the few triples with strong cancellation; the median is not.
  public private(set) var meanUlps = 0.0
  /// The median difference in ulps.
  public private(set) var medianUlps = 0.0
  /// The largest difference in ulps.
  public private(set) var greatestUlps = 0.0
  /// The mean of the difference divided by the exact value.
  public private(set) var meanRelative: BigFloat = 0
  /// The largest difference divided by the exact value.
  public private(set) var greatestRelative: BigFloat = 0
  /// The number of triples for each distance in numbers of the format: 0, 1, 2–3, 4–7, and so on by
  /// powers of two.
  public private(set) var distances: [Int] = [0]

  /// The number of triples without those beyond the range.
  public var measuredCount: Int { count - overflowCount }
  /// The share of triples with different results.
  public var rate: Double { measuredCount == 0 ? 0 : Double(differing) / Double(measuredCount) }
  /// The standard error of the rate.
  public var standardError: Double {
    measuredCount == 0 ? 0 : (rate * (1 - rate) / Double(measuredCount)).squareRoot()
  }

  init(count: Int) { self.count = count }

  /// Counts the distance between two results, in numbers of the format.
  mutating func count(distance: BigRational) {
    let place = distance.numeratorBits
    if place >= distances.count {
      distances += Array(repeating: 0, count: place + 1 - distances.count)
    }
    distances[place] += 1
  }

  /// Computes the figures of the sizes of all differences.
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
