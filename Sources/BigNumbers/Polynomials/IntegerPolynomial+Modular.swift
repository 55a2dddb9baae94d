internal import CMPFR

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
    var a = residues(modulus)
    guard a.last != 0 else { return false }
    var b = other.residues(modulus)
    while true {
      while b.last == 0 { b.removeLast() }
      if b.isEmpty { return a.count == 1 }
      if b.count == 1 { return true }
      if a.count >= b.count {
        let inverse = modulus.power(b[b.count - 1], Self.prime - 2)
        for place in stride(from: a.count - b.count, through: 0, by: -1) {
          let factor = modulus.negative(modulus.product(a[place + b.count - 1], inverse))
          for index in b.indices {
            a[place + index] = modulus.sum(a[place + index], modulus.product(factor, b[index]))
          }
        }
        a.removeLast(a.count - b.count + 1)
      }
      swap(&a, &b)
    }
  }

  /// The coefficients modulo an odd number.
  private func residues(_ modulus: WordModulus) -> [UInt64] {
    coefficients.map { coefficient in
      modulus.residue(coefficient.read { UInt64(__gmpz_fdiv_ui($0, UInt(modulus.modulus))) })
    }
  }
}
