/// The magnitude of a double times an exact factor: a fraction, or two that enclose it where the
/// factor has a power of π.
struct ScaledNumber {
  let isNegative: Bool
  let low: Fraction
  let high: Fraction

  /// x · ratio for a finite x, with a power of π to about `bits` bits; nil where the exponents of
  /// the factor are too large for the product to be written out.
  init?(_ x: Double, by ratio: ExactRatio, bits: Int) {
    guard let parts = ratio.wholeParts else { return nil }
    let (significand, exponent) = Natural.significand(of: x)
    // If the exponent of x is negative, everything is multiplied by 2^−exponent, so that it is an
    // integer.
    let product = (parts.numerator.magnitude * significand) << max(0, exponent)
    let offset = parts.offset.magnitude << max(0, -exponent)
    let divisor = parts.denominator.magnitude << max(0, -exponent)
    let isProductNegative = parts.numerator.isNegative != (x < 0)
    var isNegative = isProductNegative
    var sum = product
    if isProductNegative == parts.offset.isNegative {
      sum = product + offset
    } else if product >= offset {
      sum = product - offset
    } else {
      sum = offset - product
      isNegative = parts.offset.isNegative
    }
    self.isNegative = isNegative != parts.denominator.isNegative
    let value = Fraction(numerator: sum, denominator: divisor)
    if ratio.piPower == 0 {
      (low, high) = (value, value)
      return
    }
    let pi = PiBounds.power(Int(ratio.piPower.magnitude), bits: bits)
    if ratio.piPower > 0 {
      low = value.multiplied(by: pi.low, exponent: pi.exponent)
      high = value.multiplied(by: pi.high, exponent: pi.exponent)
    } else {
      low = value.divided(by: pi.high, exponent: pi.exponent)
      high = value.divided(by: pi.low, exponent: pi.exponent)
    }
  }

  /// The remainder of the division by a unit; nil where the enclosures do not determine the integer
  /// quotient.
  func rest(dividingBy unit: ScaledNumber) -> (low: Fraction, high: Fraction)? {
    let count = low.wholeQuotient(by: unit.high)
    guard count == high.wholeQuotient(by: unit.low),
      let low = low.subtracting(count, times: unit.high),
      let high = high.subtracting(count, times: unit.low)
    else { return nil }
    return (low, high)
  }
}

extension ExactRatio {
  /// The sign of the factor: 1, −1 or 0.
  var sign: Double {
    numerator.isZero ? 0 : numerator.isNegative != denominator.isNegative ? -1 : 1
  }

  /// The three numbers without the powers of ten and two that they have in common; nil where the
  /// rest is too large to be written out.
  fileprivate var wholeParts: (numerator: Whole, denominator: Whole, offset: Whole)? {
    var (n, d, o) = (Whole(numerator), Whole(denominator), Whole(offset))
    guard piPower.magnitude <= 1 << 14 else { return nil }
    if offset.isZero {
      // Beyond `reach` the quotient overflows or is zero for every double, so clamping the
      // exponents changes nothing.
      let lengths = n.magnitude.bitWidth + d.magnitude.bitWidth
      let reach = 1200 + 4 * lengths + 2 * Int(piPower.magnitude)
      n.tens = min(max(n.tens, d.tens &- reach), d.tens &+ reach)
      n.twos = min(max(n.twos, d.twos &- reach), d.twos &+ reach)
      (o.tens, o.twos) = (n.tens, n.twos)
    }
    let tens = min(n.tens, d.tens, o.tens)
    let twos = min(n.twos, d.twos, o.twos)
    guard let n = n.over(tens, twos), let d = d.over(tens, twos), let o = o.over(tens, twos) else {
      return nil
    }
    return (n, d, o)
  }

  /// ±magnitude · 10^tens · 2^twos.
  fileprivate struct Whole {
    var isNegative: Bool
    var magnitude: Natural
    var tens: Int
    var twos: Int

    init(_ literal: ExactLiteral) {
      isNegative = literal.isNegative
      magnitude = Natural(literal.coefficient, radix: literal.base == 10 ? 10 : 16)
      tens = literal.base == 10 ? literal.exponent : 0
      twos = literal.base == 2 ? literal.exponent : 0
    }

    /// The number divided by 10^tens · 2^twos, as an integer; nil where that is too large to be
    /// written out.
    func over(_ tens: Int, _ twos: Int) -> Whole? {
      let (places, bits) = (self.tens &- tens, self.twos &- twos)
      guard 0...(1 << 16) ~= places, 0...(1 << 18) ~= bits else { return nil }
      var copy = self
      copy.magnitude = (magnitude * Natural.power(10, places)) << bits
      return copy
    }
  }
}

extension Natural {
  /// Reads a coefficient in decimal or hexadecimal digits.
  init(_ coefficient: ExactLiteral.Coefficient, radix: UInt64) {
    switch coefficient {
    case .word(let word): self.init(word)
    case .digits(let digits):
      self = digits.reduce(.zero) { number, digit in
        number.times(radix, plus: UInt64(DigitExpansion.value(of: digit, radix: Int(radix))))
      }
    }
  }
}
