public import BigNumbers

/// How often two orders of evaluation give different results, and how large the differences are.
///
/// Figures of parts add up to those of the whole, whatever the parts and their order.
public struct AssociativityFigures: Hashable, Sendable {
  /// What is counted.
  public struct Counts: Hashable, Sendable {
    /// The number of triples.
    public var count = 0
    /// Triples with an operand or result beyond the range of the format; the other figures exclude
    /// them.
    public var overflowing = 0
    /// Triples whose left result, (a ∘ b) ∘ c, is the exact value rounded once.
    public var leftCorrect = 0
    /// Triples whose right result, a ∘ (b ∘ c), is the exact value rounded once.
    public var rightCorrect = 0
    /// The number of differences with each number of ulps of the exact value.
    public var ulps: [Double: Int] = [:]
    /// The exact sum of the differences divided by the exact value, each rounded to 64 bits.
    var relative = ExactSum()
    /// The same sum: for each exponent, the sum of the significands.
    public var sumOfRelative: [Int: UInt128] {
      get { relative.significands }
      set { relative = ExactSum(significands: newValue) }
    }
    /// The largest difference divided by the exact value.
    public var greatestRelative: BigFloat = 0
    /// The number of triples for each distance in numbers of the format: 0, 1, 2–3, 4–7, and so on by
    /// powers of two.
    public var distances: [Int] = [0]

    /// Nothing.
    public init() {}
  }

  /// What is counted, to be kept.
  public private(set) var counts: Counts

  /// The figures of what was counted before; of nothing if it is left out.
  public init(_ counts: Counts = Counts()) { self.counts = counts }

  /// Adds the figures of other triples.
  public mutating func merge(_ other: AssociativityFigures) {
    let other = other.counts
    counts.count += other.count
    counts.overflowing += other.overflowing
    counts.leftCorrect += other.leftCorrect
    counts.rightCorrect += other.rightCorrect
    for (ulps, number) in other.ulps { counts.ulps[ulps, default: 0] += number }
    counts.relative.merge(other.relative)
    counts.greatestRelative = max(counts.greatestRelative, other.greatestRelative)
    for (place, number) in other.distances.enumerated() { count(number, at: place) }
  }

  /// Counts a triple beyond the range of the format.
  mutating func addOverflow() {
    counts.count += 1
    counts.overflowing += 1
  }

  /// Counts a triple within the range of the format.
  mutating func add(leftIsCorrect: Bool, rightIsCorrect: Bool) {
    counts.count += 1
    if leftIsCorrect { counts.leftCorrect += 1 }
    if rightIsCorrect { counts.rightCorrect += 1 }
  }

  /// Counts the distance between two results, in numbers of the format.
  mutating func count(distance: BigRational) { count(1, at: distance.numeratorBits) }

  private mutating func count(_ number: Int, at place: Int) {
    if place >= counts.distances.count {
      counts.distances += Array(repeating: 0, count: place + 1 - counts.distances.count)
    }
    counts.distances[place] += number
  }

  /// Counts a difference, whose relative size has 64 bits.
  mutating func addDifference(ulps: Double, relative: BigFloat) {
    counts.ulps[ulps, default: 0] += 1
    counts.relative.add(relative)
    counts.greatestRelative = max(counts.greatestRelative, relative)
  }
}

// MARK: - Figures

extension AssociativityFigures {
  /// The number of triples.
  public var count: Int { counts.count }
  /// See ``Counts/overflowing``.
  public var overflowCount: Int { counts.overflowing }
  /// The number of triples with different results.
  public var differing: Int { counts.ulps.values.reduce(0, +) }
  /// See ``Counts/leftCorrect``.
  public var leftCorrect: Int { counts.leftCorrect }
  /// See ``Counts/rightCorrect``.
  public var rightCorrect: Int { counts.rightCorrect }
  /// See ``Counts/distances``.
  public var distances: [Int] { counts.distances }
  /// The number of triples without those beyond the range.
  public var measuredCount: Int { count - overflowCount }
  /// The share of triples with different results.
  public var rate: Double { measuredCount == 0 ? 0 : Double(differing) / Double(measuredCount) }
  /// The standard error of the rate.
  public var standardError: Double {
    measuredCount == 0 ? 0 : (rate * (1 - rate) / Double(measuredCount)).squareRoot()
  }

  /// The mean difference in ulps of the exact value.
  ///
  /// For sums it is dominated by the few triples with strong cancellation; the median is not.
  public var meanUlps: Double {
    guard greatestUlps.isFinite else { return .infinity }
    let total = counts.ulps.reduce(BigRational(0)) { total, size in
      total + ((try? BigRational(exactly: BigFloat(size.key))) ?? 0) * BigRational(size.value)
    }
    return Double(total / BigRational(max(1, differing)))
  }

  /// The median difference in ulps.
  public var medianUlps: Double {
    let middle = differing / 2
    var seen = 0
    for (ulps, number) in counts.ulps.sorted(by: { $0.key < $1.key }) {
      seen += number
      if seen > middle { return ulps }
    }
    return 0
  }

  /// The largest difference in ulps.
  public var greatestUlps: Double { counts.ulps.keys.max() ?? 0 }

  /// The mean of the difference divided by the exact value.
  public var meanRelative: BigFloat {
    BigFloat(counts.relative.value / BigRational(max(1, differing)), precision: .bits(64))
  }

  /// See ``Counts/greatestRelative``.
  public var greatestRelative: BigFloat { counts.greatestRelative }
}
