internal import CMPFR

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
    let base = BigInteger.powerOfTen(max(x.exponent, 0), modulo: modulus) * x.dividedWhole
    let residue = BigInteger.make { r in
      base.read { b in y.wholeInteger.read { y in modulus.read { m in __gmpz_powm(r, b, y, m) } } }
    }
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

extension BigInteger {
  /// 10^exponent modulo a positive integer.
  fileprivate static func powerOfTen(_ exponent: Int, modulo modulus: BigInteger) -> BigInteger {
    make { r in
      BigInteger(10).read { ten in modulus.read { m in __gmpz_powm_ui(r, ten, UInt(exponent), m) } }
    }
  }
}
