internal import CMPFR

/// The divisors of numbers that consist of small primes only.
///
/// **Source.** Franke, Kleinjung, Morain and Wirth, Proving the primality of very large numbers with fastECPP, ANTS VI (2004):
/// the product of all small primes is reduced modulo the product of many numbers at once.
enum SmoothParts {
  /// What remains of positive numbers when all their prime factors up to a bound are divided out.
  ///
  /// **Complexity.** O(M(n)) for a bound of n, and O(M(b) log b) for each number of b bits.
  static func remove(from numbers: [BigInteger]) -> [BigInteger] {
    let product = numbers.reduce(BigInteger.one) { $0 * $1 }
    let primes = primorial(forBits: numbers.map(\.magnitudeBits).max() ?? 0)
      .residue(modulo: product)
    return numbers.map { number in
      var rest = number
      var divisor = BigInteger.greatestCommonDivisor(rest, primes % rest)
      while divisor.magnitudeBits > 1 {
        rest = rest.dividedExactly(by: divisor)
        divisor = BigInteger.greatestCommonDivisor(rest, divisor)
      }
      return rest
    }
  }

  /// Whether a number from 2⁶⁴ on has a prime factor up to 2¹⁴.
  static func hasSmallFactor(_ number: BigInteger) -> Bool {
    BigInteger.greatestCommonDivisor(number, few) != 1
  }

  /// The product of the primes up to a bound that suits numbers of so many bits.
  private static func primorial(forBits bits: Int) -> BigInteger {
    bits < 200 ? few : bits < 500 ? some : many
  }

  private static let few = primorial(1 << 14)
  private static let some = primorial(1 << 17)
  private static let many = primorial(1 << 20)

  private static func primorial(_ bound: UInt) -> BigInteger {
    BigInteger.make { __gmpz_primorial_ui($0, bound) }
  }
}
