internal import CMPFR
public import NumericCore

// MPFR's Bessel, Airy and incomplete gamma functions run for minutes or exhaust memory on arguments
// that look small, so every call is bounded before it is made.
extension BigFloatBackend {
  public func besselJ0(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try guarded(.besselJ0, x)
  }
  public func besselJ1(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try guarded(.besselJ1, x)
  }
  public func besselY0(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try guarded(.besselY0, x)
  }
  public func besselY1(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try guarded(.besselY1, x)
  }
  public func besselJ(_ n: BigFloat, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try indexed(mpfr_jn, n, x)
  }
  public func besselY(_ n: BigFloat, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try indexed(mpfr_yn, n, x)
  }

  private func indexed(
    _ f: BigFloat.Indexed, _ n: BigFloat, _ x: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    guard n.isInteger else { return notANumber }
    try checkMagnitude(n.operand)
    guard let index = n.signedWord else { return notANumber }
    if index < 0 || index > 1 {
      try checkMagnitude(x.operand)
      try checkTiny(x)
    } else {
      try checkExponent(x.operand)
    }
    return make { r, mode in x.read { f(r, index, $0, mode) } }
  }

  public func airy(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try guarded(.airy, x)
  }

  public func incompleteGamma(_ a: BigFloat, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try checkMagnitude(a.operand)
    try checkMagnitude(x.operand)
    try checkTiny(a)
    try checkTiny(x)
    return binary(mpfr_gamma_inc, a, x)
  }

  /// MPFR forms x + y exactly, which takes as many bits as their exponents are apart.
  public func beta(_ x: BigFloat, _ y: BigFloat) throws(LimitExceeded) -> BigFloat {
    for argument in [x, y] {
      try checkExponent(argument.operand)
      try checkTiny(argument)
    }
    return binary(mpfr_beta, x, y)
  }

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
  private func checkMagnitude(_ x: BigFloat.Reader) throws(LimitExceeded) {
    guard let exponent = x.binaryExponent else { return }
    let magnitude = exponent < 63 ? Int(mpfr_get_d(x, MPFR_RNDA).magnitude.rounded(.up)) : Int.max
    try limits.check(.argument, magnitude)
  }

  /// Bounds the exponent of a large x, where memory grows with it.
  func checkExponent(_ x: BigFloat.Reader) throws(LimitExceeded) {
    if let exponent = x.binaryExponent { try limits.check(.exponent, exponent) }
  }

  /// Bounds the exponent of a tiny x, likewise.
  private func checkTiny(_ x: BigFloat) throws(LimitExceeded) {
    if let exponent = x.binaryExponent, exponent < 0 {
      try limits.check(.exponent, -(exponent + 1))
    }
  }
}
