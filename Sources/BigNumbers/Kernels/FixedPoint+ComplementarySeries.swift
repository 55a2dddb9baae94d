internal import CMPFR

extension FixedPoint {
  /// r = Σ (−1)^k·1·3·…·(2k − 1)/y^k to 2^(−64·limbs), for 8 ≤ y < 2²³; returns the number b of
  /// blocks, or nil if the terms do not become so small. |error| ≤ (14b + 30)·2^(−64·limbs).
  ///
  /// Overwrites y, number 2 and the powers.
  ///
  /// Rectangular splitting, from the last block on. With 1/y = ζ·2^−q and 1 ≤ ζ ≤ 2 the m terms of
  /// a block that begins with k have the coefficients c_i·2^(−q·i)·(−ζ)^i, c_i = (2k + 1)·(2k +
  /// 3)…(2k + 2i − 1) < 2^(q·i) as long as terms decrease. Hence those times 2^(q·m) are words for
  /// q·m < 64, and a shift is all that follows. The rest of the series, divided by its first term,
  /// lies between 0 and 1, because terms alternate.
  ///
  /// ζ errs by at most 10u if y errs by 4√y·u, and so ζ^i by 12i·ζ^i·u; that is less than 12u·Σ
  /// k·t_k < 24u for the terms t_k. Every block truncates a product, a shift and at most 12
  /// powers by a unit each, and the omitted terms are less than a unit.
  func complementarySeries(_ r: Limbs, _ y: Limbs, limbs kept: Int) -> Int? {
    let q = UInt.bitWidth - y[fraction].leadingZeroBitCount
    // Not less than 1/y.
    let estimate = 1 / Double(y[fraction])
    var size = TermSize.one
    var omitted = 0
    while size.weight(below: 0) < 64 * kept {
      omitted += 1
      let ratio = Double(2 * omitted - 1) * estimate
      if ratio >= 1 { return nil }
      size.multiply(by: ratio)
    }
    let last = omitted - 1
    let m = min(Self.mostPowers(fraction: fraction), 62 / q & ~1, last < 8 ? 2 : last < 20 ? 4 : 12)
    set(r, 1)
    shiftDown(y, q)
    divide(self[2], r, y)
    let powers = keepPowers(of: self[2], m)
    set(r, 0)
    let blocks = last / m
    for k in stride(from: omitted, to: blocks * m, by: -1) {
      size.multiply(by: 1 / (Double(2 * k - 1) * estimate))
    }
    for block in stride(from: blocks, through: 0, by: -1) {
      let first = block * m
      let limbs = max(1, kept - (first == 0 ? 0 : size.weight(below: 0)) >> 6)
      let lowest = fraction - limbs
      let final = min(first + m - 1, last)
      var coefficient = (first..<final).reduce(1 as UInt) { $0 * UInt(2 * $1 + 1) }
      if final < last {
        multiply(r, by: powers(m), limbs: limbs)
        _ = __gmpn_mul_1(r + lowest, r + lowest, limbs + 1, coefficient * UInt(2 * final + 1))
      }
      for i in stride(from: final - first, through: 1, by: -1) {
        let word = coefficient << UInt(q * (m - i))
        if i & 1 != 0 {
          r[fraction] &-= __gmpn_submul_1(r + lowest, powers(i) + lowest, limbs, word)
          r[fraction] &-= powers(i)[fraction] &* word
        } else {
          r[fraction] &+= __gmpn_addmul_1(r + lowest, powers(i) + lowest, limbs, word)
          r[fraction] &+= powers(i)[fraction] &* word
        }
        coefficient /= UInt(2 * (first + i) - 1)
      }
      r[fraction] &+= 1 << UInt(q * m)
      _ = __gmpn_rshift(r + lowest, r + lowest, limbs + 1, UInt32(q * m))
      for k in stride(from: first, to: first - m, by: -1) where k > 0 {
        size.multiply(by: 1 / (Double(2 * k - 1) * estimate))
      }
    }
    return blocks + 1
  }
}
