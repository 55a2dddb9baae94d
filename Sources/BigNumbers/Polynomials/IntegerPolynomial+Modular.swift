// Divisors modulo a prime, which tell in O(n²) operations on words that there is none.
extension IntegerPolynomial {
  /// The largest prime below 2⁶².
  private static let prime: UInt64 = (1 << 62) - 57

  /// Whether two polynomials are proven to have no common divisor; false proves nothing.
  ///
  /// A common divisor has a leading coefficient that divides the one of this polynomial. If the prime does not divide that, the
  /// divisor has the same degree modulo the prime, where it divides both as well.
  func isCoprime(to other: IntegerPolynomial) -> Bool {
    let modulus = WordModulus(Self.prime)
    let own = WordPolynomial(self, modulus)
    guard own.degree == degree else { return false }
    return WordPolynomial.greatestCommonDivisor(own, WordPolynomial(other, modulus)).degree == 0
  }
}
