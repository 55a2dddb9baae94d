internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func sinh(_ x: BigFloat) -> BigFloat { unary(.sinh, x) }
  public func cosh(_ x: BigFloat) -> BigFloat { unary(.cosh, x) }
  public func tanh(_ x: BigFloat) -> BigFloat { unary(.tanh, x) }
  public func asinh(_ x: BigFloat) -> BigFloat { unary(.asinh, x) }
  public func acosh(_ x: BigFloat) -> BigFloat { unary(.acosh, x) }
  public func atanh(_ x: BigFloat) -> BigFloat { unary(.atanh, x) }

  public func sech(_ x: BigFloat) -> BigFloat { unary(.sech, x) }
  public func csch(_ x: BigFloat) -> BigFloat { unary(.csch, x) }
  public func coth(_ x: BigFloat) -> BigFloat { unary(.coth, x) }
}
