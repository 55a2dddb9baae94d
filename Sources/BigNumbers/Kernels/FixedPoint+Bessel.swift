internal import CMPFR

extension FixedPoint {
  /// J_n(x) for n = 0 or 1 and |x| < 16, where it is not too close to a zero: (x/2)^n·Σ
  /// (−z)^k/(k!·(k + n)!) with z = x²/4 (DLMF 10.2.2).
  ///
  /// The alternating series is P − z·Q/(n + 1) with the sums of even and odd terms over their first
  /// ones; both are scaled by 2^−s with e^|x| ≤ 2^s, because without signs they are at most I_n(x)
  /// ≤ e^|x|. Hence 2.9·|x| bits are lost.
  ///
  /// z errs by (x/2 + 2)·u and z² by (z·(x + 4) + 1)·u, by which the scaled sums change by less
  /// than half as much.
  func besselJ(_ n: UInt, _ x: BigFloat.Reader) -> Approximation? {
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
    var isNegative = subtract(sum, even, sum)
    if isNegative { negate(sum) }
    var error = (z[fraction] + 2) * (UInt(9 * terms + 310) + 2 * whole)
    if n == 1 {
      copy(sum, product(sum, t))
      error *= whole + 1
      if x.isNegative { isNegative.toggle() }
    }
    return result(
      sum, exponent: shift - Int(n), isNegative: isNegative,
      errorBits: UInt.bitWidth - error.leadingZeroBitCount + 1)
  }
}
