internal import CMPFR

extension FixedPoint {
  /// Divisions of an angle by two.
  private var halvings: Int { 7 + fraction / 6 }

  /// s = sin t and v = 1 − cos t for 0 ≤ t ≤ 1.6, both at most 4^halvings·32u beside it. Overwrites t; takes
  /// the numbers a, b, y.
  ///
  /// 1 − cos is kept, whose doubling loses nothing for small angles: 1 − cos 2t = 2v(2 − v).
  func circular(_ s: Limbs, _ v: Limbs, _ t: Limbs, _ a: Limbs, _ b: Limbs, _ y: Limbs) {
    shiftDown(t, halvings)
    let c = t[fraction - 1]
    t[fraction - 1] = 0
    startCircular(s, v, c)
    // a = sin t and b = 1 − cos t for t < 2^−64.
    multiply(y, t, t)
    smallSeries(a, y) { 2 * $0 * (2 * $0 + 1) }
    multiply(a, a, t)
    smallSeries(b, y) { (2 * $0 + 1) * (2 * $0 + 2) }
    multiply(b, b, y)
    shiftDown(b, 1)
    // sin of the sum: s + a − s·b − v·a; 1 − cos of it: v + b − v·b + s·a.
    multiply(t, s, a)
    multiply(y, v, b)
    add(t, t, v)
    add(t, t, b)
    subtract(t, t, y)
    multiply(b, s, b)
    multiply(v, v, a)
    add(s, s, a)
    subtract(s, s, b)
    subtract(s, s, v)
    copy(v, t)
    doubleAngle(s, v, a)
  }

  /// s = sin θ and v = 1 − cos θ of an angle θ at most 2^−48 below a given one, and that θ. Takes the number a.
  func circular(_ s: Limbs, _ v: Limbs, near given: Double, angle: Limbs, _ a: Limbs) {
    let unit = Double(sign: .plus, exponent: 64 - halvings, significand: 1)
    let c = UInt(max(0, given - 0x1p-49) * unit)
    startCircular(s, v, c)
    doubleAngle(s, v, a)
    set(angle, 0)
    angle[fraction - 1] = c
    shiftUp(angle, halvings)
  }

  private func startCircular(_ s: Limbs, _ v: Limbs, _ c: UInt) {
    series(s, c, isSquare: true, isAlternating: true) { 2 * $0 * (2 * $0 + 1) }
    scale(s, c)
    series(v, c, isSquare: true, isAlternating: true) { (2 * $0 + 1) * (2 * $0 + 2) }
    scale(v, c)
    scale(v, c)
    shiftDown(v, 1)
  }

  /// r = Σ (−y)^k/(d₁…d_k) for y < 2^−128.
  @inline(__always)
  private func smallSeries(_ r: Limbs, _ y: Limbs, _ divisor: (UInt) -> UInt) {
    set(r, 1)
    var k = UInt(fraction - 1) / 2
    while k > 0 {
      multiply(r, r, y)
      divide(r, by: divisor(k))
      negate(r)
      r[fraction] &+= 1
      k -= 1
    }
  }

  /// Doubles the angle of s = sin and v = 1 − cos as often as it was halved. Takes the number a.
  private func doubleAngle(_ s: Limbs, _ v: Limbs, _ a: Limbs) {
    for _ in 0..<halvings {
      multiply(a, s, v)
      subtract(s, s, a)
      shiftUp(s, 1)
      copy(a, v)
      square(a)
      shiftUp(v, 1)
      subtract(v, v, a)
      shiftUp(v, 1)
    }
  }

  /// t = |x| − k·π/2 with 0 ≤ t < 1.6, and k, for |x| < 2²³. At most 2²⁵u beside it.
  func reduceByQuarterTurns(_ t: Limbs, _ x: BigFloat.Reader, _ s: Limbs) -> Int {
    load(t, x)
    var k = Int(x.approximateMagnitude * 0.6366197723675814)
    if k == 0 { return 0 }
    eighthTurn(s)
    scaleWhole(s, UInt(2 * k))
    if subtract(t, t, s) {
      eighthTurn(s)
      shiftUp(s, 1)
      add(t, t, s)
      k -= 1
    }
    return k
  }

  /// r = π/4, at most u beside it.
  private func eighthTurn(_ r: Limbs) {
    var value = __mpfr_struct(_mpfr_prec: 64 * fraction, _mpfr_sign: 1, _mpfr_exp: 0, _mpfr_d: r)
    _ = mpfr_const_pi(&value, MPFR_RNDN)
    r[fraction] = 0
  }
}
