import NumericCore

// Operations that need no context: exact, as long as a result has at most ten million digits.
extension BigDecimal: AdditiveArithmetic, SignedNumeric {
  /// The most digits that an operator computes; longer results are rounded to nearest.
  ///
  /// `1e999999999999 + 1` has more than memory holds.
  public static let mostDigits = 10_000_000

  /// a + b, exactly, with the smaller of both exponents: `1.20 + 1.30` is `2.50`.
  ///
  /// A sum of more than ``mostDigits`` is rounded to as many. **Special values** ∞ − ∞ is NaN; NaN for NaN.
  public static func + (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    var context = DecimalContext.longest
    return context.add(a, b)
  }

  /// a − b, exactly, under the rules of the sum.
  public static func - (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    var context = DecimalContext.longest
    return context.subtract(a, b)
  }

  /// a · b, exactly, with the sum of the exponents: `1.20 * 3` is `3.60`.
  ///
  /// A product of more than ``mostDigits`` is rounded to as many. **Special values** 0 · ∞ is NaN;
  /// NaN for NaN; a result with an exponent beyond ±2·10¹⁸ is an infinity or a zero.
  public static func * (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    if a.isFinite, b.isFinite, a.digitCount + b.digitCount <= mostDigits {
      let product = a.timesExactly(b)
      if exponentRange.contains(product.exponent) { return product }
      let isLarge = product.exponent > 0 && !product.isZero
      return BigDecimal(
        isNegative: product.isNegative, .zero, kind: isLarge ? .infinity : .finite)
    }
    var context = DecimalContext.longest
    return context.multiply(a, b)
  }

  /// a ÷ b, rounded to nearest to the digits that `withPrecision(_:_:)` has, 77 where nothing else is said.
  ///
  /// Unlike sums and products it cannot be exact. `DecimalContext/divide(_:_:)` has other roundings, and says whether there was
  /// one. **Special values** x/0 is an infinity, 0/0 and ∞/∞ are NaN.
  public static func / (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    var context = DecimalContext(precision: WorkingPrecision.current.decimalDigits)
    return context.divide(a, b)
  }

  /// Multiplies in place.
  public static func *= (a: inout BigDecimal, b: BigDecimal) { a = a * b }
  /// Divides in place.
  public static func /= (a: inout BigDecimal, b: BigDecimal) { a = a / b }

  /// The number with at most so many significant digits, rounded once; fewer are kept as they are.
  ///
  /// **Precondition** At least one digit.
  public func rounded(
    to digits: Int, _ rounding: DecimalRounding = .nearestEven
  ) -> BigDecimal {
    var context = DecimalContext(
      precision: Swift.min(digits, DecimalContext.greatestExponent), rounding: rounding)
    return context.rounded(self)
  }

  /// The number with the opposite sign; zeros and NaNs change theirs as well.
  public static prefix func - (x: BigDecimal) -> BigDecimal {
    var result = x
    result.isNegative.toggle()
    return result
  }

  /// Changes the sign.
  public mutating func negate() { isNegative.toggle() }

  /// The number without its sign.
  public var magnitude: BigDecimal { isNegative ? -self : self }

  /// The number with the sign of another one; the signs of NaNs and zeros count.
  public func copySign(of other: BigDecimal) -> BigDecimal {
    isNegative == other.isNegative ? self : -self
  }

  /// x · 10^places with the same digits; infinities and NaNs are returned unchanged.
  ///
  /// A result with an exponent beyond ±2·10¹⁸ is an infinity or a zero.
  public func scaled(byPowerOfTen places: Int) -> BigDecimal {
    guard isFinite else { return self }
    let (exponent, overflow) = exponent.addingReportingOverflow(places)
    if overflow || !Self.exponentRange.contains(exponent) {
      return BigDecimal(
        isNegative: isNegative, .zero, kind: places > 0 && !isZero ? .infinity : .finite)
    }
    var result = self
    result.exponent = exponent
    return result
  }

  /// Whether both have the same exponent, both are infinite or both are NaN.
  public func hasSameQuantum(as other: BigDecimal) -> Bool {
    if isFinite, other.isFinite { return exponent == other.exponent }
    return (isInfinite && other.isInfinite) || (isNaN && other.isNaN)
  }

  /// The product of finite numbers with all of its digits.
  func timesExactly(_ other: BigDecimal) -> BigDecimal {
    BigDecimal(
      isNegative: isNegative != other.isNegative, coefficient * other.coefficient,
      exponent: exponent + other.exponent)
  }
}

extension DecimalContext {
  /// A context that never rounds: no number that fits memory has as many digits as its precision.
  static let unrounded = DecimalContext(precision: greatestExponent)
  /// The context of the operators, which rounds only what is very long.
  static let longest = DecimalContext(precision: BigDecimal.mostDigits)
}
