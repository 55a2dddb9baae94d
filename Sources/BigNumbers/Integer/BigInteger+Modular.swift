internal import CMPFR

// Residues. They are never negative, whatever the signs of the operands.
extension BigInteger {
  /// The residue: the r with 0 ≤ r < |modulus| that differs from the number by a multiple of the modulus.
  ///
  /// A modulus of zero is a precondition failure.
  public func residue(modulo modulus: BigInteger) -> BigInteger {
    Self.requireModulus(modulus)
    return Self.binary(__gmpz_mod, self, modulus)
  }

  /// The residue of a power, without the power itself; nil if the exponent is negative and the number has no inverse.
  ///
  /// A modulus of zero is a precondition failure. **Complexity.** O(e·M(n)) for exponents of e bits and a modulus of n.
  /// **Source.** `mpz_powm`. The time depends on the numbers: this is not for secrets.
  public func power(_ exponent: BigInteger, modulo modulus: BigInteger) -> BigInteger? {
    Self.requireModulus(modulus)
    if exponent.sign < 0, inverse(modulo: modulus) == nil { return nil }
    return residue(ofPower: exponent, modulo: modulus)
  }

  /// The residue of a power that exists, for a modulus other than zero.
  func residue(ofPower exponent: BigInteger, modulo modulus: BigInteger) -> BigInteger {
    Self.make { r in
      read { base in exponent.read { e in modulus.read { m in __gmpz_powm(r, base, e, m) } } }
    }
  }

  /// The residue whose product with the number is 1; nil if the two have a common divisor.
  ///
  /// Modulo ±1 it is 0. A modulus of zero is a precondition failure. **Source.** `mpz_invert`.
  public func inverse(modulo modulus: BigInteger) -> BigInteger? {
    Self.requireModulus(modulus)
    if modulus.magnitudeBits == 1 { return .zero }
    var exists = false
    let inverse = Self.make { r in
      read { x in modulus.read { m in exists = __gmpz_invert(r, x, m) != 0 } }
    }
    return exists ? inverse : nil
  }

  private static func requireModulus(_ modulus: BigInteger) {
    precondition(!modulus.isZero, "a residue of a BigInteger modulo zero")
  }
}
