internal import CMPFR
import NumericCore

// Functions that no limit concerns, by name and without `throws`.
extension BigFloatBackend {
  /// See `BinaryFunction.add`; it cannot fail.
  public func add(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_add, a, b) }
  /// See `BinaryFunction.subtract`; it cannot fail.
  public func subtract(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_sub, a, b) }
  /// See `BinaryFunction.multiply`; it cannot fail.
  public func multiply(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_mul, a, b) }
  /// See `BinaryFunction.divide`; it cannot fail.
  public func divide(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_div, a, b) }
  /// See `BinaryFunction.pow`; it cannot fail.
  public func pow(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(.pow, x, y) }
  /// See `BinaryFunction.hypot`; it cannot fail.
  public func hypot(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(.hypot, x, y) }
  /// See `BinaryFunction.arithmeticGeometricMean`; it cannot fail.
  public func arithmeticGeometricMean(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    binary(.arithmeticGeometricMean, x, y)
  }

  /// See `UnaryFunction.negate`; it cannot fail.
  public func negate(_ x: BigFloat) -> BigFloat { unary(.negate, x) }
  /// See `UnaryFunction.magnitude`; it cannot fail.
  public func magnitude(_ x: BigFloat) -> BigFloat { unary(.magnitude, x) }
  /// See `UnaryFunction.square`; it cannot fail.
  public func square(_ x: BigFloat) -> BigFloat { unary(.square, x) }
  /// See `UnaryFunction.floor`; it cannot fail.
  public func floor(_ x: BigFloat) -> BigFloat { unary(.floor, x) }
  /// See `UnaryFunction.ceil`; it cannot fail.
  public func ceil(_ x: BigFloat) -> BigFloat { unary(.ceil, x) }
  /// See `UnaryFunction.trunc`; it cannot fail.
  public func trunc(_ x: BigFloat) -> BigFloat { unary(.trunc, x) }
  /// See `UnaryFunction.roundEven`; it cannot fail.
  public func roundEven(_ x: BigFloat) -> BigFloat { unary(.roundEven, x) }
  /// See `UnaryFunction.fraction`; it cannot fail.
  public func fraction(_ x: BigFloat) -> BigFloat { unary(.fraction, x) }
  /// See `UnaryFunction.sqrt`; it cannot fail.
  public func sqrt(_ x: BigFloat) -> BigFloat { unary(.sqrt, x) }
  /// See `UnaryFunction.exp`; it cannot fail.
  public func exp(_ x: BigFloat) -> BigFloat { unary(.exp, x) }
  /// See `UnaryFunction.expMinusOne`; it cannot fail.
  public func expMinusOne(_ x: BigFloat) -> BigFloat { unary(.expMinusOne, x) }
  /// See `UnaryFunction.log`; it cannot fail.
  public func log(_ x: BigFloat) -> BigFloat { unary(.log, x) }
  /// See `UnaryFunction.logOnePlus`; it cannot fail.
  public func log(onePlus x: BigFloat) -> BigFloat { unary(.logOnePlus, x) }
  /// See `UnaryFunction.gamma`; it cannot fail.
  public func gamma(_ x: BigFloat) -> BigFloat { unary(.gamma, x) }
  /// See `UnaryFunction.digamma`; it cannot fail.
  public func digamma(_ x: BigFloat) -> BigFloat { unary(.digamma, x) }
  /// See `UnaryFunction.zeta`; it cannot fail.
  public func zeta(_ x: BigFloat) -> BigFloat { unary(.zeta, x) }

  /// See `ListFunction.fusedMultiplyAdd`; it cannot fail.
  public func fusedMultiplyAdd(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    make { r, mode in x.read { x in y.read { y in z.read { z in mpfr_fma(r, x, y, z, mode) } } } }
  }
  /// See `ListFunction.fusedMultiplySubtract`; it cannot fail.
  public func fusedMultiplySubtract(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    make { r, mode in x.read { x in y.read { y in z.read { z in mpfr_fms(r, x, y, z, mode) } } } }
  }
  /// See `ListFunction.sumOfProducts`; it cannot fail.
  public func sumOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat { products(mpfr_fmma, a, b, c, d) }
  /// See `ListFunction.differenceOfProducts`; it cannot fail.
  public func differenceOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat { products(mpfr_fmms, a, b, c, d) }

  /// See `ListFunction.sum`; it cannot fail.
  public func sum(_ terms: [BigFloat]) -> BigFloat {
    terms.withRegisters { sum(TermHeaders($0)) }
  }
  /// See `ListFunction.dot`; it cannot fail.
  public func dot(_ a: [BigFloat], _ b: [BigFloat]) -> BigFloat {
    a.withRegisters { a in b.withRegisters { b in dot(TermHeaders(a), TermHeaders(b)) } }
  }
  /// See `BinaryFunction.atan2`; it cannot fail.
  public func atan2(y: BigFloat, x: BigFloat) -> BigFloat { binary(.atan2, y, x) }
  /// See `UnaryFunction.sign`; it cannot fail.
  public func sign(_ x: BigFloat) -> BigFloat {
    if !x.isRegular && !x.isInfinite { return unary(mpfr_set, x) }
    return make { r, mode in mpfr_set_si(r, x.isNegative ? -1 : 1, mode) }
  }

  private func products(
    _ f: BigFloat.Quaternary, _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat {
    make { r, mode in
      a.read { a in b.read { b in c.read { c in d.read { d in f(r, a, b, c, d, mode) } } } }
    }
  }
}
