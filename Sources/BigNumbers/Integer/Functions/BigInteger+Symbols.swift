internal import CMPFR
public import NumericCore

// Symbols of quadratic residues.
extension BigInteger {
  /// Jacobi's symbol (a/n): 0 if a and n have a common divisor, else the product of Legendre's symbols for the primes of n, which
  /// are 1 for the residues of squares and −1 for all others.
  ///
  /// **Domain.** Odd n ≥ 1; `.exception(.domain)` elsewhere. **Complexity.** O(M(b)·log b) for numbers of b bits.
  /// **Source.** `mpz_jacobi`; Cohen, A Course in Computational Algebraic Number Theory, 1.4.2.
  public static func jacobi(_ a: BigInteger, _ n: BigInteger) throws(ComputationFailure) -> Int {
    try require(n.sign > 0 && n.isOdd)
    return kronecker(a, n)
  }

  /// Kronecker's symbol (a/n), which continues Jacobi's to all whole n: (a/2) is 0 for even a, 1 for a ≡ ±1 modulo 8, else −1;
  /// (a/−1) is −1 for negative a, else 1; (a/0) is 1 for a = ±1, else 0.
  ///
  /// **Complexity.** O(M(b)·log b) for numbers of b bits. **Source.** `mpz_kronecker`; Cohen, 1.4.8.
  public static func kronecker(_ a: BigInteger, _ n: BigInteger) -> Int {
    a.read { a in n.read { n in Int(__gmpz_jacobi(a, n)) } }
  }
}
