internal import CMPFR

// Power series of a word whose coefficients are reciprocals of products.
extension FixedPoint {
  /// The number of bits, rounded down, by which x/d for x < 2^−zeros shifts a term down.
  @inline(__always)
  static func weight(zeros: Int, divisor: UInt) -> Int {
    zeros + (63 - divisor.leadingZeroBitCount)
  }

  /// The number of terms of Σ x^k/(d₁d₂…d_k) for x < 2^−zeros after which a term is less than u,
  /// and the bits by which that term is shifted down in the sum.
  @inline(__always)
  func terms(zeros: Int, _ divisor: (UInt) -> UInt) -> (count: UInt, weight: Int) {
    var (k, weight) = (0 as UInt, 0)
    while weight < 64 * fraction {
      k += 1
      weight += Self.weight(zeros: zeros, divisor: divisor(k))
    }
    return (k, weight)
  }

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
    var (k, weight) = terms(zeros: zeros, divisor)
    set(w, 1)
    // w = gathered · S_k, where `gathered` is the product of the divisors that w has still to be
    // divided by.
    var gathered = 1 as UInt
    while k > 0 {
      let d = divisor(k)
      weight -= Self.weight(zeros: zeros, divisor: d)
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
}
