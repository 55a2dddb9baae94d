import BigNumbers

/// The statistics of the errors of one format at many points.
public struct ErrorStatistics: Sendable {
  /// The mean of the bits of error.
  public let meanBits: Double
  /// The bits of error in ascending order.
  private let sortedBits: [Double]
  /// An upper bound of the mean of all errors in ulps that are finite, with a relative excess of at most 2⁻⁴⁰.
  public let meanUlps: Double
  /// The largest error in ulps in the sample; infinite if a result is infinite or NaN and the nearest number is not.
  public let maximumUlps: Double
  /// The number of points whose true value is beyond the largest finite number of the format.
  public let beyondFormat: Int
  /// The number of points with an infinite result or NaN although the true value is within the
  /// range of the format.
  public let notFinite: Int
  /// The number of points whose result is the number nearest to the true value.
  public let correctlyRounded: Int

  /// The number of measured points.
  public var count: Int { sortedBits.count }
  /// The largest error in the sample, which may be exceeded elsewhere in the range.
  public var sampledMaximumBits: Double { sortedBits.last ?? 0 }

  init(_ errors: [SampledError]) {
    sortedBits = errors.map(\.bits).sorted()
    let count = Double(max(1, errors.count))
    meanBits = sortedBits.reduce(0, +) / count
    let finite = errors.lazy.map(\.ulps).filter(\.isFinite)
    meanUlps = finite.reduce(0, +) / Double(max(1, finite.count))
    maximumUlps = errors.lazy.map(\.ulps).max() ?? 0
    beyondFormat = errors.count(where: \.isBeyondFormat)
    notFinite = errors.count(where: \.isNotFinite)
    correctlyRounded = errors.count { $0.bits == 0 }
  }

  /// The smallest error that a share of the points, from 0 to 1, does not exceed (nearest-rank
  /// percentile).
  public func percentile(_ share: Double) -> Double {
    guard !sortedBits.isEmpty else { return 0 }
    let rank = Int((share * Double(sortedBits.count)).rounded(.up))
    return sortedBits[min(max(rank, 1), sortedBits.count) - 1]
  }

  /// The numbers of points in `bins` equal intervals of bits of error, from 0 to `most`; larger
  /// errors count in the last interval.
  public func histogram(bins: Int, upTo most: Double) -> [Int] {
    var counts = [Int](repeating: 0, count: bins)
    for bits in sortedBits { counts[min(bins - 1, Int(bits / most * Double(bins)))] += 1 }
    return counts
  }
}

/// The error at one point, in a compact form.
public struct SampledError: Sendable {
  /// The index of the point, in the order of drawing.
  public let point: Int
  /// log₂(1 + ordinal ulps).
  public let bits: Double
  /// The error in ulps, rounded up; infinite for infinities and NaN, but 0 for an infinity that is nearest to the truth.
  public let ulps: Double
  let isBeyondFormat: Bool
  let isNotFinite: Bool

  init(_ error: PointError, point: Int) {
    self.point = point
    bits = error.bits
    let isNearest = error.bits == 0
    ulps = error.ulps.map { Double($0.upper, rounding: .up) } ?? (isNearest ? 0 : .infinity)
    isBeyondFormat = error.isBeyondFormat
    isNotFinite = error.isNotFinite
  }

  /// Whether the error is larger in bits, or equal in bits and larger in ulps.
  public func isWorse(than other: SampledError) -> Bool {
    (bits, ulps) > (other.bits, other.ulps)
  }
}
