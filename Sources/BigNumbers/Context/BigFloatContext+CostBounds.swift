internal import CMPFR
import NumericCore

// Limits of the cost of one call of MPFR, which are checked before the call.
extension BigFloatContext {
  /// Throws if one call of MPFR would cost more than the limits allow.
  func admit(_ bounds: ArgumentBounds, _ x: BigFloat.Reader) throws(LimitExceeded) {
    if bounds.contains(.exponent) { try checkExponent(x) }
    if bounds.contains(.magnitude) { try checkMagnitude(x) }
    if bounds.contains(.tiny) { try checkTiny(x) }
  }

  /// Throws if |x|, with which the cost grows, exceeds its limit.
  func checkMagnitude(_ x: BigFloat.Reader) throws(LimitExceeded) {
    guard let exponent = x.binaryExponent else { return }
    let magnitude = exponent < 63 ? Int(mpfr_get_d(x, MPFR_RNDA).magnitude.rounded(.up)) : Int.max
    try limits.check(.argument, magnitude)
  }

  /// Throws if the exponent of a large x, with which the memory grows, exceeds its limit.
  func checkExponent(_ x: BigFloat.Reader) throws(LimitExceeded) {
    if let exponent = x.binaryExponent { try limits.check(.exponent, exponent) }
  }

  /// Throws if the exponent of a tiny x, with which the memory grows, exceeds its limit in
  /// magnitude.
  func checkTiny(_ x: BigFloat.Reader) throws(LimitExceeded) {
    if let exponent = x.binaryExponent, exponent < 0 {
      try limits.check(.exponent, -(exponent + 1))
    }
  }
}
