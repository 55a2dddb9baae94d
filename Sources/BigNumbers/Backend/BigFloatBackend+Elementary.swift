internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func sqrt(_ x: BigFloat) -> BigFloat { unary(mpfr_sqrt, x) }
  public func cbrt(_ x: BigFloat) -> BigFloat { unary(mpfr_cbrt, x) }
  public func hypot(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(mpfr_hypot, x, y) }
  public func pow(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(mpfr_pow, x, y) }

  public func exp(_ x: BigFloat) -> BigFloat { unary(mpfr_exp, x) }
  public func exp2(_ x: BigFloat) -> BigFloat { unary(mpfr_exp2, x) }
  public func exp10(_ x: BigFloat) -> BigFloat { unary(mpfr_exp10, x) }
  public func expMinusOne(_ x: BigFloat) -> BigFloat { unary(mpfr_expm1, x) }
  public func log(_ x: BigFloat) -> BigFloat { unary(mpfr_log, x) }
  public func log2(_ x: BigFloat) -> BigFloat { unary(mpfr_log2, x) }
  public func log10(_ x: BigFloat) -> BigFloat { unary(mpfr_log10, x) }
  public func log(onePlus x: BigFloat) -> BigFloat { unary(mpfr_log1p, x) }

  public func sin(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_sin, x) }
  public func cos(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_cos, x) }
  public func tan(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try periodic(mpfr_tan, x) }
  public func asin(_ x: BigFloat) -> BigFloat { unary(mpfr_asin, x) }
  public func acos(_ x: BigFloat) -> BigFloat { unary(mpfr_acos, x) }
  public func atan(_ x: BigFloat) -> BigFloat { unary(mpfr_atan, x) }
  public func atan2(y: BigFloat, x: BigFloat) -> BigFloat { binary(mpfr_atan2, y, x) }

  public func sinh(_ x: BigFloat) -> BigFloat { unary(mpfr_sinh, x) }
  public func cosh(_ x: BigFloat) -> BigFloat { unary(mpfr_cosh, x) }
  public func tanh(_ x: BigFloat) -> BigFloat { unary(mpfr_tanh, x) }
  public func asinh(_ x: BigFloat) -> BigFloat { unary(mpfr_asinh, x) }
  public func acosh(_ x: BigFloat) -> BigFloat { unary(mpfr_acosh, x) }
  public func atanh(_ x: BigFloat) -> BigFloat { unary(mpfr_atanh, x) }

  /// Reducing x modulo π needs π to as many bits as x has before the point, so that count is bounded
  /// first.
  @inline(__always)
  private func periodic(_ f: BigFloat.Unary, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    if let exponent = x.exponent { try limits.check(.exponent, exponent) }
    return unary(f, x)
  }
}
