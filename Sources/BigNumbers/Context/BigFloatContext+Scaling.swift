internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// (x · numerator + offset)/denominator · π^piPower for the parts of a ratio, rounded once.
  ///
  /// The rational part is exact until the one division. With a power of π the value is irrational,
  /// so that Ziv's loop ends.
  func scaled(_ x: BigFloat, by ratio: ExactRatio) throws(LimitExceeded) -> BigFloat {
    let (numerator, denominator, offset) = try ratio.integers(limits)
    let wide = x.precision.bits + numerator.precision.bits
    let product = BigFloat.binary(mpfr_mul, x, numerator, bits: wide, .nearestEven)
    if let offset, product.isFinite { return try quotient(of: product, plus: offset, denominator) }
    if ratio.piPower == 0 || !product.isRegular { return divide(product, denominator) }
    return try ziv { inner throws(LimitExceeded) in
      // π^k has an error of at most 0.64·|k| + 1 ulp, the quotient and the product one more each:
      // less than 2⁴ ulp for |k| ≤ 20.
      let power = try inner.pow(inner.constant(.pi), BigFloat.integer(ratio.piPower))
      return inner.multiply(inner.divide(product, denominator), power)
    }
  }

  /// (a + b)/d, rounded once.
  ///
  /// The sum is exact if the bits of a and b are not too far apart. Otherwise it has more bits than
  /// the product of d and a number half-way between two of this precision, so that Ziv's loop ends.
  private func quotient(
    of a: BigFloat, plus b: BigFloat, _ d: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    let span =
      if let high = a.binaryExponent, let other = b.binaryExponent {
        max(high, other) - min(high - a.precision.bits, other - b.precision.bits) + 1
      } else {
        max(a.precision.bits, b.precision.bits)
      }
    // Conversions of degrees took equally long, within the noise of a tenth, with an exact sum and with approximations
    // for exponents from ±100 to ±3 000 000; the bound keeps the sum short.
    if span <= max(1 << 16, 4 * (bits + d.precision.bits)) {
      let sum = BigFloat.binary(mpfr_add, a, b, bits: span, .nearestEven)
      return divide(sum, d)
    }
    return try ziv { inner in inner.divide(inner.add(a, b), d) }
  }
}

extension ExactRatio {
  /// Exact integers n, d and o with ratio(x) = (x·n + o)/d · π^piPower; o is nil if it is zero.
  fileprivate func integers(
    _ limits: Limits
  ) throws(LimitExceeded) -> (numerator: BigFloat, denominator: BigFloat, offset: BigFloat?) {
    // Makes all exponents non-negative by moving negative ones to the other side of the fraction
    // bar.
    let tens = [numerator, denominator, offset].map { $0.base == 10 ? $0.exponent : 0 }
    let shift = min(tens[0], tens[1], offset.isZero ? tens[1] : tens[2])
    let halves =
      (numerator.base == 2 ? numerator.exponent : 0)
      - (denominator.base == 2 ? denominator.exponent : 0)
    return (
      try numerator.exactCoefficient(tens: tens[0] - shift, twos: halves, limits),
      try denominator.exactCoefficient(tens: tens[1] - shift, twos: 0, limits),
      offset.isZero
        ? nil : try offset.exactCoefficient(tens: tens[2] - shift, twos: 0, limits)
    )
  }
}

extension ExactLiteral {
  /// coefficient · 10^tens · 2^twos with as many bits as it needs.
  fileprivate func exactCoefficient(
    tens: Int, twos: Int, _ limits: Limits
  ) throws(LimitExceeded) -> BigFloat {
    let digitBits =
      switch coefficient {
      case .word: 64
      case .digits(let digits): 4 * digits.count
      }
    try limits.check(.precision, tens)
    let bits = digitBits + 4 * tens
    try limits.check(.precision, bits)
    var literal = self
    literal.exponent = base == 10 ? tens : twos
    let value = BigFloat(literal, precision: .bits(bits))
    guard base == 10, twos != 0 else { return value }
    return BigFloat.make(bits: bits) { r in value.read { mpfr_mul_2si(r, $0, twos, MPFR_RNDN) }
    }
  }
}
