internal import CMPFR
import NumericCore

// Bounds on the cost of one call of MPFR, checked before it is made.
extension BigFloatContext {
  /// Throws where one call of MPFR would cost more than the limits allow.
  func admit(_ bounds: ArgumentBounds, _ x: BigFloat.Reader) throws(LimitExceeded) {
    if bounds.contains(.exponent) { try checkExponent(x) }
    if bounds.contains(.magnitude) { try checkMagnitude(x) }
    if bounds.contains(.tiny) { try checkTiny(x) }
  }

  /// Bounds |x|, where the cost grows with it.
  func checkMagnitude(_ x: BigFloat.Reader) throws(LimitExceeded) {
    guard let exponent = x.binaryExponent else { return }
    let magnitude = exponent < 63 ? Int(mpfr_get_d(x, MPFR_RNDA).magnitude.rounded(.up)) : Int.max
    try limits.check(.argument, magnitude)
  }

  /// Bounds the exponent of a large x, where memory grows with it.
  func checkExponent(_ x: BigFloat.Reader) throws(LimitExceeded) {
    if let exponent = x.binaryExponent { try limits.check(.exponent, exponent) }
  }

  /// Bounds the exponent of a tiny x, likewise.
  func checkTiny(_ x: BigFloat.Reader) throws(LimitExceeded) {
    if let exponent = x.binaryExponent, exponent < 0 {
      try limits.check(.exponent, -(exponent + 1))
    }
  }
}
