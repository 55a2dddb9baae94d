internal import CMPFR
public import NumericCore

// Sequences that GMP knows.
extension BigInteger {
  /// Fibonacci's number Fₙ, with F₀ = 0, F₁ = 1 and Fₙ₊₂ = Fₙ₊₁ + Fₙ for all whole n.
  ///
  /// **Errors.** `.limit` where the number, of about 0.694·|n| bits, has more than `limits.precision`. **Complexity.** O(M(|n|)).
  /// **Source.** `mpz_fib_ui`; F₋ₙ = (−1)ⁿ⁺¹·Fₙ.
  public static func fibonacci(
    _ n: Int, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    try requireSize(0.694 * Double(n.magnitude), limits)
    let value = make { __gmpz_fib_ui($0, n.magnitude) }
    return n < 0 && n.isMultiple(of: 2) ? -value : value
  }

  /// Lucas's number Lₙ, with L₀ = 2, L₁ = 1 and Lₙ₊₂ = Lₙ₊₁ + Lₙ for all whole n.
  ///
  /// **Errors.** `.limit` where the number, of about 0.694·|n| bits, has more than `limits.precision`. **Complexity.** O(M(|n|)).
  /// **Source.** `mpz_lucnum_ui`; L₋ₙ = (−1)ⁿ·Lₙ.
  public static func lucas(
    _ n: Int, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    try requireSize(0.694 * Double(n.magnitude), limits)
    let value = make { __gmpz_lucnum_ui($0, n.magnitude) }
    return n < 0 && !n.isMultiple(of: 2) ? -value : value
  }

  /// The product of the primes up to n; 1 below 2.
  ///
  /// **Errors.** `.limit` where the product has more than `limits.precision` bits. **Complexity.** O(M(n)·log n).
  /// **Source.** `mpz_primorial_ui`; its logarithm is below 1.01624·n (Rosser and Schoenfeld 1962, theorem 9), and above 0.84·n for
  /// n ≥ 101 (theorem 10).
  public static func primorial(
    _ n: Int, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    if n < 2 { return .one }
    // 0.84/ln 2 > 1.21.
    try requireSize(n < 101 ? 1 : 1.21 * Double(n), limits)
    let product = make { __gmpz_primorial_ui($0, UInt(n)) }
    try requireSize(Double(product.magnitudeBits), limits)
    return product
  }
}
