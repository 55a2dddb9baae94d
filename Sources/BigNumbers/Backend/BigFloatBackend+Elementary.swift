internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func sqrt(_ x: BigFloat) -> BigFloat { unary(mpfr_sqrt, x) }
  public func reciprocalSqrt(_ x: BigFloat) -> BigFloat { unary(mpfr_rec_sqrt, x) }
  public func cbrt(_ x: BigFloat) -> BigFloat { unary(mpfr_cbrt, x) }
  public func hypot(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(mpfr_hypot, x, y) }
  public func pow(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(mpfr_pow, x, y) }

  public func powr(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(mpfr_powr, x, y) }

  /// The real root of an integer index that fits a word; other indices give NaN.
  public func root(_ x: BigFloat, _ n: BigFloat) -> BigFloat {
    make { r, mode in
      guard let index = n.signedWord else { return mpfr_set_nan(r) }
      x.read { _ = mpfr_rootn_si(r, $0, index, mode) }
    }
  }

  /// MPFR forms 1 + x exactly, which takes as many bits as x has before the point.
  public func compound(_ x: BigFloat, _ n: BigFloat) throws(LimitExceeded) -> BigFloat {
    try checkExponent(x)
    return make { r, mode in
      guard let exponent = n.signedWord else { return mpfr_set_nan(r) }
      x.read { _ = mpfr_compound_si(r, $0, exponent, mode) }
    }
  }

  public func exp(_ x: BigFloat) -> BigFloat { unary(mpfr_exp, x) }
  public func exp2(_ x: BigFloat) -> BigFloat { unary(mpfr_exp2, x) }
  public func exp10(_ x: BigFloat) -> BigFloat { unary(mpfr_exp10, x) }
  public func expMinusOne(_ x: BigFloat) -> BigFloat { unary(mpfr_expm1, x) }
  public func exp2MinusOne(_ x: BigFloat) -> BigFloat { unary(mpfr_exp2m1, x) }
  public func exp10MinusOne(_ x: BigFloat) -> BigFloat { unary(mpfr_exp10m1, x) }
  public func log(_ x: BigFloat) -> BigFloat { unary(mpfr_log, x) }
  public func log2(_ x: BigFloat) -> BigFloat { unary(mpfr_log2, x) }
  public func log10(_ x: BigFloat) -> BigFloat { unary(mpfr_log10, x) }
  public func log(onePlus x: BigFloat) -> BigFloat { unary(mpfr_log1p, x) }
  public func log2(onePlus x: BigFloat) -> BigFloat { unary(mpfr_log2p1, x) }
  public func log10(onePlus x: BigFloat) -> BigFloat { unary(mpfr_log10p1, x) }
}
