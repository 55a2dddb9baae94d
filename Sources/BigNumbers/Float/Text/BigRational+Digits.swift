import NumericCore

extension BigRational {
  /// The digits of the value in a radix from 2 to 62, rounded once.
  ///
  /// `shortest` gives all digits of a finite expansion.
  ///
  /// **Exactness.** An integer division and its remainder decide the rounding. **Complexity.**
  /// O(M(n) log n) for n bits of digits and parts.
  func digits(radix: Int, _ request: DigitRequest, _ rounding: Rounding) -> NumberDigits {
    if isZero { return NumberDigits(isNegative: false, digits: [], exponent: 0, isExact: true) }
    switch request {
    case .afterPoint(let count): return rounded(radix, places: count, rounding)
    case .shortest: return rounded(radix, places: finitePlaces(radix, atMost: .max) ?? 0, rounding)
    // After a carry there may be one digit more, which is a zero.
    case .significant(let count):
      return rounded(radix, places: count - digitExponent(radix), rounding)
    }
  }

  /// e with radix^(e−1) ≤ |x| < radix^e.
  func digitExponent(_ radix: Int) -> Int {
    var exponent = BigFloat(self, precision: .bits(64), rounding: .towardZero).digitExponent(radix)
    // Truncation to 64 bits can only have crossed a power of the radix.
    if magnitude >= BigRational.power(of: radix, exponent) { exponent += 1 }
    return exponent
  }

  /// The number of digits behind the point of the whole expansion; nil if it has no end, or more
  /// than `limit` digits.
  func finitePlaces(_ radix: Int, atMost limit: Int) -> Int? {
    var rest = denominator
    let base = BigInteger(radix)
    var places = 0
    while rest.magnitudeBits > 1 {
      let common = BigInteger.greatestCommonDivisor(rest, base)
      if common.magnitudeBits == 1 || places >= limit { return nil }
      rest = rest.flooredQuotientAndRemainder(dividingBy: common).quotient
      places += 1
    }
    return places
  }

  /// Whether the denominator is a power of two.
  var isBinaryFraction: Bool { denominator.trailingZeroBitCount + 1 == denominatorBits }

  /// The number rounded to a multiple of radix^−places.
  private func rounded(_ radix: Int, places: Int, _ rounding: Rounding) -> NumberDigits {
    let scaled = magnitude * BigRational.power(of: radix, places)
    let isNegative = sign < 0
    let whole = scaled.rounded(rounding.ruleForMagnitudes(isNegative: isNegative))
    if whole.isZero {
      return NumberDigits(isNegative: isNegative, digits: [], exponent: 0, isExact: false)
    }
    let digits = Array(whole.numerator.text(radix: radix).utf8)
    return NumberDigits(
      isNegative: isNegative, digits: digits, exponent: digits.count - places,
      isExact: whole == scaled)
  }

  private static func power(of radix: Int, _ exponent: Int) -> BigRational {
    let power = BigRational(BigInteger.power(UInt(radix), Int(exponent.magnitude)))
    return exponent < 0 ? 1 / power : power
  }
}

extension Rounding {
  /// The rule for the magnitude of a number that corresponds to this direction.
  fileprivate func ruleForMagnitudes(isNegative: Bool) -> FloatingPointRoundingRule {
    switch self {
    case .nearestEven: .toNearestOrEven
    case .towardZero: .towardZero
    case .awayFromZero: .up
    case .up: isNegative ? .towardZero : .up
    case .down: isNegative ? .up : .towardZero
    }
  }
}
