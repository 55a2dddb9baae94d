internal import CMPFR

extension FixedPoint {
  /// ψ(x) for x > 0, where the value is not too close to its zero.
  ///
  /// With y in [½, 3/2] and n = x − y whole, ψ(x) = ψ(y) + 1/y + … + 1/(y + n − 1) and ψ(1 + f) =
  /// −R′/R for R = 1/Γ(1 + f); for x < ½, ψ(x) = ψ(1 + x) − 1/x (DLMF 5.5.2).
  ///
  /// R is above ½ and errs by 8u, R′ is below 1.8 and errs by 2¹¹u, so that the quotient errs by
  /// less than 2¹³u. The at most 67 reciprocals err by less than 2⁹u each; for x < ½, x ≥ 2^−n, the
  /// only one errs by (2^(2n) + 1)·u.
  func digamma(_ x: BigFloat.Reader) -> Approximation? {
    if x.isNegative { return nil }
    guard hasReciprocalSeries(x) else { return digammaByStirling(x) }
    let (y, m, r, derivative) = (self[0], self[1], self[2], self[3])
    let (nearest, isBelowOne) = loadNearestWhole(y, m, x)
    ReciprocalGamma.value(r, m, isNegative: isBelowOne, self)
    let isPositive = ReciprocalGamma.derivative(
      derivative, m, isNegative: isBelowOne, self[4], self)
    divide(m, derivative, r)
    var errorBits = 16
    set(r, 0)
    if nearest == 0 {
      errorBits = max(errorBits, 2 * zeros(y)) + 1
      set(derivative, 1)
      divide(r, derivative, y)
    } else {
      y[fraction] = isBelowOne ? 0 : 1
      addReciprocals(r, y, count: nearest - 1)
    }
    // ψ = ±m ± r, where r is negative for x < ½ and m = |R′/R|.
    if isPositive != (nearest == 0) {
      add(r, r, m)
      return result(r, isNegative: nearest == 0, errorBits: errorBits)
    }
    let isAbove = subtract(r, r, m)
    if isAbove { negate(r) }
    return result(r, isNegative: isAbove != (nearest == 0), errorBits: errorBits)
  }

  /// sum = sum + 1/y + … + 1/(y + count − 1).
  ///
  /// Overwrites numbers 3 to 5 and 1 is kept.
  ///
  /// Four reciprocals are the logarithmic derivative of (y + i)(y + i + 1)(y + i + 2)(y + i + 3) =
  /// q(q + 2) with q = y² + (2i + 3)y + i(i + 3): (2y + 2i + 3)·2(q + 1)/(q(q + 2)).
  func addReciprocals(_ sum: Limbs, _ y: Limbs, count: UInt) {
    let (n, q, t) = (self[3], self[4], self[5])
    for i in 0..<count % 4 {
      copy(q, y)
      q[fraction] += i
      set(n, 1)
      divide(t, n, q)
      add(sum, sum, t)
    }
    for i in stride(from: count % 4, to: count, by: 4) {
      copy(q, square(of: y))
      _ = __gmpn_addmul_1(q, y, self.count, 2 * i + 3)
      q[fraction] &+= i * (i + 3) + 1
      copy(n, y)
      shiftUp(n, 1)
      n[fraction] &+= 2 * i + 3
      copy(n, product(n, q))
      shiftUp(n, 1)
      // q(q + 2) = (q + 1)² − 1.
      copy(q, square(of: q))
      q[fraction] &-= 1
      divide(t, n, q)
      add(sum, sum, t)
    }
  }
}
