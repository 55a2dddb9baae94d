internal import CMPFR

extension FixedPoint {
  /// r = atan(n/d) for 0 ≤ n ≤ d and ⅛ ≤ d ≤ ¼; |error| ≤ 64u.
  ///
  /// Overwrites n, d, v and t.
  ///
  /// The quotient n/d is processed in digits of seven bits. With p = ⌊2^(7j)·n/d⌋,
  /// atan(n/d) = atan(p/2^(7j)) + atan(n′/d′), where n′ + d′i = (n + di)(2^(7j) + pi)/2^(7j) and
  /// n′/d′ < 2^(−7j).
  ///
  /// The errors are at most u for each of six values looked up, 8u of the series, and u of the
  /// quotient plus those of n and d, which a limb more makes negligible.
  func arctangent(_ r: Limbs, _ n: Limbs, _ d: Limbs, _ v: Limbs, _ t: Limbs) {
    let table = DigitTable.arctangents
    let levels = isShort ? digitsOfShortTangent : min(table.levels, 4 + fraction / 6)
    let sum = v
    set(sum, 0)
    // One more limb below, so that the products with c lose almost nothing.
    n[-1] = 0
    d[-1] = 0
    for level in 1...levels {
      // Never too large: the truncated n is not above n, and 1 − 2⁻²⁰ covers the truncation of d,
      // 2⁻⁶¹, and the roundings. Too small by one only if the quotient is within about 2⁻¹³ of an
      // integer; the series allows for that with one bit less.
      let quotient = Double(n[fraction - 1]) / Double(d[fraction - 1]) * (1 - 0x1p-20)
      let digit = Int(quotient * Double(1 << (level * DigitTable.bits)))
      if digit == 0 { continue }
      let c = UInt(digit) << UInt(64 - level * DigitTable.bits)
      (t - 1).update(from: n - 1, count: count)
      n[fraction - 1] &-= __gmpn_submul_1(n - 1, d, fraction, c)
      d[fraction - 1] &+= __gmpn_addmul_1(d - 1, t, fraction, c)
      add(sum, sum, table.value(digit, level: level, self))
    }
    divide(t, n, d)
    if isShort {
      shortArctangent(r, t)
    } else {
      oddSeries(r, t, zeros: levels * DigitTable.bits - 1, isAlternating: true, y: n)
    }
    add(r, r, sum)
  }
}
