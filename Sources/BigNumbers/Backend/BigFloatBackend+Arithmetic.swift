internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func add(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(.add, a, b) }
  public func subtract(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(.subtract, a, b) }
  public func multiply(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(.multiply, a, b) }
  public func divide(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(.divide, a, b) }
  public func negate(_ x: BigFloat) -> BigFloat { unary(.negate, x) }
  public func magnitude(_ x: BigFloat) -> BigFloat { unary(.magnitude, x) }

  public func sign(_ x: BigFloat) -> BigFloat {
    if !x.isRegular && !x.isInfinite { return unary(mpfr_set, x) }
    return make { r, mode in mpfr_set_si(r, x.isNegative ? -1 : 1, mode) }
  }
  public func square(_ x: BigFloat) -> BigFloat { unary(.square, x) }
  public func positiveDifference(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    binary(.positiveDifference, x, y)
  }
  public func relativeDifference(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    if x == y, !x.isInfinite { return zero }
    return divide(magnitude(subtract(x, y)), x)
  }
  public func fusedMultiplyAdd(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    ternary(mpfr_fma, x, y, z)
  }
  public func fusedMultiplySubtract(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    ternary(mpfr_fms, x, y, z)
  }
  public func sumOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat {
    quaternary(mpfr_fmma, a, b, c, d)
  }
  public func differenceOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat {
    quaternary(mpfr_fmms, a, b, c, d)
  }

  @inline(__always)
  private func ternary(
    _ f: BigFloat.Ternary, _ x: BigFloat, _ y: BigFloat, _ z: BigFloat
  ) -> BigFloat {
    make { r, mode in x.read { x in y.read { y in z.read { z in f(r, x, y, z, mode) } } } }
  }

  @inline(__always)
  private func quaternary(
    _ f: BigFloat.Quaternary, _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat {
    make { r, mode in
      a.read { a in b.read { b in c.read { c in d.read { d in f(r, a, b, c, d, mode) } } } }
    }
  }
}
