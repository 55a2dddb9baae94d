internal import CMPFR

// Γ and its logarithm from Stirling's series at z = x + r for a whole number r: Γ(x) = Γ(z)/(x(x +
// 1)…(x + r − 1)).
//
// **Source.** Johansson, "Arbitrary-precision computation of the gamma function" (2021), section 5.
extension FixedPoint {
  /// Γ(x) for x > 0 and x·ln x < 2²¹.
  ///
  /// ln Γ(z) errs by 2^e·u, and its exponential by 2.02·(2^e + |k| + 3)·u + 2⁹u, where |k| < 2²²
  /// and e ≥ 16. The quotient by the product, which is at least ½ and errs by 2^p·u, is less than
  /// 4.04, so that it errs by 2·(2^(e+2) + 2²⁴)·u and 8.1·2^p·u.
  func gammaByStirling(_ x: BigFloat.Reader) -> Approximation? {
    guard let (count, errorBits) = logGammaOfShifted(x) else { return nil }
    let (t, e, quotient, product) = (self[0], self[2], self[3], self[1])
    copy(self[5], t)
    let (exponent, productBits) = shiftProduct(x, count)
    copy(t, self[5])
    let k = reduceByLogarithmOfTwo(t, isNegative: false, e)
    exponential(e, t, quotient)
    divide(quotient, e, product)
    return result(
      quotient, exponent: k - exponent, errorBits: max(errorBits + 4, 25, productBits + 4) + 1)
  }

  /// ln Γ(x) for x > 0, where it is not too close to a zero.
  func logGammaByStirling(_ x: BigFloat.Reader) -> Approximation? {
    guard let (count, errorBits) = logGammaOfShifted(x) else { return nil }
    if count == 0 { return result(self[0], errorBits: errorBits) }
    copy(self[5], self[0])
    let (exponent, productBits) = shiftProduct(x, count)
    guard let logarithm = logarithm(lost: productBits, exponent: exponent) else { return nil }
    let r = self[0]
    var isNegative = false
    if logarithm.isNegative {
      add(r, self[5], r)
    } else {
      isNegative = subtract(r, self[5], r)
      if isNegative { negate(r) }
    }
    return result(r, isNegative: isNegative, errorBits: max(errorBits, logarithm.errorBits) + 1)
  }

  /// Writes z = x + r, which is greater than the least one, to number 5 and ln z to number 0;
  /// returns r and the error bits of ln z, which is positive.
  private func loadShifted(_ x: BigFloat.Reader) -> (count: UInt, errorBits: Int)? {
    let (z, least) = (self[1], StirlingCoefficients.least(fraction: fraction))
    load(z, x)
    let count = z[fraction] > least ? 0 : least + 1 - z[fraction]
    z[fraction] += count
    copy(self[5], z)
    guard let logarithm = logarithm(lost: 0) else { return nil }
    return (count, logarithm.errorBits)
  }

  /// Writes ln Γ(x + r) to number 0 and x + r to number 5; returns r and the bits of the error.
  ///
  /// With 2^e·u the error of ln z, e ≥ 10, and z < 2^n, n ≥ 4, the product errs by less than
  /// (2^(n+e) + 2^6)·u, and the series by less than 2^(n + 8)·u, because it has less than
  /// 12·fraction terms.
  private func logGammaOfShifted(_ x: BigFloat.Reader) -> (count: UInt, errorBits: Int)? {
    guard let (count, errorBits) = loadShifted(x) else { return nil }
    let (sum, z, t) = (self[0], self[5], self[1])
    let bits = UInt.bitWidth - z[fraction].leadingZeroBitCount
    // (z − ½)·ln z − z + ½·ln 2π.
    set(t, 1)
    shiftDown(t, 1)
    subtract(t, z, t)
    copy(sum, product(sum, t))
    subtract(sum, sum, z)
    add(sum, sum, FixedConstant.halfLogarithmOfTurn.limbs(self))
    stirlingSeries(self[2], z, self[1], self[3], derivative: nil)
    add(sum, sum, self[2])
    return (count, bits + errorBits + 1)
  }

  /// Writes x(x + 1)…(x + count − 1)/2^exponent to number 1; returns the exponent and the bits of
  /// the error.
  ///
  /// Overwrites all numbers but the last.
  private func shiftProduct(_ x: BigFloat.Reader, _ count: UInt) -> (exponent: Int, errorBits: Int)
  {
    load(self[0], x)
    let exponent = risingFactorial(self[1], self[0], count: count, self[2], self[3], self[4])
    let zeros = self[0][fraction] == 0 ? self.zeros(self[0]) : 0
    return (exponent, max(13, zeros + 5))
  }

  /// ψ(x) for x > 0, where it is not too close to its zero: ψ(z) less the reciprocals of x … x + r
  /// − 1, with ψ(z) = ln z − 1/(2z) − Σ (−1)^(k−1)·(2k − 1)·c_k/z^(2k).
  ///
  /// ln z errs by 2^e·u. The series errs by less than 2²⁰u, because (2k − 1)·c_k errs by 2k·u for k
  /// < 12·fraction < 800. A group of reciprocals errs by less than 2⁹u for x ≥ ½, of which there
  /// are at most 153, and by (2^(2n) + 1)·u for x ≥ 2^−n.
  func digammaByStirling(_ x: BigFloat.Reader) -> Approximation? {
    guard let (count, errorBits) = loadShifted(x) else { return nil }
    let (sum, z, t, series) = (self[0], self[5], self[1], self[2])
    stirlingSeries(series, z, t, self[3], derivative: self[4])
    // The quotient of the series by z, and ½/z.
    set(t, 1)
    shiftDown(t, 1)
    add(t, t, series)
    divide(series, t, z)
    subtract(sum, sum, series)
    copy(self[2], sum)
    set(sum, 0)
    var zeros = 0
    if count > 0 {
      load(t, x)
      if t[fraction] == 0 { zeros = self.zeros(t) }
      addReciprocals(sum, t, count: count)
    }
    let isNegative = subtract(sum, self[2], sum)
    if isNegative { negate(sum) }
    return result(
      sum, isNegative: isNegative, errorBits: max(errorBits, 21, 2 * zeros + 4) + 1)
  }

  /// r = Σ (−1)^(k−1)·c_k/z^(2k−1) for a z greater than the least one, |error| ≤ 3·terms·u + 4u;
  /// with a number `derivative`, which is overwritten, Σ (−1)^(k−1)·(2k − 1)·c_k/z^(2k−1).
  ///
  /// Overwrites t and w.
  ///
  /// An alternating sum in w = (least/z)² < 1, whose first omitted term bounds what is left out.
  private func stirlingSeries(
    _ r: Limbs, _ z: Limbs, _ t: Limbs, _ w: Limbs, derivative scaled: Limbs?
  ) {
    let terms = StirlingCoefficients.terms(fraction: fraction, z: Double(z[fraction]))
    set(w, StirlingCoefficients.least(fraction: fraction))
    divide(t, w, z)
    copy(w, square(of: t))
    alternatingSum(
      r, w, StirlingCoefficients.table.coefficients(self), terms: terms, oddMultiples: scaled)
    copy(r, product(r, t))
  }
}
