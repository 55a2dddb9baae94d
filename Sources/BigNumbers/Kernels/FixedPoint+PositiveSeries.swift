internal import CMPFR

extension FixedPoint {
  /// r = 2^−shift·Σ y^k/(d₁d₂…d_k·w_k) for 0 ≤ y < 2³¹, d₁ ≤ d₂ ≤ … < 2⁶² and w₀ = 1 ≤ w_k < 2³¹,
  /// where the sum without weights is at most 2^shift, shift < 64·fraction; returns the number n of
  /// terms; |error| ≤ (9n + 300)·u.
  ///
  /// Overwrites the powers.
  ///
  /// Rectangular splitting as in `rectangularSeries`, but for a sum T_k of the terms from t_k on,
  /// divided by t_k, that is not close to 1: it may have many limbs before the point, and only as
  /// many behind it as matter in the whole sum, of which t_k·2^−shift is the factor. Hence the
  /// limbs of T_k are at most one more than those of the result.
  ///
  /// With Y = max(1, y) the power y^i errs by at most (i − 1)·Y^(i−1)·u, and i ≤ m ≤ 12. If y ≥ 1
  /// that is 11u of each term, and once more for every block behind it, at most 11u·(n/m + 1) of
  /// the whole; if y < 1, at most 11u for each of the first terms of a block and its followers,
  /// whose sum is less than 2: less than 264u. A product and the limbs of its factor that are left
  /// out cost 2u a block, the limbs of a power that are left out u a term, a division u, at most
  /// two of them a term, and the omitted terms are less than u. With m ≥ 4, 3n + 13·(n/m + 1) + 265
  /// ≤ 7n + 300; with m ≥ 2 and i ≤ 3, 3n + 5·(n/m + 1) + 265 ≤ 6n + 300.
  @inline(__always)
  func positiveSeries(
    _ r: Limbs, _ y: Limbs, shift: Int, divisor: (Int) -> UInt, weight: (Int) -> UInt = { _ in 1 }
  ) -> Int {
    let whole = UInt.bitWidth - y[fraction].leadingZeroBitCount
    // Not less than y.
    let estimate = (Double(y[fraction]) + (Double(y[fraction - 1]) + 2) * 0x1p-64) * (1 + 0x1p-50)
    var size = TermSize.one
    var terms = 0
    while size.weight(below: shift) < 64 * fraction || Double(divisor(terms + 1)) < 2 * estimate {
      terms += 1
      size.multiply(by: estimate / Double(divisor(terms)))
    }
    let m = min(
      Self.mostPowers(fraction: fraction), whole == 0 ? 12 : 63 / whole,
      terms < 20 ? 4 : terms < 40 ? 6 : terms < 80 ? 8 : 12)
    let powers = keepPowers(of: y, m)
    var place = terms % m
    for k in stride(from: terms, to: terms - place, by: -1) {
      size.multiply(by: Double(divisor(k)) / estimate)
    }

    withWideSum(whole: shift >> 6 + 4) { sum in
      sum.limbs = limbs(of: size, shift: shift, first: terms - place)
      for k in stride(from: terms, through: 1, by: -1) {
        sum.add(place == 0 ? nil : powers(place), over: weight(k))
        sum.divide(later: divisor(k))
        if place > 0 {
          place -= 1
          continue
        }
        place = m - 1
        for k in stride(from: k, to: k - m, by: -1) {
          size.multiply(by: Double(divisor(k)) / estimate)
        }
        sum.multiply(by: powers(m), limbs: limbs(of: size, shift: shift, first: k - m))
      }
      sum.add(nil, over: 1)
      sum.divide()
      // 2^(64·limbs) times the sum; `limbs` is what the shift leaves of the fraction.
      r.update(from: sum.lowest, count: count)
      if shift & 63 > 0 { shiftDown(r, shift & 63) }
    }
    return terms
  }

  /// The limbs behind the point that matter of a sum whose first term has a size.
  private func limbs(of size: TermSize, shift: Int, first: Int) -> Int {
    max(1, fraction - (first == 0 ? shift : size.weight(below: shift)) >> 6)
  }
}
