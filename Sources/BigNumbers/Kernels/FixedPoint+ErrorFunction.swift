internal import CMPFR

// The error function and its complement.
//
// erf x = 2x/√π·e^(−x²)·S(2x²) with S(y) = Σ y^k/(1·3·…·(2k + 1)) (DLMF 7.6.2), where all terms are
// positive; erfc x = e^(−x²)/(x√π)·A(1/(2x²)) with A(z) ~ Σ (−z)^k·1·3·…·(2k − 1) (DLMF 7.12.1),
// whose partial sums err by less than the first omitted term.
//
// **Source.** Chevillard, "The functions erf and erfc computed with arbitrary precision and
// explicit error bounds", Information and Computation 216 (2012).
extension FixedPoint {
  /// erf x for |x| < 64; nil where it is 1 to all bits.
  func erf(_ x: BigFloat.Reader) -> Approximation? {
    errorFunction(x, squareAndExponential(x))?.negated(x.isNegative)
  }

  /// erfc x for x < 2¹¹. Where x is so large that no asymptotic series reaches the last bits, 1 −
  /// erf x loses 1.44·x² bits.
  func erfc(_ x: BigFloat.Reader) -> Approximation? {
    let k = squareAndExponential(x)
    if !x.isNegative, k > 64 * fraction + 8 { return complement(x, k, limbs: fraction) }
    guard let value = errorFunction(x, k) else { return nil }
    if x.isNegative {
      value.limbs[fraction] &+= 1
    } else {
      subtractFromOne(value.limbs)
      if value.limbs[fraction] > 1 { return nil }
    }
    return value
  }

  /// erf |x| in number 0, from the numbers that `squareAndExponential` leaves; nil where it is 1 to
  /// all bits.
  private func errorFunction(_ x: BigFloat.Reader, _ k: Int) -> Approximation? {
    if k > 64 * fraction { return nil }
    if 2 * k > 64 * fraction + 72 {
      // The complement is less than 2^(1 − k), so that it needs fewer limbs.
      guard let value = complement(x, k, limbs: fraction - (k - 1) >> 6) else { return nil }
      shiftDown(value.limbs, -value.exponent)
      subtractFromOne(value.limbs)
      return result(value.limbs, errorBits: value.errorBits)
    }
    let (sum, e, t, y) = (self[0], self[1], self[2], self[3])
    let terms = positiveSeries(sum, y, shift: k) { UInt(2 * $0 + 1) }
    load(t, x)
    let whole = t[fraction]
    copy(sum, product(sum, t))
    copy(sum, product(sum, e))
    copy(sum, product(sum, FixedConstant.twoOverRootOfPi.limbs(self)))
    // See `positiveSeries` for the sum, less than 1; the exponential errs as `squareAndExponential`
    // says. The other factor of either is 1.13·(x + 1)·2 and 1 at most. Besides, e^(−v)·S(2v) as a
    // function of v has a slope of at most 1/3, and v errs by (2x + 1)·u, and four numbers are
    // truncated.
    let series = 3 * (whole + 1) * UInt(9 * terms + 300)
    let exponential = exponentialError(k, whole)
    return result(
      sum, errorBits: UInt.bitWidth - (series + exponential + 8).leadingZeroBitCount)
  }

  /// Writes y = 2x² to number 3 and e to number 1, with e^(−x²) = e·2^(−k) and 1 ≤ e < 2.02;
  /// returns k.
  ///
  /// v = x² errs by (2x + 1)·u and its reduction by (k + 3)·u, so that e errs by less than the
  /// units of `exponentialError`.
  private func squareAndExponential(_ x: BigFloat.Reader) -> Int {
    let (e, s, t, y) = (self[1], self[2], self[0], self[3])
    load(t, x)
    copy(t, square(of: t))
    copy(y, t)
    shiftUp(y, 1)
    let k = -reduceByLogarithmOfTwo(t, isNegative: true, s)
    exponential(e, t, s)
    return k
  }

  /// A bound of the error of e, in units of the last limb.
  private func exponentialError(_ k: Int, _ whole: UInt) -> UInt {
    1 << 10 + 3 * (UInt(k) + 2 * whole + 6)
  }

  /// erfc x in number 0, from the asymptotic series and the numbers that `squareAndExponential`
  /// leaves; the bound is in units of 2^(−64·limbs).
  ///
  /// The series, at most 1 and with an error of 14b + 30 of these units for b blocks, is multiplied
  /// by e/√π and divided by x/2^n ≥ ½, hence its error by less than 2.3·2; that of e is multiplied
  /// by less than 2.3, and that of x by less than 5.
  private func complement(_ x: BigFloat.Reader, _ k: Int, limbs: Int) -> Approximation? {
    let (a, e, t, y) = (self[0], self[1], self[2], self[3])
    guard let blocks = complementarySeries(a, y, limbs: limbs) else { return nil }
    copy(a, product(a, e))
    copy(a, product(a, FixedConstant.twoOverRootOfPi.limbs(self)))
    load(t, x)
    let whole = t[fraction]
    let bits = UInt.bitWidth - whole.leadingZeroBitCount
    shiftDown(t, bits)
    copy(e, a)
    divide(a, e, t)
    let error = UInt(66 * blocks + 200) + 3 * exponentialError(k, whole)
    return result(
      a, exponent: -k - bits - 1,
      errorBits: UInt.bitWidth - error.leadingZeroBitCount)
  }
}
