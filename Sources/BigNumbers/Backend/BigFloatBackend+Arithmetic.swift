internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func add(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_add, a, b) }
  public func subtract(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_sub, a, b) }
  public func multiply(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_mul, a, b) }
  public func divide(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_div, a, b) }
  public func negate(_ x: BigFloat) -> BigFloat { unary(mpfr_neg, x) }
  public func magnitude(_ x: BigFloat) -> BigFloat { unary(mpfr_abs, x) }
  public func minimum(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_min, a, b) }
  public func maximum(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_max, a, b) }

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

  public func floor(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_floor, x) }
  public func ceil(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_ceil, x) }
  public func trunc(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_trunc, x) }
  public func round(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_round, x) }
  public func roundEven(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_roundeven, x) }
  public func fraction(_ x: BigFloat) -> BigFloat { unary(mpfr_frac, x) }

  public func sign(_ x: BigFloat) -> BigFloat {
    if !x.isRegular && !x.isInfinite { return unary(mpfr_set, x) }
    return make { r, mode in _ = mpfr_set_si(r, x.isNegative ? -1 : 1, mode) }
  }

  /// `mpfr_fmod` is exact at the larger of the operands' precisions: the remainder is a multiple of
  /// the smaller ulp and below |b|. The correction by b then rounds once.
  public func modulo(_ a: BigFloat, _ b: BigFloat) -> BigFloat {
    let wide = max(a.precision.bits, b.precision.bits)
    let remainder = BigFloat.binary(mpfr_fmod, a, b, bits: wide, .nearestEven)
    if remainder.isZero { return binary(mpfr_copysign, remainder, b) }
    if remainder.isNaN || remainder.isNegative == b.isNegative { return unary(mpfr_set, remainder) }
    return add(remainder, b)
  }

  /// The rational part is exact until the one division; a power of π is irrational, so a Ziv loop
  /// ends.
  public func scaled(_ x: BigFloat, by ratio: ExactRatio) throws(LimitExceeded) -> BigFloat {
    let (numerator, denominator) = try ratio.integers(limits)
    let wide = x.precision.bits + numerator.precision.bits
    let product = BigFloat.binary(mpfr_mul, x, numerator, bits: wide, .nearestEven)
    if ratio.piPower == 0 || !product.isRegular { return divide(product, denominator) }
    return try ziv { inner throws(LimitExceeded) in
      let power = try inner.pow(inner.constant(.pi), BigFloat(ratio.piPower))
      return inner.multiply(inner.divide(product, denominator), power)
    }
  }
}
