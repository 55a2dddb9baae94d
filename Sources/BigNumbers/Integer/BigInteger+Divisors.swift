internal import CMPFR

extension BigInteger {
  /// The greatest common divisor; 0 if both are 0.
  public static func greatestCommonDivisor(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    binary(__gmpz_gcd, a, b)
  }

  /// The least common multiple; 0 if one of them is 0.
  public static func leastCommonMultiple(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    requireSize(a.magnitudeBits + b.magnitudeBits)
    return binary(__gmpz_lcm, a, b)
  }

  /// The greatest common divisor g of a and b, and the least x and y in magnitude with a·x + b·y = g (Bézout).
  ///
  /// **Source.** `mpz_gcdext`: |x| ≤ |b|/2g and |y| ≤ |a|/2g but for the smallest numbers.
  public static func extendedGreatestCommonDivisor(
    _ a: BigInteger, _ b: BigInteger
  ) -> (divisor: BigInteger, x: BigInteger, y: BigInteger) {
    var factors = (BigInteger.zero, BigInteger.zero)
    let divisor = make { g in
      factors = pair { x, y in a.read { a in b.read { b in __gmpz_gcdext(g, x, y, a, b) } } }
    }
    return (divisor, factors.0, factors.1)
  }
}
