internal import CMPFR

// Circular functions of numbers, and their inverses.
extension FixedPoint {
  /// The number of bits of the error of 1 − cos t: that of the versine, and that of the reduction by
  /// k quarter turns, at most (2k + 6)·u.
  private func errorBits(_ k: Int) -> Int {
    max(versineErrorBits, UInt.bitWidth - k.leadingZeroBitCount + 3) + 1
  }

  func sin(_ x: BigFloat.Reader) -> Approximation? {
    let t = self[0]
    let quarter = reduceByQuarterTurns(t, x, self[1])
    if quarter & 1 == 0 { complement(t, self[1]) }
    return cosine(t, quarter, isNegative: (quarter & 2 != 0) != x.isNegative)
  }

  func cos(_ x: BigFloat.Reader) -> Approximation? {
    let t = self[0]
    let quarter = reduceByQuarterTurns(t, x, self[1])
    if quarter & 1 != 0 { complement(t, self[1]) }
    return cosine(t, quarter, isNegative: (quarter + 1) & 2 != 0)
  }

  /// The sine and the cosine from one versine; nil where one of them is less than 2^−10.
  ///
  /// The sine of the reduced angle errs by 2^(n + 1) times as much as its cosine, as in `tangent`.
  func sinCos(_ x: BigFloat.Reader) -> (sin: Approximation, cos: Approximation)? {
    let (t, v, s) = (self[0], self[1], self[2])
    let quarter = reduceByQuarterTurns(t, x, s)
    guard versine(v, sine: s, t) else { return nil }
    subtractFromOne(v)
    if v[fraction] > 1 { return nil }
    let ofSine = result(s, errorBits: errorBits(quarter) + zeros(s) + 1)
    let ofCosine = result(v, errorBits: errorBits(quarter))
    let isSwapped = quarter & 1 != 0
    return (
      (isSwapped ? ofCosine : ofSine).negated((quarter & 2 != 0) != x.isNegative),
      (isSwapped ? ofSine : ofCosine).negated((quarter + 1) & 2 != 0)
    )
  }

  /// ±cos t for 0 ≤ t < 1.571, in number 1; nil behind a quarter turn, where it is tiny.
  ///
  /// Overwrites t.
  func cosine(_ t: Limbs, _ quarter: Int, isNegative: Bool) -> Approximation? {
    let v = self[1]
    versine(v, t)
    subtractFromOne(v)
    if v[fraction] > 1 { return nil }
    return result(v, isNegative: isNegative, errorBits: errorBits(quarter))
  }

  func sec(_ x: BigFloat.Reader) -> Approximation? { reciprocal(cos(x)) }
  func csc(_ x: BigFloat.Reader) -> Approximation? { reciprocal(sin(x)) }

  /// 1/c for the c in number 1, nil if |c| < 2^−20. An error e of c ≥ 2^−n becomes e·2^(2n) + u.
  private func reciprocal(_ value: Approximation?) -> Approximation? {
    guard let value else { return nil }
    let (one, divisor) = (self[0], value.limbs)
    if divisor[fraction] == 0, divisor[fraction - 1] >> 44 == 0 { return nil }
    let zeros = zeros(divisor)
    set(one, 1)
    divide(self[2], one, divisor)
    return result(
      self[2], isNegative: value.isNegative, errorBits: value.errorBits + 2 * zeros + 1)
  }

  func tan(_ x: BigFloat.Reader) -> Approximation? { tangent(x, isCotangent: false) }
  func cot(_ x: BigFloat.Reader) -> Approximation? { tangent(x, isCotangent: true) }

  /// s/c or c/s for the sine and the cosine, both at least 2^−10.
  ///
  /// With e the error of the cosine, s ≥ 2^−n and c ≥ 2^−m the sine errs by 2^(n+1)·e, since
  /// s² = v(2 − v). So the error of s/c is at most 2^(n+1+m)·e + 2^(2m)·e, and that of c/s at most
  /// 2^n·e + 2^(3n+1)·e, plus a unit each.
  private func tangent(_ x: BigFloat.Reader, isCotangent: Bool) -> Approximation? {
    let quarter = reduceByQuarterTurns(self[0], x, self[2])
    return tangent(quarter, isNegative: x.isNegative, isCotangent: isCotangent)
  }

  /// The same for t + k·π/2 with the t of number 0.
  func tangent(_ quarter: Int, isNegative: Bool, isCotangent: Bool) -> Approximation? {
    let (t, v, s) = (self[0], self[1], self[2])
    guard versine(v, sine: s, t) else { return nil }
    subtractFromOne(v)
    // The cosine: nil if it is negative, beyond a quarter turn, or less than 2^−10.
    guard v[fraction] < 2, v[fraction] == 1 || v[fraction - 1] >> 54 != 0 else { return nil }
    let (n, m) = (zeros(s), zeros(v))
    let isSineAbove = (quarter & 1 == 0) != isCotangent
    if isSineAbove { divide(t, s, v) } else { divide(t, v, s) }
    return result(
      t, isNegative: (quarter & 1 != 0) != isNegative,
      errorBits: errorBits(quarter) + 2 + (isSineAbove ? m + max(n, m) : 3 * n))
  }

  /// atan x for x < 1, and π/2 − atan(1/x) from 1 on; |error| < 2⁷u. At ±1 it is π/4, which is kept.
  func atan(_ x: BigFloat.Reader) -> Approximation? {
    let (n, d, r) = (self[0], self[1], self[2])
    if x.isUnit {
      copy(r, FixedConstant.eighthTurn.limbs(self))
      return result(r, isNegative: x.isNegative, errorBits: 1)
    }
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
    return result(r, isNegative: x.isNegative, errorBits: 7)
  }

  func asin(_ x: BigFloat.Reader) -> Approximation? {
    guard let angle = angle(x) else { return nil }
    if angle.isNearAxis {
      quarterTurn(self[1])
      subtract(self[2], self[1], self[2])
    }
    return result(self[2], isNegative: x.isNegative, errorBits: angle.errorBits)
  }

  func acos(_ x: BigFloat.Reader) -> Approximation? {
    guard let angle = angle(x) else { return nil }
    if !angle.isNearAxis || x.isNegative {
      quarterTurn(self[1])
      if angle.isNearAxis { shiftUp(self[1], 1) }
      if x.isNegative && !angle.isNearAxis {
        add(self[2], self[1], self[2])
      } else {
        subtract(self[2], self[1], self[2])
      }
    }
    return result(self[2], errorBits: angle.errorBits)
  }

  /// In number 2 the arctangent of the smaller of |x| and s = √(1 − x²) over the larger, and whether
  /// s is the smaller; nil if s < 2^−20.
  ///
  /// With s ≥ 2^−n the root errs by at most (1 + 2^(n+1))·u, and so does the angle besides 64u of the
  /// arctangent, 4u for the quarters of both and 4u of a half turn.
  private func angle(_ x: BigFloat.Reader) -> (isNearAxis: Bool, errorBits: Int)? {
    let (t, a, s) = (self[0], self[1], self[2])
    load(t, x)
    copy(a, square(of: t))
    subtractFromOne(a)
    if a[fraction - 1] >> 24 == 0 { return nil }
    squareRoot(s, a)
    let zeros = zeros(s)
    let isNearAxis = __gmpn_cmp(s, t, count) < 0
    shiftDown(t, 2)
    shiftDown(s, 2)
    copy(self[5], s)
    if isNearAxis {
      arctangent(s, self[5], t, self[3], self[4])
    } else {
      arctangent(s, t, self[5], self[3], self[4])
    }
    return (isNearAxis, max(7, zeros + 1) + 1)
  }
}
