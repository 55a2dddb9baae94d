internal import CMPFR

extension FixedPoint {
  /// The real part of Li₂(x), where it is not too close to its zero beyond 12.
  ///
  /// Li₂(x) = S(−ln(1 − x)) for −1 ≤ x ≤ ½. Otherwise the inversion formulas (DLMF 25.12.4,
  /// 25.12.6) lead to such a number: Li₂(x) = π²/6 − ln x·ln|1 − x| − S(−ln x) for ½ < x ≤ 2, and
  /// Li₂(x) = C − ½·ln²|x| − S(−ln(1 − 1/x)) with C = π²/3 above and C = −π²/6 below.
  ///
  /// |S′| ≤ 1.4 for |u| ≤ ln 2, the other logarithm is less than 2⁶, and 700 terms err by less than 2¹²u.
  func dilogarithm(_ x: BigFloat.Reader) -> Approximation? {
    let (z, total, u) = (self[1], self[4], self[5])
    load(z, x)
    let isLarge = z[fraction] >= (x.isNegative ? 1 : 2)
    let isMiddle = !x.isNegative && !isLarge && (z[fraction] == 1 || z[fraction - 1] >> 63 != 0)
    // |u| = |ln z|.
    if isLarge {
      copy(self[2], z)
      set(self[3], 1)
      divide(z, self[3], self[2])
    }
    if !isMiddle {
      if x.isNegative { z[fraction] &+= 1 } else { subtractFromOne(z) }
    }
    guard let first = logarithm(lost: 3) else { return nil }
    copy(u, self[0])
    var errorBits = first.errorBits
    // The sign of u: −ln z.
    let isNegative = !first.isNegative
    set(total, 0)
    if isLarge || isMiddle {
      load(z, x)
      if isMiddle {
        // |1 − x|
        if z[fraction] == 1 { z[fraction] = 0 } else { subtractFromOne(z) }
      }
      guard let second = logarithm(lost: 0) else { return nil }
      errorBits = max(errorBits, second.errorBits)
      copy(total, isMiddle ? product(self[0], u) : square(of: self[0]))
      if isLarge { shiftDown(total, 1) }
      if isLarge || isNegative == false { negate(total) }
      let constant = FixedConstant.squaredPiOverSix.limbs(self)
      if x.isNegative { subtract(total, total, constant) } else { add(total, total, constant) }
      if isLarge, !x.isNegative { add(total, total, constant) }
    }
    dilogarithmSeries(self[0], u, isNegative: isNegative, self[2], self[3])
    if isLarge || isMiddle { subtract(total, total, self[0]) } else { copy(total, self[0]) }
    let isBelowZero = total[fraction] >> 63 != 0
    if isBelowZero { negate(total) }
    return result(total, isNegative: isBelowZero, errorBits: max(errorBits, 11) + 7)
  }

  /// r = S(±u), modulo 2⁶⁴, for 0 ≤ u ≤ ln 2; |error| ≤ (3·terms + 8)·u.
  ///
  /// Overwrites t and y.
  private func dilogarithmSeries(
    _ r: Limbs, _ u: Limbs, isNegative: Bool, _ t: Limbs, _ y: Limbs
  ) {
    copy(y, square(of: u))
    let terms = DilogarithmCoefficients.terms(
      fraction: fraction, square: (Double(y[fraction - 1]) + 1) * 0x1p-64)
    alternatingSum(r, y, DilogarithmCoefficients.table.coefficients(self), terms: terms)
    copy(r, product(r, y))
    copy(r, product(r, u))
    add(r, r, u)
    shiftDown(y, 2)
    if isNegative { negate(r) }
    subtract(r, r, y)
  }
}
