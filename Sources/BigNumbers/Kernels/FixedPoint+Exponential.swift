internal import CMPFR

extension FixedPoint {
  /// e = e^t for 0 ≤ t < 1, at most 2⁹u beside it. Overwrites t; takes the number `s`.
  ///
  /// With c the word behind the point, t = c/2⁶⁴ + the rest, which has a short series of whole products.
  func exponential(_ e: Limbs, _ t: Limbs, _ s: Limbs) {
    exponential(e, ofWord: t[fraction - 1])
    t[fraction - 1] = 0
    // s = e^t − 1 for t < 2^−64.
    copy(s, t)
    var k = fraction - 1
    divide(s, by: UInt(k))
    while k > 1 {
      k -= 1
      add(s, t, product(s, t))
      divide(s, by: UInt(k))
    }
    add(e, e, product(s, e))
  }

  /// e = e^y for a number 0 ≤ y < 0.7 at most 2^−48 above a given one, and that y.
  func exponential(_ e: Limbs, near given: Double, y: Limbs) {
    let c = UInt((given + 0x1p-49) * 0x1p64)
    exponential(e, ofWord: c)
    set(y, 0)
    y[fraction - 1] = c
  }

  /// e = e^(c/2⁶⁴), at most 2⁸u beside it: the first digits of c are looked up, and what is left has a short series of
  /// products by a word.
  private func exponential(_ e: Limbs, ofWord c: UInt) {
    let table = DigitTable.exponentials[fraction]
    let (bits, levels) = (DigitTable.bits, table.levels)
    series(e, c & UInt.max >> UInt(levels * bits)) { $0 }
    for level in 1...levels {
      let digit = Int(truncatingIfNeeded: c >> UInt(64 - level * bits)) & (1 << bits - 1)
      if digit > 0 { copy(e, product(e, table.value(digit, level: level, self))) }
    }
  }

  /// t = ±t + k·ln 2 with 0 ≤ t < 0.7, and k, for t < 2²³. At most 2²⁴u beside it. Takes the number s.
  func reduceByLogarithmOfTwo(_ t: Limbs, isNegative: Bool, _ s: Limbs) -> Int {
    let magnitude = Double(t[fraction]) + Double(t[fraction - 1]) * 0x1p-64
    var k = Int(magnitude * 1.4426950408889634) + (isNegative ? 1 : 0)
    logarithmOfTwo(s)
    scaleWhole(s, UInt(k))
    var isBelow = isNegative ? subtract(t, s, t) : subtract(t, t, s)
    while isBelow {
      logarithmOfTwo(s)
      isBelow = __gmpn_add_n(t, t, s, count) == 0
      k += isNegative ? 1 : -1
    }
    return isNegative ? -k : k
  }

  /// r = ln 2, at most u beside it.
  func logarithmOfTwo(_ r: Limbs) { set(r, mpfr_const_log2) }

  /// a = a·k, for a < 1.
  @inline(__always)
  func scaleWhole(_ a: Limbs, _ k: UInt) { a[fraction] = __gmpn_mul_1(a, a, fraction, k) }
}

extension UnsafePointer<__mpfr_struct> {
  /// |x| to some fifty bits, for exponents that a double has.
  var approximateMagnitude: Double {
    let top = pointee._mpfr_d[(pointee._mpfr_prec - 1) >> 6]
    return Double(sign: .plus, exponent: pointee._mpfr_exp - 64, significand: Double(top))
  }
}
