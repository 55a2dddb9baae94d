internal import CMPFR

extension FixedPoint {
  /// x^y = e^(y·ln x) for x > 0 and |y| < 2⁶³; nil if |y·ln x| ≥ 2²².
  ///
  /// ln x errs by less than 2^e·u, where 2^e bounds |ln x| + 2 as well, and so y·ln x with y < 2^n
  /// by 2^(e + n + 1)·u; the reduction by k·ln 2 adds (|k| + 3)·u and the exponential multiplies by
  /// at most 2.02 and adds 2⁹u. With e ≥ 10 and b the bit length of k that is less than 2^(max(e +
  /// n + 1, b) + 3)·u.
  ///
  /// With z < 2²² the value is x^y/e^z. It is subtracted from the product, which adds u to its error, and the difference
  /// must be less than 2²².
  func power(
    _ x: BigFloat.Reader, _ y: BigFloat.Reader, dividedByExponentialOf z: BigFloat.Reader? = nil
  ) -> Approximation? {
    guard let logarithm = logarithmOfPositive(x) else { return nil }
    let (l, t) = (self[0], self[1])
    var isNegative = logarithm.isNegative != y.isNegative
    load(t, y)
    // A bound of the product, whose limb before the point must not overflow.
    let estimate =
      (Double(l[fraction]) + Double(l[fraction - 1]) * 0x1p-64) * y.approximateMagnitude
    if estimate >= 0x1p22 { return nil }
    copy(t, product(t, l))
    if let z {
      load(self[2], z)
      if isNegative {
        add(t, t, self[2])
      } else if subtract(t, t, self[2]) {
        negate(t)
        isNegative = true
      }
      if t[fraction] >> 22 != 0 { return nil }
    }
    let k = reduceByLogarithmOfTwo(t, isNegative: isNegative, self[2])
    exponential(l, t, self[2])
    let error = logarithm.errorBits + max(0, y.pointee._mpfr_exp) + 1
    return result(
      l, exponent: k,
      errorBits: max(error, UInt.bitWidth - k.magnitude.leadingZeroBitCount) + 3)
  }
}
