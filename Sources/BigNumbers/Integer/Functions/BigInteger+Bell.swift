public import NumericCore

extension BigInteger {
  /// Bell's number Bₙ: the ways to divide a set of n elements into non-empty parts.
  ///
  /// Dobiński's series e·Bₙ = Σ kⁿ/k! and e = Σ 1/k! are summed to the same k = K in whole numbers S = Σ kⁿ·K!/k! and
  /// E = Σ K!/k!, so that S/E is close to Bₙ. From K ≥ n + 4 on the terms kⁿ/k! more than halve, so that the rest of the first
  /// series is below 2(K+1)ⁿ/(K+1)!, and that of the second below 1/K!. As Bₙ ≤ (K+1)ⁿ, |Bₙ − S/E| < 3(K+1)ⁿ/K!, and
  /// K! ≥ E/3 > 16(K+1)ⁿ makes Bₙ the nearest whole number.
  ///
  /// **Domain.** n ≥ 0; `.exception(.domain)` elsewhere. **Errors.** `.limit` where the number has too many bits, or the time is
  /// over. **Complexity.** O(K²·log K), with K little above n: 0.1 s for n = 3000, 0.9 s for 10⁴. **Source.** Dobiński 1877; Rota, The number of
  /// partitions of a set, Amer. Math. Monthly 71 (1964).
  public static func bell(
    _ n: Int, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    try require(n >= 0)
    // Bₙ ≥ kⁿ⁻ᵏ for every k; with k = √n its bits are at least (n − √n)·⌊log₂ √n⌋.
    let root = Swift.max(1, Int(Double(n).squareRoot()))
    let logarithm = Int.bitWidth - 1 - root.leadingZeroBitCount
    try requireSize(Double(n - Swift.min(root, n)) * Double(logarithm), limits)
    // The time grows with n² and a little more.
    let tenThousands = Double(n) / 1e4
    try admit(seconds: tenThousands * tenThousands * tenThousands.squareRoot().squareRoot(), limits)
    return try timed(limits) { () throws(ComputationFailure) in
      // The terms of k = 0, where 0⁰ is 1.
      var (sum, factorials) = (BigInteger(n == 0 ? 1 : 0), BigInteger.one)
      var k = 1
      while true {
        let factor = BigInteger(k)
        let power = try factor.power(n, limits)
        if k > n + 4, factorials.magnitudeBits > power.magnitudeBits + 6 { break }
        sum = multiplyAdd(sum, factor, power)
        factorials = multiplyAdd(factorials, factor, .one)
        if k % 64 == 0 { try Deadline.checkComputation() }
        k += 1
      }
      // The nearest whole number: ⌊(2S + E)/2E⌋.
      return (sum.shiftedUp(1) + factorials) / factorials.shiftedUp(1)
    }
  }
}
