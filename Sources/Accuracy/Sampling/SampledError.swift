import BigNumbers

/// The error at one point, in a compact form.
public struct SampledError: Sendable {
  /// The index of the point, in the order of drawing.
  public let point: Int
  /// log₂(1 + ordinal ulps).
  public let bits: Double
  /// The error in ulps, rounded up; infinite for infinities and NaN, but 0 for an infinity that is nearest to the truth.
  public let ulps: Double
  /// Whether no number of the format lies between the computed one and the truth.
  public let isFaithful: Bool
  let isNearest: Bool
  let isBeyondFormat: Bool
  let isNotFinite: Bool

  /// An error that was kept, of which no more is known.
  public init(point: Int, bits: Double, ulps: Double) {
    (self.point, self.bits, self.ulps) = (point, bits, ulps)
    (isFaithful, isNearest, isBeyondFormat, isNotFinite) = (bits == 0, bits == 0, false, false)
  }

  /// The error at a point with an index.
  public init(_ error: PointError, point: Int) {
    self.point = point
    bits = error.bits
    isNearest = error.isNearest
    ulps = error.ulps.map { Double($0.upper, rounding: .up) } ?? (isNearest ? 0 : .infinity)
    isFaithful = error.isFaithful
    isBeyondFormat = error.isBeyondFormat
    isNotFinite = error.isNotFinite
  }

  /// Whether the error is larger: in ulps, or in bits if there are many.
  ///
  /// The measures agree but next to powers of two. Ulps have fractions, so that a search sees which of two results next to the
  /// truth is the better one; bits go on where ulps saturate, as for results that are zero or have the wrong sign.
  public func isWorse(than other: SampledError) -> Bool {
    let (mine, others) = (max(bits, Self.manyBits), max(other.bits, Self.manyBits))
    if mine != others { return mine > others }
    return (ulps, bits) > (other.ulps, other.bits)
  }

  private static let manyBits = 8.0
}
