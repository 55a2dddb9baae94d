// What is exact, and needs no context.
extension BigDecimal: AdditiveArithmetic, SignedNumeric {
  /// a + b, exactly, with the lesser exponent: `1.20 + 1.30` is `2.50`.
  ///
  /// **Precondition** The digits between the first of one and the last of the other number fit memory.
  /// **Special values** ∞ − ∞ is NaN; NaN for NaN.
  public static func + (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    var context = DecimalContext.unrounded
    return context.add(a, b)
  }

  /// a − b, exactly, as for the sum.
  public static func - (a: BigDecimal, b: BigDecimal) -> BigDecimal {
    var context = DecimalContext.unrounded
    return context.subtract(a, b)
  }

  /// a · b, exactly, with the sum of the exponents: `1.20 * 3` is `3.60`.
  ///
  /// **Special values** 0 · ∞ is NaN; NaN for NaN; an exponent beyond ±2·10¹⁸ makes an infinity or a zero.
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

  /// The number with the other sign; zeros and NaNs have one too.
  public static prefix func - (x: BigDecimal) -> BigDecimal {
    var result = x
    result.isNegative.toggle()
    return result
  }

  /// Changes the sign.
  public mutating func negate() { isNegative.toggle() }

  /// The number without its sign.
  public var magnitude: BigDecimal { isNegative ? -self : self }

  /// The number with the sign of another; NaNs and zeros take part.
  public func copySign(of other: BigDecimal) -> BigDecimal {
    isNegative == other.isNegative ? self : -self
  }

  /// The number · 10^places, with the same digits; infinities and NaNs are themselves.
  public func scaled(byPowerOfTen places: Int) -> BigDecimal {
    guard isFinite else { return self }
    var result = self
    result.exponent += places
    return result
  }

  /// Whether both have the same exponent; both infinite or both NaN counts as well.
  public func hasSameQuantum(as other: BigDecimal) -> Bool {
    if isFinite, other.isFinite { return exponent == other.exponent }
    return (isInfinite && other.isInfinite) || (isNaN && other.isNaN)
  }

  /// The product of finite numbers, with all its digits.
  func timesExactly(_ other: BigDecimal) -> BigDecimal {
    BigDecimal(
      isNegative: isNegative != other.isNegative, coefficient * other.coefficient,
      exponent: exponent + other.exponent)
  }
}

extension DecimalContext {
  /// A context that never rounds: no number in memory has so many digits.
  static let unrounded = DecimalContext(precision: greatestExponent)
}
