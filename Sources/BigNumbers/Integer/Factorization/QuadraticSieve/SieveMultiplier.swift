#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The multiplier k of the quadratic sieve, for which kN is a square modulo many small primes.
///
/// Only those with kN ≡ 1 modulo 8 are taken: then the values of a·x² + b·x + c with the discriminant kN are even at all x, and
/// twice as often divisible by higher powers of 2 as those of any other class.
///
/// **Source.** Knuth and Schroeppel, in Pomerance, Analysis and comparison of some integer factoring algorithms (1982); Silverman,
/// The multiple polynomial quadratic sieve, Math. Comp. 48 (1987).
enum SieveMultiplier {
  /// The best multiplier for an odd number.
  static func best(for n: BigInteger) -> UInt {
    let residue = n.remainder(by: 8)
    let candidates = (1..<200).map { UInt($0) }.filter { k in
      // Odd k are their own inverses modulo 8.
      k % 8 == residue && (3..<15).allSatisfy { k % ($0 * $0) != 0 }
    }
    let residues = primes.map { n.remainder(by: $0) }
    return candidates.max { score($0, residues) < score($1, residues) } ?? 1
  }

  private static let primes = BigInteger.smallPrimes.dropFirst().filter { $0 < 400 }

  /// The expected logarithm of the smooth part that the odd primes give to a value, less the growth of the values by √k.
  private static func score(_ k: UInt, _ residues: [UInt]) -> Double {
    var score = -0.5 * log(Double(k))
    for (p, residue) in zip(primes, residues) {
      if k % p == 0 {
        score += log(Double(p)) / Double(p)
      } else if SmallPrimeField(UInt32(p)).isSquare(UInt32(residue * (k % p) % p)) {
        score += 2 * log(Double(p)) / Double(p - 1)
      }
    }
    return score
  }
}
