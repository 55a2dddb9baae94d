internal import CMPFR

// Power series whose coefficients are reciprocals of products or of odd numbers.
extension FixedPoint {
  /// w = Σ x^k/(d₁d₂…d_k) for a word x = c/2⁶⁴ ≤ ½; |error| ≤ (2·terms + 4)·u.
  ///
  /// Horner's rule S_(k−1) = 1 + x·S_k/d_k, where the divisors are multiplied until they fill a
  /// word, because a division takes as long as four products by a word. S_k has only as many limbs
  /// as matter in the sum: the truncation of a product and the stale limbs below it contribute at
  /// most u each in every step. The divisions and the omitted terms contribute at most 4u.
  @inline(__always)
  func series(_ w: Limbs, _ c: UInt, _ divisor: (UInt) -> UInt) {
    if c == 0 { return set(w, 1) }
    let zeros = c.leadingZeroBitCount
    func bits(_ k: UInt) -> Int { zeros + (63 - divisor(k).leadingZeroBitCount) }
    // The number of bits by which S_k is shifted down in the sum.
    var (k, weight) = (0 as UInt, 0)
    while weight < 64 * fraction {
      k += 1
      weight += bits(k)
    }
    set(w, 1)
    // w = gathered · S_k, where `gathered` is the product of the divisors that w has still to be
    // divided by.
    var gathered = 1 as UInt
    while k > 0 {
      let d = divisor(k)
      weight -= bits(k)
      var (product, overflow) = gathered.multipliedReportingOverflow(by: d)
      if overflow || product >> 62 != 0 {
        divide(w, by: gathered)
        product = d
      }
      scale(w, c, limbs: max(1, fraction - weight >> 6))
      w[fraction] &+= product
      gathered = product
      k -= 1
    }
    divide(w, by: gathered)
  }

  /// r = Σ (∓1)^k v^(2k+1)/(2k+1) for 0 ≤ v < 2^−zeros: atan v or artanh v; |error| ≤ 4u.
  ///
  /// Overwrites y.
  ///
  /// The common denominator of all terms must fit a word: (2k + 1)!! ≤ 33!! < 2⁶⁴, hence k ≤ 16,
  /// which holds for zeros ≥ 32·fraction/17.
  func oddSeries(_ r: Limbs, _ v: Limbs, zeros: Int, isAlternating: Bool, y: Limbs) {
    copy(y, square(of: v))
    // The first omitted power: v^(2k+3) < u.
    var k = (64 * fraction - 1) / (2 * zeros)
    let denominator = stride(from: 3, through: UInt(2 * k + 1), by: 2).reduce(1, *)
    set(r, denominator / UInt(2 * k + 1))
    while k > 0 {
      multiply(r, by: y, limbs: max(1, fraction - (2 * zeros * (k - 1)) >> 6))
      if isAlternating { negate(r) }
      k -= 1
      r[fraction] &+= denominator / UInt(2 * k + 1)
    }
    divide(r, by: denominator)
    copy(r, product(r, v))
  }
}
