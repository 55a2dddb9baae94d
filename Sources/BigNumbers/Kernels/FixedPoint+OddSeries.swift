internal import CMPFR

// The series of atan and artanh.
extension FixedPoint {
  /// r = Σ (∓1)^k v^(2k+1)/(2k+1) for 0 ≤ v < 2^−zeros: atan v or artanh v; |error| ≤ 8u.
  ///
  /// Overwrites y and the powers.
  func oddSeries(_ r: Limbs, _ v: Limbs, zeros: Int, isAlternating: Bool, y: Limbs) {
    copy(y, square(of: v))
    // The first omitted power: v^(2k+3) < u.
    let last = (64 * fraction - 1) / (2 * zeros)
    if last <= Self.mostOddTermsOfWord {
      oddSum(r, y, zeros: 2 * zeros, isAlternating: isAlternating, last: last)
    } else {
      oddRectangularSum(r, y, zeros: 2 * zeros, isAlternating: isAlternating, last: last)
    }
    copy(r, product(r, v))
  }

  /// The largest k with (2k + 1)!! < 2⁶³: 31!! = 1.92·10¹⁷.
  private static var mostOddTermsOfWord: Int { 15 }

  /// r = Σ (∓1)^k y^k/(2k+1) for k ≤ `last` and y < 2^−zeros; |error| ≤ 4u.
  ///
  /// Horner's rule, where the common denominator of all terms fits a word.
  @inline(__always)
  private func oddSum(_ r: Limbs, _ y: Limbs, zeros: Int, isAlternating: Bool, last: Int) {
    var k = last
    let denominator = stride(from: 3, through: UInt(2 * k + 1), by: 2).reduce(1, *)
    set(r, denominator / UInt(2 * k + 1))
    while k > 0 {
      multiply(r, by: y, limbs: max(1, fraction - (zeros * (k - 1)) >> 6))
      if isAlternating { negate(r) }
      k -= 1
      r[fraction] &+= denominator / UInt(2 * k + 1)
    }
    divide(r, by: denominator)
  }

  /// The same sum by rectangular splitting, for 2k + 1 < 1448 and zeros ≥ 64; |error| ≤ 7u.
  ///
  /// Horner's rule in y^m with m = 6: S_b = y^m·S_(b+1) ± Σ y^i/(2k+1) over the m terms k = bm + i
  /// of block b, whose common denominator D < 2⁶³ fits a word. The block is summed with the factor
  /// D: its terms have whole coefficients, and one division follows. m is even, so that the sum of
  /// a block, which ends with y⁰, is positive.
  ///
  /// A power errs by at most 2u, hence all terms of block 0 by 2u·(1/3 + … + 1/11) < 2u; its
  /// product and its division truncate by a unit each. Later blocks are multiplied by y^m < 2⁻³⁸⁴,
  /// so that all of them contribute less than u, and so do the omitted terms.
  ///
  /// **Source.** Paterson and Stockmeyer, SIAM J. Comput. 2(1), 1973; Johansson, ARITH 22 (2015).
  private func oddRectangularSum(
    _ r: Limbs, _ y: Limbs, zeros: Int, isAlternating: Bool, last: Int
  ) {
    let m = 6
    let powers = keepPowers(of: y, m)
    set(r, 0)
    for block in stride(from: last / m, through: 0, by: -1) {
      let first = block * m
      // The limbs of the block that matter in the whole sum.
      let limbs = max(1, fraction - (zeros * first) >> 6)
      let lowest = fraction - limbs
      let final = min(first + m - 1, last)
      let denominator = (first...final).reduce(1 as UInt) { $0 * UInt(2 * $1 + 1) }
      if final < last {
        multiply(r, by: powers(m), limbs: limbs)
        r[fraction] = __gmpn_mul_1(r + lowest, r + lowest, limbs, denominator)
      }
      for k in stride(from: final, through: first, by: -1) {
        let coefficient = denominator / UInt(2 * k + 1)
        if k == first {
          r[fraction] &+= coefficient
        } else if isAlternating && (k - first) & 1 != 0 {
          r[fraction] &-= __gmpn_submul_1(
            r + lowest, powers(k - first) + lowest, limbs, coefficient)
        } else {
          r[fraction] &+= __gmpn_addmul_1(
            r + lowest, powers(k - first) + lowest, limbs, coefficient)
        }
      }
      _ = __gmpn_divrem_1(r + lowest, 0, r + lowest, limbs + 1, denominator)
    }
  }
}
