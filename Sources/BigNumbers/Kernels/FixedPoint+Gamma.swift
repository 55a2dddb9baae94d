internal import CMPFR

extension FixedPoint {
  /// Γ(x) for a positive x that is not a whole number; MPFR knows those of whole numbers exactly.
  ///
  /// With y in [½, 3/2] and x − y whole, Γ(x) = y(y + 1)…(x − 1)/(1/Γ(y)); for x < ½, Γ(x) =
  /// 1/(x·(1/Γ(1 + x))).
  ///
  /// 1/Γ errs by 8u and is above ½. Below ½, where y ≥ 2^−n, x·(1/Γ(1 + x)) errs by 8u·x + 3u, of
  /// which the reciprocal, at most 2^(n+1), makes less than 2^(2n+7)·u. Above ½ the product of at
  /// most 64 pairs of roundings has a relative error below 2¹²u, and so less than 2¹⁴u in the
  /// quotient.
  func gamma(_ x: BigFloat.Reader) -> Approximation? {
    x.isNegative || mpfr_integer_p(x) != 0 ? nil : gammaOfPositive(x)
  }

  /// Γ(x) for x > 0, whole numbers among them.
  func gammaOfPositive(_ x: BigFloat.Reader) -> Approximation? {
    hasReciprocalSeries(x) ? gammaByReciprocal(x) : gammaByStirling(x)
  }

  /// ln Γ(x) for x > 0, where the value is not too close to a zero.
  ///
  /// An error of Γ below 2^e·u is at most that of the logarithm's argument.
  func logGamma(_ x: BigFloat.Reader) -> Approximation? {
    if x.isNegative { return nil }
    guard hasReciprocalSeries(x) else { return logGammaByStirling(x) }
    let gamma = gammaByReciprocal(x)
    copy(self[1], gamma.limbs)
    return logarithm(lost: gamma.errorBits, exponent: gamma.exponent)
  }

  /// Whether the coefficients of 1/Γ suffice, and x < 256 is so small that they are faster than
  /// Stirling's series.
  func hasReciprocalSeries(_ x: BigFloat.Reader) -> Bool {
    fraction <= ReciprocalGamma.mostLimbs && x.pointee._mpfr_exp <= 8
  }

  /// Writes x to y, and to m its distance from the nearest whole number, which is returned, with
  /// whether x is below it.
  func loadNearestWhole(
    _ y: Limbs, _ m: Limbs, _ x: BigFloat.Reader
  ) -> (nearest: UInt, isBelow: Bool) {
    load(y, x)
    let isBelow = y[fraction - 1] >> 63 != 0
    copy(m, y)
    m[fraction] = 0
    if isBelow { subtractFromOne(m) }
    return (y[fraction] + (isBelow ? 1 : 0), isBelow)
  }

  func gammaByReciprocal(_ x: BigFloat.Reader) -> Approximation {
    let (y, m, reciprocal, product) = (self[0], self[1], self[2], self[3])
    let (nearest, isBelowOne) = loadNearestWhole(y, m, x)
    ReciprocalGamma.value(reciprocal, m, isNegative: isBelowOne, self)
    var (exponent, errorBits) = (0, 14)
    if nearest == 0 {
      errorBits = 2 * zeros(y) + 7
      copy(reciprocal, self.product(reciprocal, y))
      set(product, 1)
    } else {
      y[fraction] = isBelowOne ? 0 : 1
      exponent = risingFactorial(product, y, count: nearest - 1, self[1], self[4], self[5])
    }
    divide(y, product, reciprocal)
    return result(y, exponent: exponent, errorBits: errorBits)
  }

  /// product·2^exponent = y(y + 1)…(y + count − 1); returns the exponent.
  ///
  /// Each multiplication truncates the product by at most 2u. Factors are taken four at a time: (y
  /// + i)(y + i + 1)(y + i + 2)(y + i + 3) = q(q + 2) for q = y² + (2i + 3)y + i(i + 3).
  func risingFactorial(
    _ product: Limbs, _ y: Limbs, count: UInt, _ square: Limbs, _ q: Limbs, _ next: Limbs
  ) -> Int {
    set(product, 1)
    var exponent = 0
    func multiply(by q: Limbs) {
      copy(product, self.product(product, q))
      exponent += normalize(product)
    }
    for i in 0..<count % 4 {
      copy(q, y)
      q[fraction] += i
      multiply(by: q)
    }
    if count < 4 { return exponent }
    copy(square, self.square(of: y))
    for i in stride(from: count % 4, to: count, by: 4) {
      copy(q, square)
      _ = __gmpn_addmul_1(q, y, self.count, 2 * i + 3)
      q[fraction] &+= i * (i + 3)
      copy(next, q)
      next[fraction] &+= 2
      copy(q, self.product(q, next))
      multiply(by: q)
    }
    return exponent
  }
}
