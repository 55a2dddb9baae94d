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
}
