internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func sin(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try guarded(.sin, x) }
  public func cos(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try guarded(.cos, x) }
  public func tan(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try guarded(.tan, x) }
  public func sec(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try guarded(.sec, x) }
  public func csc(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try guarded(.csc, x) }
  public func cot(_ x: BigFloat) throws(LimitExceeded) -> BigFloat { try guarded(.cot, x) }

  public func asin(_ x: BigFloat) -> BigFloat { unary(.asin, x) }
  public func acos(_ x: BigFloat) -> BigFloat { unary(.acos, x) }
  public func atan(_ x: BigFloat) -> BigFloat { unary(.atan, x) }
  public func atan2(y: BigFloat, x: BigFloat) -> BigFloat { binary(.atan2, y, x) }
}
