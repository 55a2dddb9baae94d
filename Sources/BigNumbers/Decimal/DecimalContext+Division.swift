// Quotients, whole quotients and remainders.
extension DecimalContext {
  /// a ÷ b, with the difference of the exponents as the ideal one of an exact quotient.
  ///
  /// **Special values** x/0 is a division by zero and infinite, 0/0 is undefined, ∞/∞ is invalid;
  /// x/∞ is a zero of the smallest exponent.
  public mutating func divide(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    let isNegative = a.isNegative != b.isNegative
    guard a.isFinite, b.isFinite else {
      if let nan = passedOn(a, b) { return nan }
      if a.isInfinite {
        return b.isInfinite ? invalid() : BigDecimal(isNegative: isNegative, .zero, kind: .infinity)
      }
      conditions.insert(.clamped)
      return BigDecimal(isNegative: isNegative, .zero, exponent: tinyExponent)
    }
    let ideal = a.exponent - b.exponent
    if b.coefficient.isZero {
      if a.coefficient.isZero { return invalid(.divisionUndefined) }
      conditions.insert(.divisionByZero)
      return BigDecimal(isNegative: isNegative, .zero, kind: .infinity)
    }
    if a.coefficient.isZero { return finish(isNegative: isNegative, .zero, exponent: ideal) }
    // The shift makes a quotient of as many digits as the precision, or one more; the comparison of
    // equally long numbers avoids the latter.
    let lengths = b.digitCount - a.digitCount
    let isShorter = lengths == 0 && a.coefficient >= b.coefficient
    let shift = max(0, precision + lengths - (isShorter ? 1 : 0))
    let (quotient, remainder) = Coefficient.quotient(a.coefficient, shiftedBy: shift, b.coefficient)
    let zeros = remainder == .zero ? quotient.trailingZeros(atMost: shift) : 0
    return finish(
      isNegative: isNegative, zeros == 0 ? quotient : quotient.shortened(by: zeros).kept,
      exponent: ideal - shift + zeros, remainder: remainder)
  }

  /// The whole part of the quotient, with exponent 0.
  ///
  /// **Errors** The division is impossible if the whole part has more digits than the precision.
  public mutating func divideInteger(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    let isNegative = a.isNegative != b.isNegative
    if let special = wholeQuotientOfSpecials(a, b) { return special }
    if b.isInfinite { return BigDecimal(isNegative: isNegative, .zero) }
    guard let (quotient, _, _) = wholeQuotient(a, b) else { return invalid(.divisionImpossible) }
    return finish(isNegative: isNegative, quotient, exponent: 0)
  }

  /// The remainder of ``divideInteger(_:_:)``: a − b · (the whole part of a ÷ b), with the sign of
  /// a.
  ///
  /// **Errors** Those of ``divideInteger(_:_:)``. **Special values** For b = ±∞ the remainder is a.
  public mutating func remainder(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    if let special = remainderOfSpecials(a, b) { return special }
    guard let (_, rest, exponent) = wholeQuotient(a, b) else { return invalid(.divisionImpossible) }
    return finish(isNegative: a.isNegative, rest, exponent: exponent)
  }

  /// IEEE 754's remainder: a − b · n, where n is the integer nearest to the quotient, ties to even.
  ///
  /// **Errors** The division is impossible if n has more digits than the precision.
  public mutating func remainderNear(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    if let special = remainderOfSpecials(a, b) { return special }
    guard let (quotient, rest, exponent) = wholeQuotient(a, b) else {
      return invalid(.divisionImpossible)
    }
    // The magnitude is less than half of the divisor. The divisor is not scaled to this exponent,
    // because its digits may not fit memory.
    if a.adjustedExponent < b.adjustedExponent - 1 {
      return finish(isNegative: a.isNegative, rest, exponent: exponent)
    }
    let divisor = b.coefficient.scaledUp(b.exponent - exponent)
    let complement = divisor - rest
    let order = Coefficient.order(rest, complement)
    guard order > 0 || (order == 0 && quotient.isOdd) else {
      return finish(isNegative: a.isNegative, rest, exponent: exponent)
    }
    if (quotient + .one).digitCount > precision { return invalid(.divisionImpossible) }
    return finish(isNegative: !a.isNegative, complement, exponent: exponent)
  }

  /// The whole part of the quotient of magnitudes, the rest, and the exponent of the rest; nil
  /// where the whole part has more digits than the precision.
  private func wholeQuotient(
    _ a: BigDecimal, _ b: BigDecimal
  ) -> (quotient: Coefficient, rest: Coefficient, exponent: Int)? {
    let exponent = min(a.exponent, b.exponent)
    if a.coefficient.isZero { return (.zero, .zero, exponent) }
    // The whole part of the quotient has this many digits, or one more.
    let digits = a.adjustedExponent - b.adjustedExponent
    if digits > precision { return nil }
    if digits < 0 {
      return (.zero, a.coefficient.scaledUp(a.exponent - exponent), exponent)
    }
    let dividend = a.coefficient.scaledUp(a.exponent - exponent)
    let (quotient, rest) = dividend.divided(by: b.coefficient.scaledUp(b.exponent - exponent))
    return quotient.digitCount > precision ? nil : (quotient, rest, exponent)
  }

  private mutating func wholeQuotientOfSpecials(
    _ a: BigDecimal, _ b: BigDecimal
  ) -> BigDecimal? {
    if let nan = passedOn(a, b) { return nan }
    if a.isInfinite {
      return b.isInfinite
        ? invalid() : BigDecimal(isNegative: a.isNegative != b.isNegative, .zero, kind: .infinity)
    }
    guard b.isZero else { return nil }
    if a.isZero { return invalid(.divisionUndefined) }
    conditions.insert(.divisionByZero)
    return BigDecimal(isNegative: a.isNegative != b.isNegative, .zero, kind: .infinity)
  }

  private mutating func remainderOfSpecials(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal? {
    if let nan = passedOn(a, b) { return nan }
    if a.isInfinite { return invalid() }
    if b.isZero { return invalid(a.isZero ? .divisionUndefined : .invalidOperation) }
    return b.isInfinite ? rounded(a) : nil
  }
}

extension Coefficient {
  /// a · 10^places ÷ b, rounded down, and how the rest compares with half of b.
  @inline(__always)
  static func quotient(
    _ a: Coefficient, shiftedBy places: Int, _ b: Coefficient
  ) -> (quotient: Coefficient, remainder: Remainder) {
    if a.large == nil, b.large == nil, places <= 38 {
      let (high, low) = a.small.timesWide(.powerOfTen(places))
      if high != 0, high < b.small {
        let (quotient, rest) = WideDivisor(b.small).divide(high, low)
        return (
          Coefficient(quotient), Remainder(rest, isZero: rest == 0, outOf: b.small - rest)
        )
      }
    }
    return a.scaledUp(places).roundedDown(by: b)
  }
}
