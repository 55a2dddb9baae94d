internal import CMPFR
public import NumericCore

extension BigRational {
  /// Bernoulli's number Bₙ, with B₁ = −1/2; 0 for other odd n.
  ///
  /// For other n the denominator D is the product of the primes p with p − 1 | n (von Staudt and Clausen), and
  /// |Bₙ| = 2·n!·ζ(n)/(2π)ⁿ, of which D·|Bₙ| is computed so closely that the nearest whole number is the numerator. ζ(n) is Euler's
  /// product over the primes up to a bound P; the rest of it differs from 1 by less than P¹⁻ⁿ.
  ///
  /// **Accuracy.** With p bits each of MPFR's operations is off by a factor of at most 1 + 2⁻ᵖ: the n-th power by n + 1 of them,
  /// each prime by three. Less than n + 3P + 16 together are below 2ᵍ, and p is the size of the numerator and g + 8.
  ///
  /// **Domain.** n ≥ 0; `.exception(.domain)` elsewhere. **Errors.** `.limit` where the number has too many bits, or the time is
  /// over. **Complexity.** O(n·M(b)/log n) for b = n·log₂ n bits: 0.06 s for n = 10⁴, 1 s for 4·10⁴.
  /// **Source.** Fillebrown, Faster computation of Bernoulli numbers, J. Algorithms 13 (1992).
  public static func bernoulli(
    _ n: Int, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigRational {
    guard n >= 0 else { throw .exception(.domain) }
    if n < 2 { return n == 0 ? .one : BigRational(-1, over: 2) }
    // ζ(2) has too many factors.
    if n == 2 { return BigRational(1, over: 6) }
    if !n.isMultiple(of: 2) { return .zero }
    // |Bₙ| < 4·(n/2πe)ⁿ·√(2πn), and 2πe > 16.
    let word = Int.bitWidth - n.leadingZeroBitCount
    let (size, overflow) = n.multipliedReportingOverflow(by: max(1, word - 4))
    return try Deadline.within(limits) { () throws(ComputationFailure) in
      // Half, because log₂ (n/16) is rounded up by less than one of at least two.
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try limits.checkSize(overflow ? .max : size / 2)
      }
      // The time grows with n² and a little more.
      let steps = Double(n) / 4e4
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try Deadline.admit(seconds: steps * steps * steps.squareRoot().squareRoot(), limits)
      }
      let denominator = try clausenDenominator(n)
      let magnitude = try numerator(n, denominator, bits: size + 2 * word + 8)
      return BigRational(coprime: n.isMultiple(of: 4) ? -magnitude : magnitude, denominator)
    }
  }

  /// The product of the primes p for which p − 1 divides n.
  private static func clausenDenominator(_ n: Int) throws(ComputationFailure) -> BigInteger {
    var product = BigInteger.one
    for divisor in try BigInteger(n).divisors() {
      let candidate = divisor + 1
      if try candidate.isPrime() { product *= candidate }
    }
    return product
  }

  /// D·|Bₙ|, a whole number, for even n ≥ 4 and at most so many bits of |Bₙ|.
  private static func numerator(
    _ n: Int, _ denominator: BigInteger, bits: Int
  ) throws(ComputationFailure) -> BigInteger {
    let wanted = bits + denominator.magnitudeBits
    // P¹⁻ⁿ < 2^−(wanted + 8).
    let power = (wanted + 8) / (n - 1) + 1
    let last = max(2, 1 << min(power, 30))
    let precision = wanted + 8 + (Int.bitWidth - (n + 3 * last + 16).leadingZeroBitCount)
    let zeta = try reciprocalZeta(n, last, precision)
    let value = BigFloat.make(bits: precision) { r in
      mpfr_const_pi(r, MPFR_RNDN)
      mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
      mpfr_pow_ui(r, r, UInt(n), MPFR_RNDN)
      return zeta.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
    }
    return BigInteger(
      whole: BigFloat.make(bits: precision) { r in
        mpfr_fac_ui(r, UInt(n), MPFR_RNDN)
        mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
        _ = denominator.read { mpfr_mul_z(r, r, $0, MPFR_RNDN) }
        _ = value.read { mpfr_div(r, r, $0, MPFR_RNDN) }
        return mpfr_rint(r, r, MPFR_RNDN)
      })
  }

  /// The product of 1 − p⁻ⁿ over the primes up to a bound.
  private static func reciprocalZeta(
    _ n: Int, _ last: Int, _ precision: Int
  ) throws(ComputationFailure) -> BigFloat {
    var product = BigFloat.make(bits: precision) { mpfr_set_ui($0, 1, MPFR_RNDN) }
    for prime in 2...last
    where (2..<prime).prefix(while: { $0 * $0 <= prime })
      .allSatisfy({ !prime.isMultiple(of: $0) })
    {
      // Of p⁻ⁿ only the bits above the last one of the product count.
      let size = n * (Int.bitWidth - 1 - prime.leadingZeroBitCount)
      let share = BigFloat.make(bits: max(64, precision - size + 8)) { r in
        mpfr_ui_pow_ui(r, UInt(prime), UInt(n), MPFR_RNDN)
        return product.read { mpfr_div(r, $0, r, MPFR_RNDN) }
      }
      product = BigFloat.make(bits: precision) { r in
        product.read { a in share.read { b in mpfr_sub(r, a, b, MPFR_RNDN) } }
      }
      try Deadline.checkComputation()
    }
    return product
  }
}
