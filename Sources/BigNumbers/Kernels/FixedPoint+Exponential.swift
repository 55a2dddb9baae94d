internal import CMPFR

extension FixedPoint {
  /// e = e^t for 0 ≤ t < 1; |error| ≤ 2⁹u.
  ///
  /// Overwrites t and s.
  ///
  /// With c the first word behind the point, t = c/2⁶⁴ + a rest below 2⁻⁶⁴, whose exponential is a
  /// short series of at most 66 terms, which errs by 78u. That adds at most 158u to the error of
  /// e^(c/2⁶⁴).
  func exponential(_ e: Limbs, _ t: Limbs, _ s: Limbs) {
    if isShort { return shortExponential(e, t) }
    exponential(e, ofWord: t[fraction - 1])
    t[fraction - 1] = 0
    exponentialSeries(s, t)
    copy(e, product(e, s))
  }

  /// e = e^y, where y is a number of one word with 0 < y − given ≤ 2^−48, and that y; 0 ≤ y < 0.7.
  func exponential(_ e: Limbs, near given: Double, y: Limbs) {
    let c = UInt((given + 0x1p-49) * 0x1p64)
    exponential(e, ofWord: c)
    set(y, 0)
    y[fraction - 1] = c
  }

  /// e = e^(c/2⁶⁴); |error| ≤ 2⁸u.
  ///
  /// The first 21 bits of c are looked up, and the rest has a short series of products by a word.
  /// Up to 4224 bits the series has at most 160 terms; the error of the k-th step is divided by k,
  /// so that all are at most Σ 2u/k + 4u < 17u. The lookups multiply that by less than e and add
  /// less than 6u each.
  private func exponential(_ e: Limbs, ofWord c: UInt) {
    let table = DigitTable.exponentials
    let (bits, levels) = (DigitTable.bits, table.levels)
    series(e, c & UInt.max >> UInt(levels * bits)) { $0 }
    for level in 1...levels {
      let digit = Int(truncatingIfNeeded: c >> UInt(64 - level * bits)) & (1 << bits - 1)
      if digit > 0 { copy(e, product(e, table.value(digit, level: level, self))) }
    }
  }

  /// t = ±t + k·ln 2 with 0 ≤ t < 0.7, and k, for t < 2²³; |error| ≤ 2²⁴u.
  ///
  /// Overwrites s.
  ///
  /// |k| < 2^23.6, and ln 2 has an error of at most u.
  func reduceByLogarithmOfTwo(
    _ t: Limbs, isNegative: Bool, _ s: Limbs, unit given: Limbs? = nil
  ) -> Int {
    let magnitude = Double(t[fraction]) + Double(t[fraction - 1]) * 0x1p-64
    var k = Int(magnitude * 1.4426950408889634) + (isNegative ? 1 : 0)
    let unit = given ?? FixedConstant.logarithmOfTwo.limbs(self)
    scale(s, unit, UInt(k))
    var isBelow = isNegative ? subtract(t, s, t) : subtract(t, t, s)
    while isBelow {
      isBelow = __gmpn_add_n(t, t, unit, count) == 0
      k += isNegative ? 1 : -1
    }
    return isNegative ? -k : k
  }

  /// r = a·k for a < 1.
  @inline(__always)
  func scale(_ r: Limbs, _ a: Limbs, _ k: UInt) { r[fraction] = __gmpn_mul_1(r, a, fraction, k) }
}

extension UnsafePointer<__mpfr_struct> {
  /// |x| to about fifty bits; the exponent must be one of a double.
  var approximateMagnitude: Double {
    let top = pointee._mpfr_d[(pointee._mpfr_prec - 1) >> 6]
    return Double(sign: .plus, exponent: pointee._mpfr_exp - 64, significand: Double(top))
  }
}
