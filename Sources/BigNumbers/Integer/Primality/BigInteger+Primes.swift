internal import CMPFR
public import NumericCore

extension BigInteger {
  /// Whether the number passes the test of Baillie, Pomerance, Selfridge and Wagstaff: composite if not, and prime if it is below
  /// 2⁶⁴.
  ///
  /// No composite number is known that passes, but nothing proves that there is none: ``isPrime(limits:)`` does. Negative numbers
  /// do not pass.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.time`, without work if the number has so many bits that it would be reached.
  /// **Complexity.** O(n·M(n)) for n bits; 1 ms for 300 digits. **Source.** Baillie and Wagstaff, Lucas pseudoprimes, Math. Comp.
  /// 35 (1980), in GMP's `mpz_probab_prime_p` from version 6.2 on; older versions take 24 strong tests instead.
  public func isProbablePrime(limits: Limits = Limits()) throws(LimitExceeded) -> Bool {
    if let word = UInt64(exactly: self) { return WordPrimes.isPrime(word) }
    if sign < 0 || SmoothParts.hasSmallFactor(self) { return false }
    try Deadline.admit(seconds: Self.secondsOfTest(bits: magnitudeBits), limits)
    return isProbablePrimeOfAnySize
  }

  /// Whether the number is prime, which is proven: below 2⁶⁴ by a deterministic test, and from there on by a certificate.
  ///
  ///     let n: BigInteger = (1 << 127) - 1
  ///     try n.isPrime()                                    // true
  ///
  /// Negative numbers are not prime.
  ///
  /// **Errors.** `ComputationFailure.limit` with the limit `.time`, without work if the number has so many bits that it would be
  /// reached; `.exception(.unable)` if no proof was found. **Complexity.** That of ``isProbablePrime(limits:)`` for a composite
  /// number, that of ``primalityCertificate(limits:)`` for a prime.
  public func isPrime(limits: Limits = Limits()) throws(ComputationFailure) -> Bool {
    try primalityCertificate(limits: limits) != nil
  }

  /// A proof that the number is prime; nil if it is not. The same number always gives the same proof.
  ///
  /// **Errors.** Those of ``isPrime(limits:)``. **Complexity.** Heuristically O(n^(4+ε)) for a prime of n bits: 0.03 s for 100
  /// digits, 0.7 s for 300 and 3 s for 500, on the tested set. **Source.** See ``PrimalityCertificate``.
  public func primalityCertificate(
    limits: Limits = Limits()
  ) throws(ComputationFailure) -> PrimalityCertificate? {
    try Deadline.within(limits) { () throws(ComputationFailure) -> PrimalityCertificate? in
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) -> Bool in
        guard try isProbablePrime(limits: limits) else { return false }
        try Deadline.admit(seconds: Self.secondsOfProof(bits: magnitudeBits), limits)
        return true
      } ? PrimalityProof.find(self, limits: limits) : nil
    }
  }

  /// The test of ``isProbablePrime(limits:)``, however long it takes.
  var isProbablePrimeOfAnySize: Bool {
    if let word = UInt64(exactly: self) { return WordPrimes.isPrime(word) }
    // With 24 repetitions this is that test alone, and with each further one a strong test to a random base.
    return sign > 0 && read { __gmpz_probab_prime_p($0, 24) } != 0
  }

  /// The seconds that a test takes at least on a fast machine.
  ///
  /// A power modulo a number of b bits took 2·10⁻¹¹·b^2.5 s from 10³ to 3·10⁴ bits, and half of that is asked for.
  private static func secondsOfTest(bits: Int) -> Double {
    let size = Double(bits)
    return 1e-11 * size * size * size.squareRoot()
  }

  /// The seconds that a proof takes at least on a fast machine.
  ///
  /// Proofs took 0.6 s for 10³ bits, 3 s for 1660 and 20 s for 2320; a third of that is asked for.
  private static func secondsOfProof(bits: Int) -> Double {
    let size = Double(bits) / 1000
    return 0.2 * size * size * size * size.squareRoot()
  }
}
