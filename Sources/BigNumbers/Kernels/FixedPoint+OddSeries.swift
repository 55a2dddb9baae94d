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

  /// The same sum by rectangular splitting, for zeros ≥ 64 and k < 2²⁰; |error| ≤ 7u.
  ///
  /// Horner's rule in y^m: S_b = y^m·S_(b+1) ± Σ y^i/(2k+1) over the m terms k = bm + i of block b. A
  /// block is summed in groups of terms whose common denominator D < 2⁶³ fits a word, from the last
  /// one: the sum gets the factor D, the terms of the group have whole coefficients, and one division
  /// follows. m and the size of a group are even, so that the first term of a group, which is larger
  /// than all after it, is positive.
  ///
  /// A power errs by at most 2u, hence all terms of block 0 by 2u·Σ 1/(2k+1) over 1 ≤ k < m, which is
  /// less than 2u for m = 6 and 4u for m = 24. A division truncates by a unit, and so does a product,
  /// but those of later groups and blocks are multiplied by y ≤ 2⁻⁶⁴, so that all of them contribute
  /// less than u beside the unit of the first group, and so do the omitted terms.
  ///
  /// **Source.** Paterson and Stockmeyer, SIAM J. Comput. 2(1), 1973; Johansson, ARITH 22 (2015).
  private func oddRectangularSum(
    _ r: Limbs, _ y: Limbs, zeros: Int, isAlternating: Bool, last: Int
  ) {
    let m = last < 150 ? 6 : last < 600 ? 12 : 24
    let powers = keepPowers(of: y, m)
    set(r, 0)
    for block in stride(from: last / m, through: 0, by: -1) {
      let start = block * m
      // The limbs of the block that matter in the whole sum.
      let limbs = max(1, fraction - (zeros * start) >> 6)
      if start + m <= last { multiply(r, by: powers(m), limbs: limbs) }
      // 1447⁶ and 55107⁴ are less than 2⁶³.
      let group = 2 * (start + m) < 1448 ? 6 : 2 * (start + m) < 55_108 ? 4 : 2
      for first in stride(from: start + m - group, through: start, by: -group) where first <= last {
        oddGroup(
          r, powers, first: first, final: min(first + group - 1, last), place: first - start,
          limbs: limbs,
          isAlternating: isAlternating)
      }
    }
  }

  /// r = r ± Σ y^i/(2k+1) over the terms of a group, of which the first one has the power `place`.
  private func oddGroup(
    _ r: Limbs, _ powers: (Int) -> Limbs, first: Int, final: Int, place: Int, limbs: Int,
    isAlternating: Bool
  ) {
    let lowest = fraction - limbs
    let denominator = (first...final).reduce(1 as UInt) { $0 * UInt(2 * $1 + 1) }
    _ = __gmpn_mul_1(r + lowest, r + lowest, limbs + 1, denominator)
    for k in stride(from: final, through: first, by: -1) {
      let (coefficient, power) = (denominator / UInt(2 * k + 1), place + k - first)
      if power == 0 {
        r[fraction] &+= coefficient
      } else if isAlternating && (k - first) & 1 != 0 {
        r[fraction] &-= __gmpn_submul_1(r + lowest, powers(power) + lowest, limbs, coefficient)
      } else {
        r[fraction] &+= __gmpn_addmul_1(r + lowest, powers(power) + lowest, limbs, coefficient)
      }
    }
    _ = __gmpn_divrem_1(r + lowest, 0, r + lowest, limbs + 1, denominator)
  }
}
