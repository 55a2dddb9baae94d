internal import CMPFR

extension FixedPoint {
  /// The arithmetic-geometric mean M of positive x and y whose exponents differ by at most 15 (DLMF 19.8.1).
  ///
  /// M grows with both numbers and M(r·x, r·y) = r·M(x, y), so that numbers with relative errors of at most ε have a mean
  /// with one of at most ε. Scaled to a maximum of ½ to 1 the numbers are at least 2^−n, and so are all that follow. The
  /// truncation of the first ones, of a half of a sum and of a root by less than u each adds at most 2ⁿ·u to ε in the
  /// beginning and in every step.
  ///
  /// With m = (a + b)/2 and d = (a − b)/2 the mean is m·(1 − (d/m)²/4 − Σ c_k·(d/m)^2k) with c₂ = 5/64 and positive c_k
  /// whose sum is 1, because M(m + d, m − d) = m·π/(2K(d/m)) vanishes for d = m. Steps end where 2d = a − b < 2^(−16·limbs);
  /// with m ≥ 2^−z what is left out is less than d⁴/m³ ≤ 2^(3z − 4)·u. The term d²/(4m) = (a − b)²/(16·m) has half of the
  /// limbs and is computed from as many.
  func mean(_ x: BigFloat.Reader, _ y: BigFloat.Reader) -> Approximation? {
    if x.isNegative || y.isNegative { return nil }
    let (a, b, t) = (self[0], self[1], self[2])
    let exponent = max(x.pointee._mpfr_exp, y.pointee._mpfr_exp)
    load(a, x, scaledDown: exponent)
    load(b, y, scaledDown: exponent)
    let least = max(zeros(a), zeros(b))
    var steps = 0
    repeat {
      steps += 1
      __gmpn_mul_n(scratch, a, b, fraction)
      add(a, a, b)
      shiftDown(a, 1)
      _ = __gmpn_sqrtrem(b, nil, scratch, 2 * fraction)
      // The root is at most the half of the sum, and stays so where both are rounded down.
      subtract(t, a, b)
    } while leadingZeros(t) < 16 * fraction
    let z = zeros(b)
    subtractSixteenth(ofSquare: t, from: a)
    let error = (steps + 2) << least + 1 << max(0, 3 * z - 4) + 1 << max(0, 2 * z - 4) + 1 << z + 4
    return result(a, exponent: exponent, errorBits: Int.bitWidth - error.leadingZeroBitCount)
  }

  /// a = m − t²/(16·m) with m = a − t/2, for t < 2^(−16·limbs) and 2^−z ≤ m < 1; |error| ≤ (2^(2z − 4) + 2^z + 4)·u.
  ///
  /// Of t a quarter of the limbs is zero, and as many at the lower end change the square by less than 2u. Those of m that
  /// are left out change the quotient, less than 2^(z − 4 − 32·fraction), by less than 2^(z − 64·length) of itself, where
  /// 64·length ≥ 32·fraction. Three numbers are truncated.
  private func subtractSixteenth(ofSquare t: Limbs, from a: Limbs) {
    let quarter = fraction / 4
    let length = fraction - 2 * quarter
    let (square, dividend) = (scratch, scratch + 2 * length)
    __gmpn_sqr(square, t + quarter, length)
    shiftDown(t, 1)
    subtract(a, a, t)
    let divisor = min(fraction, length + 1)
    dividend.update(repeating: 0, count: divisor)
    (dividend + divisor).update(from: square + length, count: length)
    let quotient = scratch
    __gmpn_tdiv_qr(
      quotient, dividend, 0, dividend, divisor + length, a + (fraction - divisor), divisor)
    _ = __gmpn_rshift(quotient, quotient, length + 1, 4)
    _ = __gmpn_sub(a, a, count, quotient, length + 1)
  }
}
