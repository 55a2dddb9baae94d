internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func sqrt(_ x: BigFloat) -> BigFloat { unary(.sqrt, x) }
  public func reciprocalSqrt(_ x: BigFloat) -> BigFloat { unary(.reciprocalSqrt, x) }
  public func cbrt(_ x: BigFloat) -> BigFloat { unary(.cbrt, x) }
  public func hypot(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(.hypot, x, y) }
  public func pow(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(.pow, x, y) }

  public func powr(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(.powr, x, y) }

  /// The real root of an integer index that fits a word; other indices give NaN.
  public func root(_ x: BigFloat, _ n: BigFloat) -> BigFloat {
    make { r, mode in
      guard let index = n.signedWord else { return r.setNaN() }
      return x.read { mpfr_rootn_si(r, $0, index, mode) }
    }
  }

  /// MPFR forms 1 + x exactly, which takes as many bits as x has before the point.
  public func compound(_ x: BigFloat, _ n: BigFloat) throws(LimitExceeded) -> BigFloat {
    try checkExponent(x.operand)
    return make { r, mode in
      guard let exponent = n.signedWord else { return r.setNaN() }
      return x.read { mpfr_compound_si(r, $0, exponent, mode) }
    }
  }

  public func exp(_ x: BigFloat) -> BigFloat { unary(.exp, x) }
  public func exp2(_ x: BigFloat) -> BigFloat { unary(.exp2, x) }
  public func exp10(_ x: BigFloat) -> BigFloat { unary(.exp10, x) }
  public func expMinusOne(_ x: BigFloat) -> BigFloat { unary(.expMinusOne, x) }
  public func exp2MinusOne(_ x: BigFloat) -> BigFloat { unary(.exp2MinusOne, x) }
  public func exp10MinusOne(_ x: BigFloat) -> BigFloat { unary(.exp10MinusOne, x) }
  public func log(_ x: BigFloat) -> BigFloat { unary(.log, x) }
  public func log2(_ x: BigFloat) -> BigFloat { unary(.log2, x) }
  public func log10(_ x: BigFloat) -> BigFloat { unary(.log10, x) }
  public func log(onePlus x: BigFloat) -> BigFloat { unary(.logOnePlus, x) }
  public func log2(onePlus x: BigFloat) -> BigFloat { unary(.log2OnePlus, x) }
  public func log10(onePlus x: BigFloat) -> BigFloat { unary(.log10OnePlus, x) }
}
