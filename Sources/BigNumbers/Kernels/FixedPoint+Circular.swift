internal import CMPFR

extension FixedPoint {
  /// The number of halvings of an angle.
  ///
  /// More of them save terms of the series. Lines of sines and cosines to 15 to 300 digits took equally long, within the
  /// noise of a fifth, with 4 to 8 in place of 6 and with halves to eighths in place of quarters. At most 16 keep the error
  /// of the versine below 2³⁷u.
  private var halvings: Int { 6 + min(fraction, 40) / 4 }

  /// The versine errs by less than 2^versineErrorBits·u.
  var versineErrorBits: Int { isShort ? 9 : 2 * halvings + 5 }

  /// v = 1 − cos t for 0 ≤ t < 1.571; |error| ≤ 2^versineErrorBits·u.
  ///
  /// Overwrites t.
  ///
  /// 1 − cos 2t = 2v(2 − v) multiplies the error of v by at most 4 and adds 2u. The first v, of an
  /// angle below 2⁻⁵, has an error of at most 4u, so that 5u·4^halvings is reached at most. Cosines
  /// themselves would lose bits for small angles.
  func versine(_ v: Limbs, _ t: Limbs) {
    if isShort { return shortAngle(v, sine: nil, t) }
    shiftDown(t, halvings)
    copy(t, square(of: t))
    versineSeries(v, t)
    copy(v, product(v, t))
    shiftDown(v, 1)
    for _ in 0..<halvings {
      let square = square(of: v)
      shiftUp(v, 1)
      subtract(v, v, square)
      shiftUp(v, 1)
    }
  }

  /// v = 1 − cos t and s = sin t for 0 ≤ t < 1.571.
  ///
  /// Overwrites t.
  ///
  /// Returns false if sin t < 2^−10. Otherwise the error of s is at most 2^10 times that of v,
  /// because s² = v(2 − v).
  func versine(_ v: Limbs, sine s: Limbs, _ t: Limbs) -> Bool {
    if isShort {
      shortAngle(v, sine: s, t)
      return s[fraction] != 0 || s[fraction - 1] >> 54 != 0
    }
    versine(v, t)
    set(t, 2)
    subtract(t, t, v)
    copy(t, product(t, v))
    guard t[fraction] != 0 || t[fraction - 1] >> 44 != 0 else { return false }
    squareRoot(s, t)
    return true
  }

  /// t = |x| − k·π/2 with 0 ≤ t < 1.571, and k, for |x| < 2²³; |error| ≤ 2²⁵u.
  ///
  /// Overwrites s.
  ///
  /// k is the whole part of a product that errs by less than 2⁻²⁸, so that t exceeds π/2 by less than that. k < 2^22.4, and π/4 has an error of at most u, so that the error is at most 2^23.4 + 3 units.
  func reduceByQuarterTurns(_ t: Limbs, _ x: BigFloat.Reader, _ s: Limbs) -> Int {
    load(t, x)
    var k = Int(x.approximateMagnitude * 0.6366197723675814)
    if k == 0 { return 0 }
    scale(s, FixedConstant.eighthTurn.limbs(self), UInt(2 * k))
    if subtract(t, t, s) {
      quarterTurn(s)
      add(t, t, s)
      k -= 1
    }
    return k
  }

  /// t = |π/2 − t|.
  ///
  /// Overwrites s.
  func complement(_ t: Limbs, _ s: Limbs) {
    quarterTurn(s)
    if subtract(t, s, t) { negate(t) }
  }

  /// r = π/2; |error| ≤ 2u.
  func quarterTurn(_ r: Limbs) {
    _ = __gmpn_lshift(r, FixedConstant.eighthTurn.limbs(self), count, 1)
  }
}
