import BigNumbers

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

  /// An error that was kept, of which no more is known.
  public init(point: Int, bits: Double, ulps: Double) {
    (self.point, self.bits, self.ulps) = (point, bits, ulps)
    (isBeyondFormat, isNotFinite) = (false, false)
  }

  /// The error at a point with an index.
  public init(_ error: PointError, point: Int) {
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
