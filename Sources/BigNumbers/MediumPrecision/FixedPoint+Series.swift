internal import CMPFR

// Power series whose coefficients are reciprocals of products.
extension FixedPoint {
  /// w = Σ (±1)^k y^k/(d₁d₂…d_k), where y = x or x² for x = c/2⁶⁴ ≤ ½; at most 4u beside it.
  ///
  /// Horner's rule, S_(k−1) = 1 ± y·S_k/d_k, in which the divisors are gathered until they fill a word: a
  /// division takes as long as four products by a word. Of the error half a unit stays from each step on, and
  /// the next step makes at most half of it; 2u are those of the last division and of the terms left away.
  @inline(__always)
  func series(
    _ w: Limbs, _ c: UInt, isSquare: Bool, isAlternating: Bool, _ divisor: (UInt) -> UInt
  ) {
    set(w, 1)
    if c == 0 { return }
    let zeros = isSquare ? 2 * c.leadingZeroBitCount : c.leadingZeroBitCount
    var (k, bits) = (0 as UInt, 0)
    while bits < 64 * fraction {
      k += 1
      bits += zeros + (63 - divisor(k).leadingZeroBitCount)
    }
    // w = gathered · S_k.
    var gathered = 1 as UInt
    while k > 0 {
      let d = divisor(k)
      var (product, overflow) = gathered.multipliedReportingOverflow(by: d)
      if overflow || product >> 62 != 0 {
        divide(w, by: gathered)
        product = d
      }
      scale(w, c)
      if isSquare { scale(w, c) }
      if isAlternating { negate(w) }
      w[fraction] &+= product
      gathered = product
      k -= 1
    }
    divide(w, by: gathered)
  }

  /// r = Σ (∓1)^k v^(2k+1)/(2k+1), the arctangent of v or the area of its hyperbolic kin, for 0 ≤ v < 2^−40;
  /// at most 4u beside it. Takes the numbers `y` and `t`.
  func oddSeries(_ r: Limbs, _ v: Limbs, isAlternating: Bool, y: Limbs, t: Limbs) {
    copy(y, v)
    square(y)
    // v^(2k+1) < u for all later ones.
    var k = UInt(64 * fraction / 80)
    set(r, 1)
    divide(r, by: 2 * k + 1)
    while k > 0 {
      k -= 1
      multiply(r, r, y)
      if isAlternating { negate(r) }
      set(t, 1)
      divide(t, by: 2 * k + 1)
      add(r, r, t)
    }
    multiply(r, r, v)
  }
}
