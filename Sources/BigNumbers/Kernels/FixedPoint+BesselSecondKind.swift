internal import CMPFR

extension FixedPoint {
  /// Y_n(x) for n < 64 and 2⁻¹⁵ ≤ x < 16, where it is not too close to a zero (DLMF 10.8.1).
  ///
  /// With z = x²/4, ℓ = ln(x/2) + γ, the harmonic numbers H_k and the sums
  ///
  ///     T = Σ n!·(−z)^k/(k!·(k + n)!),  S = Σ ½(H_k + H_(k+n))·n!·(−z)^k/(k!·(k + n)!),
  ///     F = Σ (n − 1 − k)!/((n − 1)!·k!)·z^k for k < n,  φ = (x/2)^n/(n − 1)!
  ///
  /// it is (2/π)·(ℓ·T − S) for n = 0 and (2/π)/φ·(φ²/n·(ℓ·T − S) − ½F) for other n.
  ///
  /// With |ℓ| ≤ 12 and |T| ≤ 1 the bracket errs by at most the error of ℓ plus 12 times that of T, that of S and 4u.
  func besselY(_ n: UInt, _ x: BigFloat.Reader) -> Approximation? {
    if x.isNegative || n >= 64 { return nil }
    let (sum, weighted, logarithm) = (self[4], self[0], self[5])
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
    let error = 1 << UInt(natural.errorBits) + 4 + growth * (67 * terms + 210 + n)
    if n > 0 { return besselY(n, x, growth: growth, error: Double(error)) }
    let isBelowZero = makeMagnitude(sum)
    copy(sum, product(sum, FixedConstant.reciprocalOfTurn.limbs(self)))
    return result(
      sum, exponent: 2, isNegative: isBelowZero,
      errorBits: UInt.bitWidth - (error + sum[fraction] + 2).leadingZeroBitCount)
  }

  /// Y_n(x) for n > 0 from the bracket B = ℓ·T − S in number 4, which errs by less than `error`·u, and z in number 1.
  ///
  /// With f = xⁿ/n!, φ is n·f/2ⁿ. Three roundings of all bits behind the point change f by less than 3u of it, so that
  /// p = φ²/n = n·f²/4ⁿ errs by less than 8p·u + u.
  /// With |B| < 16g for g = `growth` the product p·B errs by less than (p + 1)·error·u + 16g·(8p + 1)·u + u. F errs by less
  /// than g·(3n + 10)·u: its terms f_k = f_(k−1)·z/(k·(n − k)) are truncated by less than 3u, an error of one step grows in
  /// all later ones together by at most Σ z^m/m!² ≤ g, because both (n − 1 − i)!/(n − 1 − k)! and k!/i! are at least
  /// (k − i)!, and z errs by at most 10u. In the last factor 1/φ = m·2^e with ½ ≤ m < 1, m errs by less than 6u.
  private func besselY(
    _ n: UInt, _ x: BigFloat.Reader, growth: UInt, error: Double
  ) -> Approximation {
    let (sum, z, t, finite) = (self[4], self[1], self[2], self[0])
    let factor = powerOverFactorial(x, n)
    let share = BigFloat.make(bits: 64 * fraction) { r in
      _ = mpfr_sqr(r, factor.operand, MPFR_RNDN)
      _ = mpfr_mul_ui(r, r, n, MPFR_RNDN)
      return mpfr_div_2ui(r, r, 2 * n, MPFR_RNDN)
    }
    let reciprocal = BigFloat.make(bits: 64 * fraction) { r in
      _ = mpfr_mul_ui(r, factor.operand, n, MPFR_RNDN)
      _ = mpfr_div_2ui(r, r, n, MPFR_RNDN)
      return mpfr_ui_div(r, 1, r, MPFR_RNDN)
    }

    load(t, share.operand)
    let p = Double(t[fraction] + 1)
    let isNegative = makeMagnitude(sum)
    copy(sum, product(sum, t))
    if isNegative { negate(sum) }
    // ½F, whose first term is ½.
    set(t, 0)
    t[fraction - 1] = 1 << 63
    copy(finite, t)
    for k in 1..<n {
      copy(t, product(t, z))
      divide(t, by: k * (n - k))
      add(finite, finite, t)
    }
    subtract(sum, sum, finite)
    let isBelowZero = makeMagnitude(sum)
    let size = Double(sum[fraction] + 1)
    copy(sum, product(sum, FixedConstant.reciprocalOfTurn.limbs(self)))
    let exponent = reciprocal.binaryExponent ?? 0
    load(t, reciprocal.operand, scaledDown: exponent)
    copy(sum, product(sum, t))
    let g = Double(growth)
    let whole = (p + 1) * error + 16 * g * (8 * p + 1) + g * Double(3 * n + 10) + 7 * size + 4
    return result(
      sum, exponent: exponent + 2, isNegative: isBelowZero, errorBits: Int(whole.exponent) + 1)
  }

  /// The sums T in number 4 and S in number 0, modulo 2⁶⁴; with g = `growth` and N = `terms` they err by less than
  /// g·(3N + 10)·u and g·(31N + 90 + n)·u; leaves z in number 1.
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
    // ½(H₀ + H_n), truncated by less than u for each term.
    for k in 0..<n {
      set(share, 1)
      divide(share, by: 2 * (k + 1))
      add(h, h, share)
    }
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
      // 1/k, or ½(1/k + 1/(k + n)).
      if n == 0 {
        _ = __gmpn_divrem_1(share, 0, t, length, k)
      } else {
        _ = __gmpn_mul_1(share, t, length, 2 * k + n)
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
