internal import CMPFR

extension FixedPoint {
  /// J_n(x) for n = 0 or 1 and |x| < 16, where it is not too close to a zero.
  func besselJ(_ n: UInt, _ x: BigFloat.Reader) -> Approximation? {
    var series = besselSeries(n, x)
    var error = series.error
    if n == 1 {
      copy(series.sum, product(series.sum, series.x))
      error *= series.x[fraction] + 1
      if x.isNegative { series.isNegative.toggle() }
    }
    return result(
      series.sum, exponent: series.exponent - Int(n), isNegative: series.isNegative,
      errorBits: UInt.bitWidth - error.leadingZeroBitCount + 1)
  }

  /// J_n(x) for n < 64 and 2⁻¹⁶ ≤ |x| < 16, where it is not too close to a zero.
  ///
  /// The factor |x|^n/n! = m·2^e with ½ ≤ m < 1 errs by three roundings of all bits behind the point, less than 2u of m.
  /// With a sum of at most 1 the product adds less than 4u to the error of the sum.
  func besselJ(ofOrder n: UInt, _ x: BigFloat.Reader) -> Approximation? {
    if n <= 1 { return besselJ(n, x) }
    if n >= 64 { return nil }
    let series = besselSeries(n, x)
    let factor = powerOverFactorial(x, n)
    let (t, exponent) = (self[2], factor.binaryExponent ?? 0)
    load(t, factor.operand, scaledDown: exponent)
    copy(series.sum, product(series.sum, t))
    return result(
      series.sum, exponent: series.exponent - Int(n) + exponent,
      isNegative: series.isNegative != factor.isNegative,
      errorBits: UInt.bitWidth - (series.error + 4).leadingZeroBitCount + 1)
  }

  /// x^n/n! in as many bits as are behind the point, after three roundings.
  func powerOverFactorial(_ x: BigFloat.Reader, _ n: UInt) -> BigFloat {
    let factorial = BigFloat.make(bits: 64 * fraction) { mpfr_fac_ui($0, n, MPFR_RNDN) }
    return BigFloat.make(bits: 64 * fraction) { r in
      _ = mpfr_pow_ui(r, x, n, MPFR_RNDN)
      return mpfr_div(r, r, factorial.operand, MPFR_RNDN)
    }
  }

  /// |x| in fixed point, and ±sum·2^exponent, with |error| < error·2u, for n!·(2/x)^n·J_n(x) = n!·Σ (−z)^k/(k!·(k + n)!) with z = x²/4 (DLMF
  /// 10.2.2).
  ///
  /// The alternating series is P − z·Q/(n + 1) with the sums of even and odd terms over their first
  /// ones; both are scaled by 2^−s with e^|x| ≤ 2^s, because without signs they are at most I_0(x)
  /// ≤ e^|x|. Hence 2.9·|x| bits are lost.
  ///
  /// z errs by (x/2 + 2)·u and z² by (z·(x + 4) + 1)·u, by which the scaled sums change by less
  /// than half as much.
  private func besselSeries(
    _ n: UInt, _ x: BigFloat.Reader
  ) -> (x: Limbs, sum: Limbs, isNegative: Bool, exponent: Int, error: UInt) {
    let (sum, even, t, y, z) = (self[0], self[1], self[2], self[3], self[4])
    load(t, x)
    let whole = t[fraction]
    let shift = 1 + Int(Double(whole + 1) * 1.442696)
    copy(z, square(of: t))
    shiftDown(z, 2)
    copy(y, square(of: z))
    var terms = positiveSeries(even, y, shift: shift) { k in
      let i = 2 * UInt(k)
      return (i - 1) * i * (i - 1 + n) * (i + n)
    }
    terms += positiveSeries(sum, y, shift: shift) { k in
      let i = 2 * UInt(k) + 1
      return (i - 1) * i * (i - 1 + n) * (i + n)
    }
    copy(sum, product(sum, z))
    divide(sum, by: n + 1)
    let isNegative = subtract(sum, even, sum)
    if isNegative { negate(sum) }
    let error = (z[fraction] + 2) * (UInt(9 * terms + 310) + 2 * whole)
    return (t, sum, isNegative, shift, error)
  }
}
