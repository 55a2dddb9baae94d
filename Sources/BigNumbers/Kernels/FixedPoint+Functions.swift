internal import CMPFR

// Functions of numbers. Each returns a number of `bits` bits, whose error before its rounding is
// below 2^−16 units in the last place, where 64·fraction ≥ bits + 64; or nil where the result may
// be too small for the units of this room.
//
// An error of e·u of a result of magnitude m is less than (e/m)·2^−64 units in the last place. For
// most functions e ≤ 2^26, and ``number(_:exponent:isNegative:bits:)`` ensures that m ≥ 2^−17: the
// error is below 2^−21 units. The relative error of Γ below ½ is at most 2^17·u. That of the
// tangent is at most 2^45·u from the square root for the sine, since sin t ≥ 2^−10, plus 2^36·u
// from the cosine: below 2^−18 units.
extension FixedPoint {
  func exp(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let (e, t, s) = (self[0], self[1], self[2])
    load(t, x)
    let k = reduceByLogarithmOfTwo(t, isNegative: x.pointee._mpfr_sign < 0, s)
    exponential(e, t, s)
    return number(e, exponent: k, isNegative: false, bits: bits)
  }

  func log(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    // MPFR caches ln 2.
    if x.pointee._mpfr_exp == 2, mpfr_cmp_ui_2exp(x, 1, 1) == 0 { return nil }
    let (result, z) = (self[0], self[1])
    var significand = x.pointee
    significand._mpfr_exp = 0
    withUnsafePointer(to: significand) { load(z, $0) }
    let isNegative = logarithm(
      result, of: z, exponent: x.pointee._mpfr_exp, self[2], self[3], self[4])
    guard let isNegative else { return nil }
    return number(result, exponent: 0, isNegative: isNegative, bits: bits)
  }

  func sin(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let t = self[0]
    let quarter = reduceByQuarterTurns(t, x, self[1])
    if quarter & 1 == 0 { complement(t, self[1]) }
    let isNegative = (quarter & 2 != 0) != (x.pointee._mpfr_sign < 0)
    return cosine(t, isNegative: isNegative, bits: bits)
  }

  func cos(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let t = self[0]
    let quarter = reduceByQuarterTurns(t, x, self[1])
    if quarter & 1 != 0 { complement(t, self[1]) }
    return cosine(t, isNegative: (quarter + 1) & 2 != 0, bits: bits)
  }

  /// ±cos t for 0 ≤ t ≤ 1.6.
  ///
  /// Overwrites t.
  private func cosine(_ t: Limbs, isNegative: Bool, bits: Int) -> BigFloat? {
    let v = self[1]
    versine(v, t)
    subtractFromOne(v)
    return number(v, exponent: 0, isNegative: isNegative, bits: bits)
  }

  func tan(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let (t, v, s) = (self[0], self[1], self[2])
    let quarter = reduceByQuarterTurns(t, x, s)
    versine(v, t)
    guard sine(s, ofVersine: v, t) else { return nil }
    subtractFromOne(v)
    // The cosine: nil if it is negative, beyond a quarter turn, or less than 2^−10.
    guard v[fraction] < 2, v[fraction] == 1 || v[fraction - 1] >> 54 != 0 else { return nil }
    if quarter & 1 == 0 { divide(t, s, v) } else { divide(t, v, s) }
    let isNegative = (quarter & 1 != 0) != (x.pointee._mpfr_sign < 0)
    return number(t, exponent: 0, isNegative: isNegative, bits: bits)
  }

  /// atan x for x < 1, and π/2 − atan(1/x) from 1 on.
  func atan(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let (n, d, r) = (self[0], self[1], self[2])
    // n/d = x, and the larger of the two is in [⅛, ¼].
    let exponent = max(x.pointee._mpfr_exp, 0)
    load(n, x)
    set(d, 1)
    shiftDown(n, exponent + 2)
    shiftDown(d, exponent + 2)
    let isLarge = exponent > 0
    arctangent(r, isLarge ? d : n, isLarge ? n : d, self[3], self[4])
    if isLarge {
      quarterTurn(d)
      subtract(r, d, r)
    }
    return number(r, exponent: 0, isNegative: x.pointee._mpfr_sign < 0, bits: bits)
  }

  /// Writes e and i with e^|x| = e·2^k and e^−|x| = i·2^k to numbers 0 and 1; returns k.
  private func exponentials(_ x: BigFloat.Reader) -> Int {
    let (e, i, s) = (self[0], self[1], self[2])
    load(i, x)
    let k = reduceByLogarithmOfTwo(i, isNegative: false, s)
    exponential(e, i, s)
    set(s, 1)
    divide(i, s, e)
    shiftDown(i, min(2 * k, 64 * count))
    return k
  }

  func sinh(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let k = exponentials(x)
    subtract(self[0], self[0], self[1])
    return number(
      self[0], exponent: k - 1, isNegative: x.pointee._mpfr_sign < 0, bits: bits)
  }

  func cosh(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let k = exponentials(x)
    add(self[0], self[0], self[1])
    return number(self[0], exponent: k - 1, isNegative: false, bits: bits)
  }

  func tanh(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    _ = exponentials(x)
    let (difference, sum) = (self[2], self[3])
    subtract(difference, self[0], self[1])
    add(sum, self[0], self[1])
    divide(self[4], difference, sum)
    return number(self[4], exponent: 0, isNegative: x.pointee._mpfr_sign < 0, bits: bits)
  }
}
