internal import CMPFR
import RealModule

// Kernels of at most five limbs behind the point, whose steps are compiled for each number of limbs.
extension FixedPoint {
  private static let mostShortLimbs = Int(ULP_SHORT_SERIES)

  /// Whether the number of limbs has such kernels.
  @inline(__always)
  var isShort: Bool { fraction <= Self.mostShortLimbs }

  // MARK: - Functions

  /// e = e^t for 0 ≤ t < 1; |error| ≤ 2⁹u.
  func shortExponential(_ e: Limbs, _ t: Limbs) {
    let values = exponentials(t[fraction - 1])
    ulp_short_exponential(e, t, values.0, values.1, values.2, factorials, Int32(fraction))
  }

  /// r = ln(z·e^y) for ½ ≤ z < 1 and the first y above −ln z of 21 bits, which is returned as a word; |error| ≤ 2⁸u.
  ///
  /// Nil if the standard library's logarithm is not as accurate as expected.
  func shortLogarithm(_ r: Limbs, _ z: Limbs) -> UInt? {
    let estimate = -Double.log(Double(z[fraction - 1]) * 0x1p-64)
    let y = (UInt(estimate * 0x1p21) + 1) << 43
    let values = exponentials(y)
    let isClose = ulp_short_logarithm(
      r, z, values.0, values.1, values.2, reciprocals, Int32(fraction))
    return isClose != 0 ? y : nil
  }

  /// The number of digits of a tangent after which the rest is small enough for `shortArctangent`.
  var digitsOfShortTangent: Int { min(fraction, 4) }

  /// r = atan v for 0 ≤ v < 2^(1 − 7·digitsOfShortTangent); |error| ≤ 8u.
  func shortArctangent(_ r: Limbs, _ v: Limbs) {
    ulp_short_arctangent(r, v, reciprocals, Int32(fraction))
  }

  /// v = 1 − cos t, and s = sin t if it is not nil, for 0 ≤ t < 101/64; |error| ≤ 2⁹u.
  ///
  /// Overwrites t.
  func shortAngle(_ v: Limbs, sine s: Limbs?, _ t: Limbs) {
    let top = t[fraction - 1]
    let first = Int(t[fraction] << 6 | top >> 58)
    assert(first <= 100, "1 − cos is less than 1 at a first digit")
    let next = Int(top >> 51) & (1 << DigitTable.bits - 1)
    t[fraction - 1] = top & (1 << 51 - 1)
    var values = ulp_angle_values()
    if first > 0 {
      values.first_versine = UnsafePointer(DigitTable.versines.value(first, level: 1, self))
      values.first_sine = UnsafePointer(DigitTable.sines.value(first, level: 1, self))
    }
    if next > 0 {
      values.next_versine = UnsafePointer(DigitTable.versines.value(next, level: 2, self))
      values.next_sine = UnsafePointer(DigitTable.sines.value(next, level: 2, self))
    }
    ulp_short_angle(v, s, t, &values, factorials, Int32(fraction))
  }

  // MARK: - Tables

  /// The exponentials of the first three digits of a word, nil for 1.
  @inline(__always)
  private func exponentials(_ word: UInt) -> (Limbs?, Limbs?, Limbs?) {
    func value(_ level: Int) -> Limbs? {
      let digit = Int(word >> UInt(64 - level * DigitTable.bits)) & (1 << DigitTable.bits - 1)
      return digit == 0 ? nil : DigitTable.exponentials.value(digit, level: level, self)
    }
    return (value(1), value(2), value(3))
  }

  /// 1/k! at k·fraction for 1 < k < 26, truncated.
  private var factorials: Limbs {
    Self.keptFactorials.limbs(fraction) { coefficients { number, k in divide(number, by: k) } }
  }

  /// 1/k at k·fraction for 1 < k < 26, truncated.
  private var reciprocals: Limbs {
    Self.keptReciprocals.limbs(fraction) {
      coefficients { number, k in
        set(number, 1)
        divide(number, by: k)
      }
    }
  }

  private static let keptFactorials = SharedLimbs(capacity: mostShortLimbs + 1)
  private static let keptReciprocals = SharedLimbs(capacity: mostShortLimbs + 1)

  /// Coefficients c_k, each of which `next` makes of the one before, from c₁ = 1 on.
  ///
  /// A truncated number divided by a whole one and truncated is the truncated quotient of what was truncated.
  private func coefficients(_ next: (Limbs, UInt) -> Void) -> Limbs {
    // Five limbs need 1/25! at most.
    let most = 25
    let limbs = Limbs.allocate(capacity: (most + 1) * fraction)
    limbs.update(repeating: 0, count: (most + 1) * fraction)
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { buffer in
      guard let number = buffer.baseAddress else { preconditionFailure("no room") }
      set(number, 1)
      for k in 2...most {
        next(number, UInt(k))
        (limbs + k * fraction).update(from: number, count: fraction)
      }
    }
    return limbs
  }
}
