internal import CMPFR

extension FixedPoint {
  /// r = atan(n/d) for 0 ≤ n ≤ d and ⅛ ≤ d ≤ ¼, at most 64u beside it. Overwrites n and d; takes the numbers v and t.
  ///
  /// Digit by digit of n/d: where p = ⌊2^(7j)·n/d⌋, atan(n/d) = atan(p/2^(7j)) + atan(n′/d′) for
  /// n′ + d′i = (n + di)(2^(7j) + pi)/2^(7j), whose n′/d′ is smaller than 2^(−7j).
  func arctangent(_ r: Limbs, _ n: Limbs, _ d: Limbs, _ v: Limbs, _ t: Limbs) {
    let table = DigitTable.arctangents[fraction]
    let levels = min(table.levels, 4 + fraction / 6)
    let sum = v
    set(sum, 0)
    // Limbs below the numbers', so that hardly anything is lost.
    n[-1] = 0
    d[-1] = 0
    for level in 1...levels {
      // Hardly ever too small by one, and never too large: the words are good for 2^−27.
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
    oddSeries(r, t, zeros: levels * DigitTable.bits - 1, isAlternating: true, y: n)
    add(r, r, sum)
  }
}
