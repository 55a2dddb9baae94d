internal import CMPFR

// The angle of a point, and circular functions of angles in a unit of which a whole number make a
// turn.
extension FixedPoint {
  /// The angle of the point with the ordinate y and the abscissa x, neither of which is zero;
  /// |error| < 2⁷u.
  ///
  /// It is atan(n/d) with n and d the smaller and the larger of |y| and |x|, scaled so that ⅛ ≤ d ≤
  /// ¼, its difference from π/2, or that of one of these from π. Both are truncated by less than u,
  /// so that n/d errs by at most 16u beside the 64u of the arctangent and 4u of π.
  func angle(_ y: BigFloat.Reader, _ x: BigFloat.Reader) -> Approximation? {
    let (n, d, r) = (self[0], self[1], self[2])
    let exponent = max(y.pointee._mpfr_exp, x.pointee._mpfr_exp)
    load(n, y, scaledDown: exponent + 2)
    load(d, x, scaledDown: exponent + 2)
    let isSteep = __gmpn_cmp(n, d, count) > 0
    arctangent(r, isSteep ? d : n, isSteep ? n : d, self[3], self[4])
    quarterTurn(d)
    if isSteep {
      if x.isNegative { add(r, d, r) } else { subtract(r, d, r) }
    } else if x.isNegative {
      shiftUp(d, 1)
      subtract(r, d, r)
    }
    return result(r, isNegative: y.isNegative, errorBits: 7)
  }

  func sin(_ x: BigFloat.Reader, units: UInt) -> Approximation? {
    let quarter = reduceByTurns(x, units)
    if quarter & 1 == 0 { complement(self[0], self[1]) }
    return cosine(self[0], quarter, isNegative: (quarter & 2 != 0) != x.isNegative)
  }

  func cos(_ x: BigFloat.Reader, units: UInt) -> Approximation? {
    let quarter = reduceByTurns(x, units)
    if quarter & 1 != 0 { complement(self[0], self[1]) }
    return cosine(self[0], quarter, isNegative: (quarter + 1) & 2 != 0)
  }

  func tan(_ x: BigFloat.Reader, units: UInt) -> Approximation? {
    tangent(reduceByTurns(x, units), isNegative: x.isNegative, isCotangent: false)
  }

  /// Writes t with 2π|x|/units = t + k·π/2 + a whole number of turns, 0 ≤ t < 1.571, to number 0;
  /// returns k, at most 3.
  ///
  /// The quotient |x|/units errs by 2u, and four times its fraction by 8u, so that t errs by less
  /// than 16u.
  private func reduceByTurns(_ x: BigFloat.Reader, _ units: UInt) -> Int {
    let (t, s) = (self[0], self[1])
    load(t, x)
    divide(t, by: units)
    t[fraction] = 0
    shiftUp(t, 2)
    let quarter = Int(t[fraction])
    t[fraction] = 0
    quarterTurn(s)
    copy(t, product(t, s))
    return quarter
  }

  /// An angle in a unit of which so many make a turn.
  ///
  /// With 2^e·u the error of the angle a < 4, e ≥ 7, that of a/(2π) is less than 0.16·2^e·u + 5u <
  /// 2^e·u.
  func scaled(_ angle: Approximation?, units: UInt) -> Approximation? {
    guard let angle else { return nil }
    let r = self[0]
    copy(r, product(angle.limbs, FixedConstant.reciprocalOfTurn.limbs(self)))
    _ = __gmpn_mul_1(r, r, count, units)
    return result(
      r, isNegative: angle.isNegative,
      errorBits: angle.errorBits + UInt.bitWidth - units.leadingZeroBitCount)
  }
}
