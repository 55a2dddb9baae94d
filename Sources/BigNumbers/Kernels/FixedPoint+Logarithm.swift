internal import CMPFR
import RealModule

extension FixedPoint {
  /// r = |ln(z·2^k)| for ½ ≤ z < 1 and |k| ≤ 2²⁴.
  ///
  /// Overwrites z, y, v and t.
  ///
  /// Returns whether the logarithm is negative; nil if the standard library's logarithm is not as
  /// accurate as expected, so that not 0 ≤ d < 2^−46, or 2^−20 for a few limbs. The value is k·ln 2 − y + ln(1 + d), where 1
  /// + d = z·e^y for a y of one word slightly above −ln z: the exponential is one of a word, and
  /// the last logarithm that of a number close to 1. The error is at most |k|·u from ln 2, plus
  /// 2⁹u.
  func logarithm(
    _ r: Limbs, of z: Limbs, exponent k: Int, _ y: Limbs, _ v: Limbs, _ t: Limbs
  ) -> Bool? {
    if isShort {
      guard let word = shortLogarithm(r, z) else { return nil }
      set(y, 0)
      y[fraction - 1] = word
    } else {
      exponential(r, near: -Double.log(Double(z[fraction - 1]) * 0x1p-64), y: y)
      copy(r, product(z, r))
      if r[fraction] != 1 || r[fraction - 1] >> 18 != 0 { return nil }
      // v = d/(2 + d), and so ln(1 + d) = 2 artanh v.
      r[fraction] = 0
      copy(t, r)
      t[fraction] &+= 2
      shiftDown(t, 2)
      shiftDown(r, 2)
      divide(v, r, t)
      oddSeries(r, v, zeros: 47, isAlternating: false, y: t)
      shiftUp(r, 1)
    }
    scale(t, FixedConstant.logarithmOfTwo.limbs(self), k.magnitude)
    if k < 0 { add(y, y, t) } else { add(r, r, t) }
    let isNegative = subtract(r, r, y)
    if isNegative { negate(r) }
    return isNegative
  }
}
