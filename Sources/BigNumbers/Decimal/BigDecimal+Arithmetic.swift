// Operations that are exact and need no context.
extension BigDecimal: AdditiveArithmetic, SignedNumeric {
  /// a + b, exactly, with the smaller of both exponents: `1.20 + 1.30` is `2.50`.
  ///
  /// **Precondition** The digits from the first of the larger to the last of the smaller number fit
  /// memory. **Special values** ∞ − ∞ is NaN; NaN for NaN.
  public static func + (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    var context = DecimalContext.unrounded
    return context.add(a, b)
  }

  /// a − b, exactly, under the rules of the sum.
  public static func - (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    var context = DecimalContext.unrounded
    return context.subtract(a, b)
  }

  /// a · b, exactly, with the sum of the exponents: `1.20 * 3` is `3.60`.
  ///
  /// **Special values** 0 · ∞ is NaN; NaN for NaN; a result with an exponent beyond ±2·10¹⁸ is an
  /// infinity or a zero.
  public static func * (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    if a.isFinite, b.isFinite {
      let product = a.timesExactly(b)
      if exponentRange.contains(product.exponent) { return product }
      let isLarge = product.exponent > 0 && !product.isZero
      return BigDecimal(
        isNegative: product.isNegative, .zero, kind: isLarge ? .infinity : .finite)
    }
    var context = DecimalContext.unrounded
    return context.multiply(a, b)
  }

  /// Multiplies in place.
  public static func *= (a: inout BigDecimal, b: BigDecimal) { a = a * b }

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
  public func scaled(byPowerOfTen places: Int) -> BigDecimal {
    guard isFinite else { return self }
    var result = self
    result.exponent += places
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
}
