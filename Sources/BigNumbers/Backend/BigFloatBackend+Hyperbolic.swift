internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func sinh(_ x: BigFloat) -> BigFloat { unary(mpfr_sinh, x) }
  public func cosh(_ x: BigFloat) -> BigFloat { unary(mpfr_cosh, x) }
  public func tanh(_ x: BigFloat) -> BigFloat { unary(mpfr_tanh, x) }
  public func asinh(_ x: BigFloat) -> BigFloat { unary(mpfr_asinh, x) }
  public func acosh(_ x: BigFloat) -> BigFloat { unary(mpfr_acosh, x) }
  public func atanh(_ x: BigFloat) -> BigFloat { unary(mpfr_atanh, x) }

  public func sech(_ x: BigFloat) -> BigFloat { unary(mpfr_sech, x) }
  public func csch(_ x: BigFloat) -> BigFloat { unary(mpfr_csch, x) }
  public func coth(_ x: BigFloat) -> BigFloat { unary(mpfr_coth, x) }
}
