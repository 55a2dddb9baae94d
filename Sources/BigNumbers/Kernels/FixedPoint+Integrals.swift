internal import CMPFR

extension FixedPoint {
  /// Ei(x), the exponential integral, for x < 128 and not too close to its zero: γ + ln|x| + x·S(x)
  /// with S(x) = Σ x^k/((k + 1)·(k + 1)!) (DLMF 6.6.2).
  ///
  /// For x < 0 the series alternates and is taken as P − |x|·Q with the sums of even and odd terms,
  /// which lose 2.9·|x| bits. All are scaled by 2^−s with e^|x| ≤ 2^s.
  func expIntegral(_ x: BigFloat.Reader) -> Approximation? {
    if x.isNegative, x.pointee._mpfr_exp > 4 { return nil }
    let (sum, logarithm, y, t) = (self[0], self[5], self[3], self[4])
    guard let natural = logarithmOfPositive(x) else { return nil }
    copy(logarithm, sum)
    load(t, x)
    let whole = t[fraction]
    let shift = 1 + Int(Double(whole + 1) * 1.442696)
    if shift >= 64 * fraction { return nil }
    var terms: Int
    if x.isNegative {
      // 1 + x²/(3·3!) + … and ½·(½ + x²/(4·4!/2!) + …).
      copy(y, square(of: t))
      terms = positiveSeries(sum, y, shift: shift) {
        UInt(2 * $0) * UInt(2 * $0 + 1)
      } weight: {
        UInt(2 * $0 + 1)
      }
      copy(self[1], sum)
      terms += positiveSeries(sum, y, shift: shift) {
        UInt(2 * $0 + 1) * UInt(2 * $0 + 2)
      } weight: {
        UInt($0 + 1)
      }
      shiftDown(sum, 2)
      copy(sum, product(sum, t))
      subtract(sum, self[1], sum)
    } else {
      copy(y, t)
      terms = positiveSeries(sum, y, shift: shift) {
        UInt($0 + 1)
      } weight: {
        UInt($0 + 1)
      }
    }
    copy(sum, product(sum, t))
    // γ + ln|x|.
    var isNegative = false
    let gamma = FixedConstant.eulerGamma.limbs(self)
    if natural.isNegative {
      isNegative = subtract(logarithm, gamma, logarithm)
      if isNegative { negate(logarithm) }
    } else {
      add(logarithm, logarithm, gamma)
    }
    shiftDown(logarithm, shift)
    if isNegative == x.isNegative {
      add(sum, sum, logarithm)
    } else if subtract(sum, logarithm, sum) {
      negate(sum)
      isNegative = x.isNegative
    }
    // P errs by (9n + 300)·u and as much as x² does, by (2x + 1)·u, so does Q, and both are
    // multiplied by x, Q twice.
    let factor = (whole + 1) * (x.isNegative ? whole + 2 : 1)
    let series = factor * (UInt(9 * terms + 310) + 2 * whole)
    return result(
      sum, exponent: shift, isNegative: isNegative,
      errorBits: max(natural.errorBits, UInt.bitWidth - series.leadingZeroBitCount) + 1)
  }
}
