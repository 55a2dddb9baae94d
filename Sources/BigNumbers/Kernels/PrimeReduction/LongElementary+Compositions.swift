internal import CMPFR

// Functions of thousands of bits that are made of others.
//
// With u a unit of the last of `inner` bits, every step errs by at most u of its own value, and `inner` has eight bits more
// than the result and those that the result loses: what makes it smaller than the numbers it is made of.
extension LongElementary {
  /// A value that errs by at most one unit in its last place; nil for functions that are not made of others, and where MPFR
  /// has to compute it.
  static func composition(
    _ function: MediumFunction, _ x: BigFloat, _ exponent: Int, bits: Int
  ) -> BigFloat? {
    guard exponent > -60 else { return nil }
    let small = max(0, 1 - exponent)
    let inner = bits + 12 + small
    let value: BigFloat?
    switch function {
    case .sinh, .cosh, .tanh: value = hyperbolic(function, x, exponent, inner + small)
    case .sec: value = reciprocal(.cos, x, inner)
    case .csc: value = reciprocal(.sin, x, inner)
    case .cot: value = reciprocal(.tan, x, inner)
    case .sech: value = reciprocal(.cosh, x, inner)
    case .csch: value = reciprocal(.sinh, x, inner)
    case .coth: value = reciprocal(.tanh, x, inner)
    case .exp2: value = power(x, exponent, KeptNumber.logarithmOfTwo.value, inner)
    case .exp10:
      value = power(x, exponent, { PrimeLogarithms.logarithm([1, 0, 1, 0], bits: $0) }, inner)
    case .expMinusOne:
      value = self.value(.exp, x, bits: inner)?.changed(bits: inner) {
        mpfr_sub_ui($0, $1, 1, MPFR_RNDN)
      }
    case .log2:
      let divisor = KeptNumber.logarithmOfTwo.value(bits: inner)
      value = self.value(.log, x, bits: inner)?.changed(bits: inner) { r, natural in
        divisor.read { mpfr_div(r, natural, $0, MPFR_RNDN) }
      }
    case .logOnePlus: value = sumWithOne(x, exponent).flatMap { self.value(.log, $0, bits: inner) }
    case .asinh: value = exponent > 1024 ? nil : asinh(x, inner)
    case .acosh: value = exponent > 1024 ? nil : acosh(x, bits + 48)
    case .atanh: value = atanh(x, exponent, inner)
    default: value = nil
    }
    return value?.changed(bits: bits) { mpfr_set($0, $1, MPFR_RNDN) }
  }

  private static func reciprocal(
    _ function: MediumFunction, _ x: BigFloat, _ bits: Int
  ) -> BigFloat? {
    value(function, x, bits: bits)?.changed(bits: bits) { mpfr_ui_div($0, 1, $1, MPFR_RNDN) }
  }

  /// From e = e^x and 1/e: (e − 1/e)/2, (e + 1/e)/2 or (e² − 1)/(e² + 1).
  private static func hyperbolic(
    _ function: MediumFunction, _ x: BigFloat, _ exponent: Int, _ bits: Int
  ) -> BigFloat? {
    guard exponent <= 22, let e = value(.exp, x, bits: bits) else { return nil }
    if function == .tanh {
      let square = e.changed(bits: bits) { mpfr_sqr($0, $1, MPFR_RNDN) }
      let above = square.changed(bits: bits) { mpfr_add_ui($0, $1, 1, MPFR_RNDN) }
      return square.changed(bits: bits) { r, square in
        _ = mpfr_sub_ui(r, square, 1, MPFR_RNDN)
        return above.read { mpfr_div(r, r, $0, MPFR_RNDN) }
      }
    }
    return e.changed(bits: bits) { r, e in
      _ = mpfr_ui_div(r, 1, e, MPFR_RNDN)
      _ = (function == .sinh ? mpfr_sub : mpfr_add)(r, e, r, MPFR_RNDN)
      return mpfr_div_2ui(r, r, 1, MPFR_RNDN)
    }
  }

  /// e^(x·ln b) for x that is not whole. An error of the exponent is one of the result, and the exponent is less than
  /// 2^(exponent + 2).
  private static func power(
    _ x: BigFloat, _ exponent: Int, _ logarithm: (Int) -> BigFloat, _ bits: Int
  ) -> BigFloat? {
    guard !x.isInteger, exponent < 21 else { return nil }
    let inner = bits + max(0, exponent) + 4
    let factor = logarithm(inner)
    let product = x.changed(bits: inner) { r, x in factor.read { mpfr_mul(r, x, $0, MPFR_RNDN) } }
    return value(.exp, product, bits: bits)
  }

  /// 1 + x exactly, if that takes few bits more than x.
  private static func sumWithOne(_ x: BigFloat, _ exponent: Int) -> BigFloat? {
    guard exponent <= 1024 else { return nil }
    let bits = x.precision.bits + Int(exponent.magnitude) + 2
    return x.changed(bits: bits) { mpfr_add_ui($0, $1, 1, MPFR_RNDN) }
  }

  /// ±ln(|x| + √(x² + 1)).
  private static func asinh(_ x: BigFloat, _ bits: Int) -> BigFloat? {
    let square = x.changed(bits: 2 * x.precision.bits) { mpfr_sqr($0, $1, MPFR_RNDN) }
    let sum = square.changed(bits: bits) { r, square in
      _ = mpfr_add_ui(r, square, 1, MPFR_RNDN)
      _ = mpfr_sqrt(r, r, MPFR_RNDN)
      let step = x.isNegative ? mpfr_sub : mpfr_add
      return x.read { step(r, r, $0, MPFR_RNDN) }
    }
    return value(.log, sum, bits: bits)?.changed(bits: bits) {
      x.isNegative ? mpfr_neg($0, $1, MPFR_RNDN) : mpfr_set($0, $1, MPFR_RNDN)
    }
  }

  /// ln(x + √(x² − 1)) for x − 1 ≥ 2^−60, which is at least 2^−30.
  private static func acosh(_ x: BigFloat, _ bits: Int) -> BigFloat? {
    let distance = x.changed(bits: 64) { mpfr_sub_ui($0, $1, 1, MPFR_RNDN) }
    guard !distance.isNegative, let exponent = distance.binaryExponent, exponent >= -59 else {
      return nil
    }
    // x² − 1 exactly, for x < 2^1024.
    let square = x.changed(bits: 2 * x.precision.bits + 2050) { r, x in
      _ = mpfr_sqr(r, x, MPFR_RNDN)
      return mpfr_sub_ui(r, r, 1, MPFR_RNDN)
    }
    let sum = square.changed(bits: bits) { r, square in
      _ = mpfr_sqrt(r, square, MPFR_RNDN)
      return x.read { mpfr_add(r, r, $0, MPFR_RNDN) }
    }
    return value(.log, sum, bits: bits)
  }

  /// ½·ln((1 + x)/(1 − x)) for |x| < 1.
  private static func atanh(_ x: BigFloat, _ exponent: Int, _ bits: Int) -> BigFloat? {
    guard exponent <= 0, let above = sumWithOne(x, exponent), let below = sumWithOne(-x, exponent)
    else { return nil }
    let quotient = above.changed(bits: bits) { r, above in
      below.read { mpfr_div(r, above, $0, MPFR_RNDN) }
    }
    return value(.log, quotient, bits: bits)?.changed(bits: bits) {
      mpfr_div_2ui($0, $1, 1, MPFR_RNDN)
    }
  }
}
