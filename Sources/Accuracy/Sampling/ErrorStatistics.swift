import BigNumbers

/// The statistics of the errors of one format at many points, in memory that does not grow with their number.
///
/// Statistics of parts add up to those of the whole, whatever the parts and their order.
public struct ErrorStatistics: Equatable, Sendable {
  /// What is counted.
  public struct Counts: Equatable, Sendable {
    /// The number of errors with each number of bits; see ``ErrorStatistics/percentile(_:)``.
    public var bits: [Double: Int] = [:]
    /// Whether large numbers of bits are rounded up.
    public var isRounded = false
    /// The largest error in bits.
    public var largestBits = 0.0
    /// The largest error in ulps.
    public var largestUlps = 0.0
    /// The exact sums: for each exponent, the sum of the significands.
    public var sumOfBits: [Int: UInt128] = [:]
    /// The same of the errors in ulps that are finite.
    public var sumOfUlps: [Int: UInt128] = [:]
    /// The number of errors in ulps that are finite.
    public var finite = 0
    /// See ``ErrorStatistics/beyondFormat``.
    public var beyondFormat = 0
    /// See ``ErrorStatistics/notFinite``.
    public var notFinite = 0
    /// See ``ErrorStatistics/correctlyRounded``.
    public var correctlyRounded = 0
    /// See ``ErrorStatistics/faithful``.
    public var faithful = 0

    /// Nothing.
    public init() {}
  }

  /// The number of measured points.
  public private(set) var count = 0
  /// The largest error in the sample in bits, which may be exceeded elsewhere in the range.
  public private(set) var sampledMaximumBits = 0.0
  /// The largest error in ulps in the sample; infinite if a result is infinite or NaN and the nearest number is not.
  public private(set) var maximumUlps = 0.0
  /// The number of points whose true value is beyond the largest finite number of the format.
  public private(set) var beyondFormat = 0
  /// The number of points with an infinite result or NaN although the true value is within the
  /// range of the format.
  public private(set) var notFinite = 0
  /// The number of points whose result is the number nearest to the true value.
  public private(set) var correctlyRounded = 0
  /// The number of points whose result has no number of the format between it and the true value.
  public private(set) var faithful = 0
  private var finite = 0
  private var distribution = ErrorDistribution()
  private var sumOfBits = ExactSum()
  private var sumOfUlps = ExactSum()

  /// No errors.
  public init() {}

  /// The statistics of errors that were counted before.
  public init(_ counts: Counts) {
    distribution = ErrorDistribution(counts: counts.bits, isRounded: counts.isRounded)
    count = counts.bits.values.reduce(0, +)
    (sampledMaximumBits, maximumUlps) = (counts.largestBits, counts.largestUlps)
    sumOfBits = ExactSum(significands: counts.sumOfBits)
    sumOfUlps = ExactSum(significands: counts.sumOfUlps)
    (finite, beyondFormat) = (counts.finite, counts.beyondFormat)
    (notFinite, correctlyRounded) = (counts.notFinite, counts.correctlyRounded)
    faithful = counts.faithful
  }

  /// What is counted, to be kept.
  public var counts: Counts {
    var counts = Counts()
    (counts.bits, counts.isRounded) = (distribution.counts, distribution.isRounded)
    (counts.largestBits, counts.largestUlps) = (sampledMaximumBits, maximumUlps)
    (counts.sumOfBits, counts.sumOfUlps) = (sumOfBits.significands, sumOfUlps.significands)
    (counts.finite, counts.beyondFormat) = (finite, beyondFormat)
    (counts.notFinite, counts.correctlyRounded) = (notFinite, correctlyRounded)
    counts.faithful = faithful
    return counts
  }

  /// Adds an error.
  public mutating func add(_ error: SampledError) {
    count += 1
    distribution.add(error.bits)
    sumOfBits.add(error.bits)
    if error.ulps.isFinite {
      finite += 1
      sumOfUlps.add(error.ulps)
    }
    sampledMaximumBits = max(sampledMaximumBits, error.bits)
    maximumUlps = max(maximumUlps, error.ulps)
    if error.isBeyondFormat { beyondFormat += 1 }
    if error.isNotFinite { notFinite += 1 }
    if error.isNearest { correctlyRounded += 1 }
    if error.isFaithful { faithful += 1 }
  }

  /// Adds the errors at other points.
  public mutating func merge(_ other: ErrorStatistics) {
    count += other.count
    distribution.merge(other.distribution)
    sumOfBits.merge(other.sumOfBits)
    sumOfUlps.merge(other.sumOfUlps)
    finite += other.finite
    sampledMaximumBits = max(sampledMaximumBits, other.sampledMaximumBits)
    maximumUlps = max(maximumUlps, other.maximumUlps)
    beyondFormat += other.beyondFormat
    notFinite += other.notFinite
    correctlyRounded += other.correctlyRounded
    faithful += other.faithful
  }

  /// The mean of the bits of error.
  public var meanBits: Double { Double(sumOfBits.value / BigRational(max(1, count))) }

  /// An upper bound of the mean of all errors in ulps that are finite, with a relative excess of at most 2⁻⁴⁰.
  public var meanUlps: Double {
    let mean = BigFloat(
      sumOfUlps.value / BigRational(max(1, finite)), precision: .bits(64), rounding: .up)
    return Double(mean, rounding: .up)
  }

  /// The smallest error that a share of the points, from 0 to 1, does not exceed (nearest-rank percentile); where there are
  /// many different errors, it may be up to 2⁻¹² bits too large.
  public func percentile(_ share: Double) -> Double {
    let rank = max(1, Int((share * Double(count)).rounded(.up)))
    var seen = 0
    for (bits, number) in distribution.counts.sorted(by: { $0.key < $1.key }) {
      seen += number
      if seen >= rank { return min(bits, sampledMaximumBits) }
    }
    return sampledMaximumBits
  }

  /// The numbers of points in `bins` equal intervals of bits of error, from 0 to `most`; larger
  /// errors count in the last interval.
  public func histogram(bins: Int, upTo most: Double) -> [Int] {
    var counts = [Int](repeating: 0, count: bins)
    for (bits, number) in distribution.counts {
      counts[min(bins - 1, Int(bits / most * Double(bins)))] += number
    }
    return counts
  }
}
