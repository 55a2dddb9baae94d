internal import CMPFR

extension FixedPoint {
  /// Divisions of an argument by two, each of which is made good by a squaring.
  private var halvings: Int { 6 + fraction / 4 }

  /// e = e^t for 0 ≤ t < 1, at most 2^(halvings + 6) u beside it. Overwrites t; takes the number `s`.
  ///
  /// t/2^halvings = c/2⁶⁴ + the rest; the first has a short series of products by a word, the second a
  /// short one of whole products.
  func exponential(_ e: Limbs, _ t: Limbs, _ s: Limbs) {
    shiftDown(t, halvings)
    let c = t[fraction - 1]
    t[fraction - 1] = 0
    series(e, c) { $0 }
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
    squareRepeatedly(e)
  }

  /// e = e^y for a number 0 ≤ y < 0.7 at most 2^−48 above a given one, and that y.
  func exponential(_ e: Limbs, near given: Double, y: Limbs) {
    let c = UInt((given + 0x1p-49) * Double(sign: .plus, exponent: 64 - halvings, significand: 1))
    series(e, c) { $0 }
    squareRepeatedly(e)
    set(y, 0)
    y[fraction - 1] = c
    shiftUp(y, halvings)
  }

  private func squareRepeatedly(_ e: Limbs) {
    for _ in 0..<halvings { copy(e, square(of: e)) }
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
