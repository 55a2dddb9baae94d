internal import CMPFR

extension FixedPoint {
  /// Divisions of an angle by two.
  private var halvings: Int { 6 + fraction / 4 }

  /// v = 1 − cos t for 0 ≤ t ≤ 1.6, at most 4^halvings·32u beside it. Overwrites t.
  ///
  /// 1 − cos is kept, whose doubling loses nothing for small angles: 1 − cos 2t = 2v(2 − v).
  func versine(_ v: Limbs, _ t: Limbs) {
    shiftDown(t, halvings)
    copy(t, square(of: t))
    alternatingSeries(v, t) { (2 * $0 + 1) * (2 * $0 + 2) }
    copy(v, product(v, t))
    shiftDown(v, 1)
    for _ in 0..<halvings {
      let square = square(of: v)
      shiftUp(v, 1)
      subtract(v, v, square)
      shiftUp(v, 1)
    }
  }

  /// s = sin t for v = 1 − cos t with 0 ≤ t ≤ 1.6, 2^10 times as far beside it as v at most; answers whether it is
  /// at least 2^−10, as it must be. Takes the number a.
  func sine(_ s: Limbs, ofVersine v: Limbs, _ a: Limbs) -> Bool {
    set(a, 2)
    subtract(a, a, v)
    copy(a, product(a, v))
    guard a[fraction] != 0 || a[fraction - 1] >> 44 != 0 else { return false }
    squareRoot(s, a)
    return true
  }

  /// t = |x| − k·π/2 with 0 ≤ t < 1.6, and k, for |x| < 2²³. At most 2²⁵u beside it. Takes the number s.
  func reduceByQuarterTurns(_ t: Limbs, _ x: BigFloat.Reader, _ s: Limbs) -> Int {
    load(t, x)
    var k = Int(x.approximateMagnitude * 0.6366197723675814)
    if k == 0 { return 0 }
    eighthTurn(s)
    scaleWhole(s, UInt(2 * k))
    if subtract(t, t, s) {
      quarterTurn(s)
      add(t, t, s)
      k -= 1
    }
    return k
  }

  /// t = |π/2 − t|. Takes the number s.
  func complement(_ t: Limbs, _ s: Limbs) {
    quarterTurn(s)
    if subtract(t, s, t) { negate(t) }
  }

  /// r = π/4, at most u beside it.
  private func eighthTurn(_ r: Limbs) { set(r, mpfr_const_pi) }

  /// r = π/2, at most 2u beside it.
  func quarterTurn(_ r: Limbs) {
    eighthTurn(r)
    shiftUp(r, 1)
  }
}
