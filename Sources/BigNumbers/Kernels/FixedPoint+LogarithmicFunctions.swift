internal import CMPFR

// Logarithms and inverse hyperbolic functions of numbers.
//
// ln(z·2^k) errs by (|k| + 2⁹)·u, and an error of z, which is at least ½, doubles. With b the bit
// length of k that is below 2^max(10, b + 2)·u for errors of z of at most 4u: 255 + 512 + 8 < 2¹⁰
// for b ≤ 8, and 512 + 8 ≤ 3·2^b beyond.
extension FixedPoint {
  /// |ln(z·2^k)| in number 0 for ½ ≤ z < 1 in number 1, where z errs by less than 2^lost·u.
  private func logarithm(exponent k: Int, lost: Int, scale: Int = 0) -> Approximation? {
    guard
      let isNegative = logarithm(self[0], of: self[1], exponent: k, self[2], self[3], self[4])
    else { return nil }
    let error = max(10, UInt.bitWidth - k.magnitude.leadingZeroBitCount + 2)
    return result(
      self[0], exponent: scale, isNegative: isNegative,
      errorBits: lost <= 2 ? error : max(error, lost + 1) + 1)
  }

  /// Loads the significand of x, which errs by less than u.
  private func loadSignificand(_ x: BigFloat.Reader) {
    load(self[1], x, scaledDown: x.pointee._mpfr_exp)
  }

  func log(_ x: BigFloat.Reader) -> Approximation? {
    // MPFR caches ln 2.
    if x.isNegative || x.pointee._mpfr_exp == 2 && mpfr_cmp_ui_2exp(x, 1, 1) == 0 { return nil }
    return logarithmOfPositive(x)
  }

  /// |ln x| in number 0.
  func logarithmOfPositive(_ x: BigFloat.Reader) -> Approximation? {
    loadSignificand(x)
    return logarithm(exponent: x.pointee._mpfr_exp, lost: 0)
  }

  /// ln x/ln b for a base b, given 1/ln b ≤ 1.45. The factor errs by at most u, and the logarithm
  /// is less than |k| + 1, so that the product errs by less than four times as much as the
  /// logarithm.
  func log(_ x: BigFloat.Reader, in factor: FixedConstant) -> Approximation? {
    if x.isNegative { return nil }
    loadSignificand(x)
    // Powers of two have exact logarithms to the base 2.
    if isPowerOfTwo(self[1]) { return nil }
    guard let natural = logarithm(exponent: x.pointee._mpfr_exp, lost: 0) else { return nil }
    return scaled(natural, by: factor)
  }

  private func scaled(_ natural: Approximation, by factor: FixedConstant) -> Approximation {
    copy(self[0], product(self[0], factor.limbs(self)))
    return result(
      self[0], isNegative: natural.isNegative, errorBits: natural.errorBits + 2)
  }

  func logOnePlus(_ x: BigFloat.Reader) -> Approximation? {
    guard loadOnePlus(x) else { return nil }
    return logarithm(lost: 0)
  }

  /// ln(1 + x)/ln b for a base b, given 1/ln b ≤ 1.45, under the rules of `log(_:in:)`.
  func logOnePlus(_ x: BigFloat.Reader, in factor: FixedConstant) -> Approximation? {
    guard loadOnePlus(x), let natural = logarithm(lost: 0) else { return nil }
    return scaled(natural, by: factor)
  }

  /// Writes 1 + x to number 1; returns whether x > −1.
  private func loadOnePlus(_ x: BigFloat.Reader) -> Bool {
    let z = self[1]
    load(z, x)
    if x.isNegative {
      if x.pointee._mpfr_exp > 0 { return false }
      subtractFromOne(z)
    } else {
      z[fraction] &+= 1
    }
    return true
  }

  /// |ln(z·2^exponent)| for the z in number 1, which is less than 2⁶⁴ and errs by 2^lost·u; nil if z < 2^−63.
  func logarithm(lost: Int, exponent: Int = 0, scale: Int = 0) -> Approximation? {
    let z = self[1]
    if z[fraction] != 0 {
      // Truncated by less than u.
      return logarithm(exponent: exponent + normalize(z), lost: lost + 1, scale: scale)
    }
    let zeros = z[fraction - 1].leadingZeroBitCount
    if zeros == UInt.bitWidth { return nil }
    if zeros > 0 { shiftUp(z, zeros) }
    return logarithm(exponent: exponent - zeros, lost: lost + zeros, scale: scale)
  }

  /// ln(x + √(x² + 1)). The sum grows at most twice as fast as x, and the root errs by 2u.
  func asinh(_ x: BigFloat.Reader) -> Approximation? {
    let (t, z) = (self[0], self[1])
    load(t, x)
    copy(self[2], square(of: t))
    self[2][fraction] &+= 1
    squareRoot(z, self[2])
    add(z, z, t)
    return logarithm(lost: 2)?.negated(x.isNegative)
  }

  /// ln(x + √(x² − 1)) for x > 1, nil if the root w is less than 2^−20. With w ≥ 2^−n the sum grows
  /// at most by 1 + x/w ≤ 1 + 1.5·2^n times as fast as x, and the root errs by (1 + 2^(n − 1))·u.
  func acosh(_ x: BigFloat.Reader) -> Approximation? {
    if x.isNegative { return nil }
    let (t, z) = (self[0], self[1])
    load(t, x)
    copy(self[2], square(of: t))
    self[2][fraction] &-= 1
    if self[2][fraction] == 0, self[2][fraction - 1] >> 24 == 0 { return nil }
    squareRoot(z, self[2])
    let zeros = zeros(z)
    add(z, z, t)
    return logarithm(lost: zeros + 2)
  }

  /// ½ ln((1 + x)/(1 − x)), nil if the divisor d is less than 2^−40. With d ≥ 2^−n the relative
  /// error of the quotient is at most (1 + 2^n + 1)·u.
  func atanh(_ x: BigFloat.Reader) -> Approximation? {
    let (n, z, d) = (self[0], self[1], self[2])
    load(d, x)
    copy(n, d)
    n[fraction] &+= 1
    subtractFromOne(d)
    if d[fraction - 1] >> 24 == 0 { return nil }
    let zeros = zeros(d)
    divide(z, n, d)
    // The quotient is at least 1, so that after its normalization the error is the relative one.
    return logarithm(lost: zeros + 1, scale: -1)?.negated(x.isNegative)
  }
}
