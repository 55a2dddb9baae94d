internal import CMPFR
public import NumericCore

// Results that are written into a number which is no longer needed: in place where nothing else shares
// its storage. The destination may be an operand.
extension BigFloatBackend {
  public func apply(
    _ operation: UnaryOperation, _ x: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) {
    guard let f = operation.mpfr else {
      result = try compute(operation, x)
      return
    }
    try admit(operation, x.operand)
    result.overwrite(bits: bits) { r in settle(r, x.read { f(r, $0, rounding.mpfr) }) }
  }

  public func apply(
    _ operation: BinaryOperation, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) {
    guard let f = operation.mpfr else {
      result = try compute(operation, x, y)
      return
    }
    write(f, x, y, into: &result)
  }

  /// Replaces a number by a function of it, without an allocation where that is one call of MPFR.
  func form(_ operation: UnaryOperation, _ x: inout BigFloat) throws(LimitExceeded) {
    guard let f = operation.mpfr else {
      x = try compute(operation, x)
      return
    }
    try admit(operation, x.operand)
    x.transform(bits: bits) { r, x in settle(r, f(r, x, rounding.mpfr)) }
  }

  /// Replaces a number by a function of it and another.
  func form(
    _ operation: BinaryOperation, _ x: inout BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) {
    guard let f = operation.mpfr else {
      x = try compute(operation, x, y)
      return
    }
    x.transform(bits: bits) { r, x in settle(r, y.read { f(r, x, $0, rounding.mpfr) }) }
  }

  public func add(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    write(mpfr_add, a, b, into: &result)
  }
  public func subtract(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    write(mpfr_sub, a, b, into: &result)
  }
  public func multiply(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    write(mpfr_mul, a, b, into: &result)
  }
  public func divide(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    write(mpfr_div, a, b, into: &result)
  }

  @inline(__always)
  private func write(
    _ f: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat
  ) {
    result.overwrite(bits: bits) { r in
      settle(r, x.read { x in y.read { y in f(r, x, y, rounding.mpfr) } })
    }
  }
}
