internal import CMPFR

extension BigInteger {
  /// The residue in Montgomery's form.
  func residue(_ modulus: WordModulus) -> UInt64 {
    if let word = Int(exactly: self) {
      let residue = modulus.residue(UInt64(word.magnitude))
      return word < 0 ? modulus.negative(residue) : residue
    }
    return modulus.residue(read { UInt64(__gmpz_fdiv_ui($0, UInt(modulus.modulus))) })
  }

  /// A fraction that is congruent to the number and has parts of at most a bound in magnitude; nil if there is none among those that
  /// Euclid's algorithm finds. It finds the only one in lowest terms if the modulus is at least twice the square of the bound.
  ///
  /// **Source.** P. S. Wang, A p-adic algorithm for univariate partial fractions, SYMSAC 1981.
  func fraction(
    modulo modulus: BigInteger, bound: BigInteger
  ) -> (numerator: BigInteger, denominator: BigInteger)? {
    var (a, b) = (modulus, residue(modulo: modulus))
    if b <= bound { return (b, 1) }
    if modulus - b <= bound { return (b - modulus, 1) }
    var (s, t) = (BigInteger.zero, BigInteger.one)
    while b > bound {
      let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
      (a, b) = (b, rest)
      (s, t) = (t, s - quotient * t)
      if t.magnitude > bound { return nil }
    }
    return t.sign < 0 ? (-b, -t) : (b, t)
  }
}
