import BigNumbers

/// What the errors of one format were in many points.
public struct ErrorStatistics: Sendable {
  /// Mean of the bits of error.
  public let meanBits: Double
  /// The bits of error in order, least first.
  private let sortedBits: [Double]
  /// Mean of the ulp errors, an upper bound by a relative 2⁻⁴⁰; infinite where one is.
  public let meanUlps: Double
  /// The largest ulp error that was seen; infinite where a result was infinite or NaN.
  public let maximumUlps: Double
  /// Points whose true value is beyond the largest finite number of the format.
  public let beyondFormat: Int
  /// Points where the format has an infinity or NaN although the true value is not beyond it.
  public let notFinite: Int
  /// Points whose result is the number nearest to the truth.
  public let correctlyRounded: Int

  /// Points that were measured.
  public var count: Int { sortedBits.count }
  /// The largest error that was seen: in the sample, not in the range.
  public var sampledMaximumBits: Double { sortedBits.last ?? 0 }

  init(_ errors: [SampledError]) {
    sortedBits = errors.map(\.bits).sorted()
    let count = Double(max(1, errors.count))
    meanBits = sortedBits.reduce(0, +) / count
    meanUlps = errors.lazy.map(\.ulps).reduce(0, +) / count
    maximumUlps = errors.lazy.map(\.ulps).max() ?? 0
    beyondFormat = errors.count(where: \.isBeyondFormat)
    notFinite = errors.count(where: \.isNotFinite)
    correctlyRounded = errors.count { $0.bits == 0 }
  }

  /// The least error that a share of the points, from 0 to 1, does not exceed: the nearest-rank percentile.
  public func percentile(_ share: Double) -> Double {
    guard !sortedBits.isEmpty else { return 0 }
    let rank = Int((share * Double(sortedBits.count)).rounded(.up))
    return sortedBits[min(max(rank, 1), sortedBits.count) - 1]
  }

  /// How many points have an error from one count of bits up to another, for `bins` equal parts of the range
  /// from 0 to `most`; larger errors count in the last.
  public func histogram(bins: Int, upTo most: Double) -> [Int] {
    var counts = [Int](repeating: 0, count: bins)
    for bits in sortedBits { counts[min(bins - 1, Int(bits / most * Double(bins)))] += 1 }
    return counts
  }
}

/// What is kept of one point's error.
public struct SampledError: Sendable {
  /// Which point, counted from the first drawn.
  public let point: Int
  /// log₂(1 + ordinal ulps).
  public let bits: Double
  /// The ulp error, rounded up; infinite for infinities and NaN.
  public let ulps: Double
  let isBeyondFormat: Bool
  let isNotFinite: Bool

  init(_ error: PointError, point: Int) {
    self.point = point
    bits = error.bits
    ulps = error.ulps.map { Double($0.upper, rounding: .up) } ?? .infinity
    isBeyondFormat = error.isBeyondFormat
    isNotFinite = error.isNotFinite
  }

  /// Larger in bits, or as large and larger in ulps.
  public func isWorse(than other: SampledError) -> Bool {
    (bits, ulps) > (other.bits, other.ulps)
  }
}
