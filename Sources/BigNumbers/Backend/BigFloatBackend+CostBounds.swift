internal import CMPFR
import NumericCore

// Bounds on the cost of one call of MPFR, checked before it is made.
extension BigFloatBackend {
  /// A function of one number that is one call of MPFR, after its bound.
  @inline(__always)
  func guarded(_ operation: UnaryOperation, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try admit(operation, x.operand)
    return unary(operation, x)
  }

  /// Throws where one call of MPFR would cost more than the limits allow.
  @inline(__always)
  func admit(_ operation: UnaryOperation, _ x: BigFloat.Reader) throws(LimitExceeded) {
    switch operation {
    // Reducing x modulo π needs π to as many bits as x has before the point.
    case .sin, .cos, .tan, .sec, .csc, .cot, .besselJ0, .besselJ1, .besselY0, .besselY1:
      try checkExponent(x)
    case .airy: try checkMagnitude(x)
    default: break
    }
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
  func checkTiny(_ x: BigFloat) throws(LimitExceeded) {
    if let exponent = x.binaryExponent, exponent < 0 {
      try limits.check(.exponent, -(exponent + 1))
    }
  }
}
