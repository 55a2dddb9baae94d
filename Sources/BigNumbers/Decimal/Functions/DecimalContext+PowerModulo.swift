extension DecimalContext {
  /// x^y modulo m for whole numbers, exactly and without computing x^y.
  ///
  /// It is the ``remainder(_:_:)`` of the true power by m, with the sign of that power.
  ///
  /// **Errors** Invalid for numbers that are not whole, y < 0, m = 0, a modulus of more digits than
  /// the precision, and 0⁰. **Complexity** One product modulo m for each bit of y. **Source.** The
  /// function of three numbers that Python's `decimal` adds to the specification; GMP's `mpz_powm`.
  public mutating func power(
    _ x: BigDecimal, _ y: BigDecimal, modulo m: BigDecimal
  ) -> BigDecimal {
    if let nan = passedOn(x, y, m) { return nan }
    guard x.isInteger, y.isInteger, m.isInteger, !y.isNegative || y.isZero, !m.isZero,
      m.adjustedExponent < precision, !(x.isZero && y.isZero)
    else { return invalid() }
    let modulus = m.wholeInteger
    let ten = BigInteger(10).residue(ofPower: BigInteger(max(x.exponent, 0)), modulo: modulus)
    let residue = (ten * x.dividedWhole).residue(ofPower: y.wholeInteger, modulo: modulus)
    return BigDecimal(
      isNegative: x.isNegative && y.isOddInteger, Coefficient(integer: residue))
  }
}

extension BigDecimal {
  /// The magnitude of a whole number, without its power of ten where the exponent is positive.
  fileprivate var dividedWhole: BigInteger {
    coefficient.shortened(by: max(-exponent, 0)).kept.integer
  }

  /// The magnitude of a whole number.
  fileprivate var wholeInteger: BigInteger {
    exponent > 0 && !isZero ? coefficient.scaledUp(exponent).integer : dividedWhole
  }
}
