public import NumericCore

// Functions that the primes of a number determine, and that are multiplicative: f(a·b) = f(a)·f(b) for a and b without a common
// divisor.
extension BigInteger {
  /// Euler's totient φ(n): how many of 1, …, n have no common divisor with n.
  ///
  /// **Domain.** n ≥ 1. **Errors.** `.exception(.domain)` elsewhere; `.limit` where the factorisation reaches a limit.
  /// **Complexity.** That of ``factorization(limits:)``. **Source.** Hardy and Wright, §5.5: n·Π (1 − 1/p) over the primes of n.
  public func totient(limits: Limits = Limits()) throws(ComputationFailure) -> BigInteger {
    try Self.require(sign > 0)
    return try Self.timed(limits) { () throws(ComputationFailure) in
      var result = self
      for (prime, _) in try primeFactors(limits) {
        result = result.dividedExactly(by: prime) * (prime - 1)
      }
      return result
    }
  }

  /// σₖ(n), the sum of the k-th powers of the positive divisors of n; for k = 0 their number.
  ///
  /// **Domain.** n ≥ 1 and k ≥ 0. **Errors.** `.exception(.domain)` elsewhere; `.limit` where the factorisation reaches a limit, or
  /// the sum has too many bits. **Complexity.** That of ``factorization(limits:)``, and O(M(k·b)·log b) for n of b bits.
  /// **Source.** Hardy and Wright, §16.7: the product of 1 + pᵏ + p²ᵏ + … + pᵉᵏ over the prime powers pᵉ in n.
  public func divisorSum(
    power k: Int = 1, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    try Self.require(sign > 0 && k >= 0)
    // σₖ(n) < nᵏ·ζ(k) for k > 1, and < n·b for k = 1.
    try Self.requireSize(Double(k) * Double(magnitudeBits - 1), limits)
    return try Self.timed(limits) { () throws(ComputationFailure) in
      var result = BigInteger.one
      for (prime, exponent) in try primeFactors(limits) {
        guard k > 0 else {
          result *= BigInteger(exponent + 1)
          continue
        }
        // (pᵏ⁽ᵉ⁺¹⁾ − 1)/(pᵏ − 1), the sum of a geometric progression.
        let step = try prime.power(k, limits)
        let end = try step.power(exponent + 1, limits)
        result = try Self.product(result, (end - 1).dividedExactly(by: step - 1), limits)
        try Deadline.checkComputation()
      }
      return result
    }
  }

  /// Möbius's function μ(n): 0 if a square above 1 divides n, else 1 or −1, as the number of its primes is even or odd.
  ///
  /// **Domain.** n ≥ 1. **Errors.** `.exception(.domain)` elsewhere; `.limit` where the factorisation reaches a limit.
  /// **Complexity.** That of ``factorization(limits:)``. **Source.** Hardy and Wright, §16.3.
  public func moebius(limits: Limits = Limits()) throws(ComputationFailure) -> Int {
    try Self.require(sign > 0)
    return try Self.timed(limits) { () throws(ComputationFailure) in
      let primes = try primeFactors(limits)
      if primes.contains(where: { $0.exponent > 1 }) { return 0 }
      return primes.count.isMultiple(of: 2) ? 1 : -1
    }
  }

  /// The positive divisors, ascending.
  ///
  /// **Domain.** Every number but 0. **Errors.** `.exception(.domain)` for 0; `.limit` where the factorisation reaches a limit, or
  /// where there are more divisors than `limits.operations`. **Complexity.** That of ``factorization(limits:)``, and
  /// O(d·log d) comparisons for d divisors. **Source.** The products of the powers of the primes.
  public func divisors(limits: Limits = Limits()) throws(ComputationFailure) -> [BigInteger] {
    try Self.timed(limits) { () throws(ComputationFailure) in
      let factors = try factorization(limits: limits)
      return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try factors.divisors(limits: limits)
      }
    }
  }
}
