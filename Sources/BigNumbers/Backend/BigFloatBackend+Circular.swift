internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func sin(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_sin, x) }
  public func cos(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_cos, x) }
  public func tan(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_tan, x) }
  public func sec(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_sec, x) }
  public func csc(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_csc, x) }
  public func cot(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_cot, x) }

  public func asin(_ x: BigFloat) -> BigFloat { unary(mpfr_asin, x) }
  public func acos(_ x: BigFloat) -> BigFloat { unary(mpfr_acos, x) }
  public func atan(_ x: BigFloat) -> BigFloat { unary(mpfr_atan, x) }
  public func atan2(y: BigFloat, x: BigFloat) -> BigFloat { binary(mpfr_atan2, y, x) }

  /// Reducing x modulo π needs π to as many bits as x has before the point, so that count is bounded
  /// first.
  @inline(__always)
  func periodic(_ f: BigFloat.Unary, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try checkExponent(x)
    return unary(f, x)
  }
}
