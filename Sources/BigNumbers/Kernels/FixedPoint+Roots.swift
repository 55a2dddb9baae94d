internal import CMPFR

extension FixedPoint {
  /// The n-th root of x = e^(ln |x|/n) with the sign of x, for an n ≠ 0 that is odd if x < 0; nil if |ln x/n| ≥ 2²².
  ///
  /// The quotient of the logarithm, which errs by less than 2^e·u, errs by less than that and a unit; the rest is as for a power
  /// with the exponent 1.
  func root(_ x: BigFloat.Reader, _ n: Int) -> Approximation? {
    guard let logarithm = logarithmOfPositive(x) else { return nil }
    let (l, t) = (self[0], self[1])
    copy(t, l)
    divide(t, by: n.magnitude)
    if t[fraction] >> 22 != 0 { return nil }
    let k = reduceByLogarithmOfTwo(t, isNegative: logarithm.isNegative != (n < 0), self[2])
    exponential(l, t, self[2])
    return result(
      l, exponent: k, isNegative: x.isNegative,
      errorBits: max(logarithm.errorBits + 1, UInt.bitWidth - k.magnitude.leadingZeroBitCount) + 3)
  }

  /// xⁿ for 0 < |n| < 2¹², by squarings and products of numbers from ½ to 1.
  ///
  /// The truncation of x changes it by at most 2u of itself, that of a product and of its shift by at most 4u. With relative errors
  /// e(1) ≤ 2u, e(2k) ≤ 2e(k) + 4u and e(k + 1) ≤ e(k) + e(1) + 4u, e(n) ≤ 6nu, and products of errors add less than nu. The
  /// reciprocal is at most 2.
  func power(_ x: BigFloat.Reader, whole n: Int) -> Approximation? {
    let (base, power, one) = (self[0], self[1], self[2])
    let exponent = x.pointee._mpfr_exp
    load(base, x, scaledDown: exponent)
    copy(power, base)
    let size = n.magnitude
    // Leading zeros that were shifted out.
    var shifts = 0
    for bit in stride(from: UInt.bitWidth - size.leadingZeroBitCount - 2, through: 0, by: -1) {
      __gmpn_sqr(scratch, power, fraction)
      shifts = 2 * shifts + takeUpperHalf(power)
      if size >> UInt(bit) & 1 != 0 {
        __gmpn_mul_n(scratch, power, base, fraction)
        shifts += takeUpperHalf(power)
      }
    }
    let scale = Int(size) * exponent - shifts
    let isNegative = x.isNegative && size & 1 != 0
    let errorBits = UInt.bitWidth - size.leadingZeroBitCount + 3
    if n > 0 {
      return result(power, exponent: scale, isNegative: isNegative, errorBits: errorBits)
    }
    set(one, 1)
    divide(base, one, power)
    return result(base, exponent: -scale, isNegative: isNegative, errorBits: errorBits + 2)
  }

  /// a = the upper half of a product of numbers from ½ to 1, shifted so that it is at least ½; returns the shift, 0 or 1.
  @inline(__always)
  private func takeUpperHalf(_ a: Limbs) -> Int {
    let upper = scratch + fraction
    if upper[fraction - 1] >> 63 != 0 {
      a.update(from: upper, count: fraction)
      return 0
    }
    _ = __gmpn_lshift(a, upper, fraction, 1)
    return 1
  }
}
