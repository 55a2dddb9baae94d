internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// The rational part is exact until the one division; a power of π is irrational, so a Ziv loop
  /// ends.
  func scaled(_ x: BigFloat, by ratio: ExactRatio) throws(LimitExceeded) -> BigFloat {
    let (numerator, denominator, offset) = try ratio.integers(limits)
    let wide = x.precision.bits + numerator.precision.bits
    let product = BigFloat.binary(mpfr_mul, x, numerator, bits: wide, .nearestEven)
    if let offset, product.isFinite { return try quotient(of: product, plus: offset, denominator) }
    if ratio.piPower == 0 || !product.isRegular { return divide(product, denominator) }
    return try ziv { inner throws(LimitExceeded) in
      let power = try inner.pow(inner.constant(.pi), BigFloat.integer(ratio.piPower))
      return inner.multiply(inner.divide(product, denominator), power)
    }
  }

  /// (a + b)/d, rounded once. The sum is exact where the digits of a and b are not too far apart. Where they
  /// are, it has more bits than a number halfway between two of this precision times d can have, so
  /// that a Ziv loop ends.
  private func quotient(
    of a: BigFloat, plus b: BigFloat, _ d: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    let span =
      if let high = a.binaryExponent, let other = b.binaryExponent {
        max(high, other) - min(high - a.precision.bits, other - b.precision.bits) + 1
      } else {
        max(a.precision.bits, b.precision.bits)
      }
    if span <= max(1 << 16, 4 * (bits + d.precision.bits)) {
      let sum = BigFloat.binary(mpfr_add, a, b, bits: span, .nearestEven)
      return divide(sum, d)
    }
    return try ziv { inner in inner.divide(inner.add(a, b), d) }
  }
}

extension ExactRatio {
  /// Exact integers n, d and o with ratio(x) = (x·n + o)/d · π^piPower; no o where it is zero.
  fileprivate func integers(
    _ limits: Limits
  ) throws(LimitExceeded) -> (numerator: BigFloat, denominator: BigFloat, offset: BigFloat?) {
    // Bring all exponents to zero or above by moving negative ones across the fraction bar.
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
  /// coefficient · 10^tens · 2^twos, in as many bits as that takes.
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
