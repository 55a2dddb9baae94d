internal import CMPFR
import NumericCore

// Functions that no limit concerns, under their names and without `throws`, as far as they are needed by name.
extension BigFloatContext {
  func add(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_add, a, b) }
  func subtract(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_sub, a, b) }
  func multiply(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_mul, a, b) }
  func divide(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_div, a, b) }
  func pow(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(.pow, x, y) }
  func hypot(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(.hypot, x, y) }
  func arithmeticGeometricMean(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    binary(.arithmeticGeometricMean, x, y)
  }

  func negate(_ x: BigFloat) -> BigFloat { unary(.negate, x) }
  func magnitude(_ x: BigFloat) -> BigFloat { unary(.magnitude, x) }
  func square(_ x: BigFloat) -> BigFloat { unary(.square, x) }
  func floor(_ x: BigFloat) -> BigFloat { unary(.floor, x) }
  func ceil(_ x: BigFloat) -> BigFloat { unary(.ceil, x) }
  func trunc(_ x: BigFloat) -> BigFloat { unary(.trunc, x) }
  func roundEven(_ x: BigFloat) -> BigFloat { unary(.roundEven, x) }
  func fraction(_ x: BigFloat) -> BigFloat { unary(.fraction, x) }
  func sqrt(_ x: BigFloat) -> BigFloat { unary(.sqrt, x) }
  func exp(_ x: BigFloat) -> BigFloat { unary(.exp, x) }
  func expMinusOne(_ x: BigFloat) -> BigFloat { unary(.expMinusOne, x) }
  func log(_ x: BigFloat) -> BigFloat { unary(.log, x) }
  func log(onePlus x: BigFloat) -> BigFloat { unary(.logOnePlus, x) }
  func gamma(_ x: BigFloat) -> BigFloat { unary(.gamma, x) }

  func fusedMultiplyAdd(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    make { r, mode in x.read { x in y.read { y in z.read { z in mpfr_fma(r, x, y, z, mode) } } } }
  }
  func fusedMultiplySubtract(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    make { r, mode in x.read { x in y.read { y in z.read { z in mpfr_fms(r, x, y, z, mode) } } } }
  }
  func sumOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat { products(mpfr_fmma, a, b, c, d) }
  func differenceOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat { products(mpfr_fmms, a, b, c, d) }

  func sum(_ terms: [BigFloat]) -> BigFloat { terms.withRegisters { sum(TermHeaders($0)) } }
  func dot(_ a: [BigFloat], _ b: [BigFloat]) -> BigFloat {
    a.withRegisters { a in b.withRegisters { b in dot(TermHeaders(a), TermHeaders(b)) } }
  }
  func sign(_ x: BigFloat) -> BigFloat {
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
