internal import CMPFR

extension FixedPoint {
  /// Y_n(x) for n = 0 or 1 and 2⁻¹⁵ ≤ x < 16, where it is not too close to a zero (DLMF 10.8.1, 10.8.2).
  ///
  /// With z = x²/4, ℓ = ln(x/2) + γ and the harmonic numbers H_k,
  ///
  ///     (π/2)·Y₀(x) = ℓ·Σ (−z)^k/k!² − Σ H_k·(−z)^k/k!²
  ///     (π/2)·Y₁(x) = (x/2)·(ℓ·Σ (−z)^k/(k!·(k + 1)!) − Σ ½(H_k + H_(k+1))·(−z)^k/(k!·(k + 1)!)) − 1/x
  ///
  /// With |ℓ| ≤ 12 and sums T and S without and with harmonic numbers, where |T| ≤ 1, the bracket errs by at most the
  /// error of ℓ plus 12 times that of T, that of S and 2u. The factor x/2 is at most 8, and the bracket is less than 16,
  /// so that the truncations of x and of the product add 40u; that of x changes 1/x by less than 4^(1 − e)·u for x ≥
  /// 2^(e − 1), at least by the unit of the quotient.
  func besselY(_ n: UInt, _ x: BigFloat.Reader) -> Approximation? {
    if x.isNegative { return nil }
    let (sum, weighted, logarithm, t) = (self[4], self[0], self[5], self[2])
    guard let natural = logarithmOfPositive(x) else { return nil }
    copy(logarithm, self[0])
    if natural.isNegative { negate(logarithm) }
    add(logarithm, logarithm, FixedConstant.eulerGamma.limbs(self))
    subtract(logarithm, logarithm, FixedConstant.logarithmOfTwo.limbs(self))

    let (growth, terms) = harmonicSeries(n, x)
    let isNegative = makeMagnitude(logarithm) != makeMagnitude(sum)
    copy(sum, product(logarithm, sum))
    if isNegative { negate(sum) }
    subtract(sum, sum, weighted)
    var error = 1 << UInt(natural.errorBits) + 4 + growth * (67 * terms + 210)
    if n == 1 {
      let isNegative = makeMagnitude(sum)
      load(t, x)
      copy(sum, product(sum, t))
      shiftDown(sum, 1)
      if isNegative { negate(sum) }
      set(logarithm, 1)
      divide(weighted, logarithm, t)
      subtract(sum, sum, weighted)
      error = 8 * error + 40 + 1 << UInt(2 * max(0, 1 - x.pointee._mpfr_exp))
    }
    let isBelowZero = makeMagnitude(sum)
    error += sum[fraction] + 2
    copy(sum, product(sum, FixedConstant.reciprocalOfTurn.limbs(self)))
    return result(
      sum, exponent: 2, isNegative: isBelowZero,
      errorBits: UInt.bitWidth - error.leadingZeroBitCount)
  }

  /// The sums T in number 4 and S in number 0, modulo 2⁶⁴; with g = `growth` and N = `terms` they err by less than
  /// g·(3N + 10)·u and g·(31N + 90)·u.
  ///
  /// The terms are t_k = t_(k−1)·z/(k·(k + n)) and h_k = h_(k−1)·z/(k·(k + n)) + w_k·t_k, where w_k is the growth of
  /// the harmonic number. A step truncates t by at most 3u and h by at most 4u. An error of one step grows in
  /// all later ones together by at most Σ z^m/m!² = I₀(x) ≤ e^x ≤ g, one of t in the sum of h by at most H_N ≤ 9 times
  /// as much. z errs by (x/2 + 2)·u ≤ 10u, by which the sums change by at most 10g·u and 90g·u. The series ends
  /// where both terms are truncated to zero, after fewer than 2200 of them.
  private func harmonicSeries(_ n: UInt, _ x: BigFloat.Reader) -> (growth: UInt, terms: UInt) {
    let (weighted, z, t, h, sum, share) = (self[0], self[1], self[2], self[3], self[4], self[6])
    load(t, x)
    let growth: UInt = 1 << UInt(1 + Int(Double(t[fraction] + 1) * 1.442696))
    copy(z, square(of: t))
    shiftDown(z, 2)
    set(t, 1)
    set(h, 0)
    // ½(H₀ + H₁) is ½.
    if n == 1 { h[fraction - 1] = 1 << 63 }
    copy(sum, t)
    copy(weighted, h)
    var (k, limbs) = (0 as UInt, count)
    while limbs > 0 {
      k += 1
      let divisor = k * (k + n)
      // A product may fill another limb.
      let length = min(limbs + 1, count)
      for a in [t, h] {
        a.update(from: shortProduct(a, z, limbs: limbs), count: length)
        _ = __gmpn_divrem_1(a, 0, a, length, divisor)
      }
      // 1/k, or ½(1/k + 1/(k + 1)).
      if n == 0 {
        _ = __gmpn_divrem_1(share, 0, t, length, k)
      } else {
        _ = __gmpn_mul_1(share, t, length, 2 * k + 1)
        _ = __gmpn_divrem_1(share, 0, share, length, 2 * divisor)
      }
      _ = __gmpn_add_n(h, h, share, length)
      if k & 1 == 0 {
        _ = __gmpn_add(sum, sum, count, t, length)
        _ = __gmpn_add(weighted, weighted, count, h, length)
      } else {
        _ = __gmpn_sub(sum, sum, count, t, length)
        _ = __gmpn_sub(weighted, weighted, count, h, length)
      }
      limbs = length
      while limbs > 0, t[limbs - 1] == 0, h[limbs - 1] == 0 { limbs -= 1 }
    }
    return (growth, k)
  }

  /// a = |a| for an a modulo 2⁶⁴ in two's complement; returns whether it was negative.
  private func makeMagnitude(_ a: Limbs) -> Bool {
    let isNegative = a[fraction] >> 63 != 0
    if isNegative { negate(a) }
    return isNegative
  }
}
