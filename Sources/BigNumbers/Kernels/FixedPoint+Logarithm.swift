internal import CMPFR
import RealModule

extension FixedPoint {
  /// r = |ln(z·2^k)| for ½ ≤ z < 1 and |k| ≤ 2²⁴, and whether the logarithm is negative; nil where the one of the
  /// standard library errs by more than it should. Overwrites z; takes the numbers y, v, t.
  ///
  /// k·ln 2 − y + ln(1 + d), where 1 + d = z·e^y for a y of a word a little above −ln z: so that the exponential is
  /// one of a word, and the last logarithm one of a number close to 1.
  func logarithm(
    _ r: Limbs, of z: Limbs, exponent k: Int, _ y: Limbs, _ v: Limbs, _ t: Limbs
  ) -> Bool? {
    exponential(r, near: -Double.log(Double(z[fraction - 1]) * 0x1p-64), y: y)
    copy(r, product(z, r))
    if r[fraction] == 0 { return nil }
    // v = d/(2 + d), and so ln(1 + d) = 2 artanh v.
    r[fraction] &-= 1
    copy(t, r)
    t[fraction] &+= 2
    shiftDown(t, 2)
    shiftDown(r, 2)
    divide(v, r, t)
    oddSeries(r, v, zeros: 40, isAlternating: false, y: t)
    shiftUp(r, 1)
    logarithmOfTwo(t)
    scaleWhole(t, k.magnitude)
    if k < 0 { add(y, y, t) } else { add(r, r, t) }
    let isNegative = subtract(r, r, y)
    if isNegative { negate(r) }
    return isNegative
  }
}
