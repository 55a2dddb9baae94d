public import NumericCore

// The static values of `FloatingPoint`. The precision belongs to the type, so that all of them are
// exact but π, which is rounded once.
extension FixedFloat {
  /// 2: significands are binary.
  @inlinable public static var radix: Int { 2 }
  /// Zero.
  @inlinable public static var zero: FixedFloat { FixedFloat(exponent: SpecialExponent.zero) }
  /// Not a number.
  ///
  /// It has no payload, and there is no signaling NaN.
  @inlinable public static var nan: FixedFloat { FixedFloat(exponent: SpecialExponent.nan) }
  /// The quiet NaN: MPFR has no signaling one.
  @inlinable public static var signalingNaN: FixedFloat { nan }
  /// Positive infinity.
  @inlinable public static var infinity: FixedFloat {
    FixedFloat(exponent: SpecialExponent.infinity)
  }
  /// The largest finite number, (1 − 2^−p) · 2^(2⁶² − 1).
  @inlinable public static var greatestFiniteMagnitude: FixedFloat {
    var result = FixedFloat(exponent: (1 << 62) - 1)
    result.words = InlineArray(repeating: .max)
    return result
  }
  /// The least positive number, 2^−2⁶²: there are no subnormal numbers.
  @inlinable public static var leastNormalMagnitude: FixedFloat { leastNonzeroMagnitude }
  /// The least positive number, 2^−2⁶².
  @inlinable public static var leastNonzeroMagnitude: FixedFloat {
    FixedFloat(powerOfTwo: leastExponent)
  }
  /// The distance from 1 to the next number: 2^(1 − p).
  @inlinable public static var ulpOfOne: FixedFloat { FixedFloat(powerOfTwo: 1 - bits) }
  /// π, rounded to nearest.
  ///
  /// MPFR caches its digits for each thread, so that repeated calls are cheap.
  @inlinable public static var pi: FixedFloat { make { FixedCall.writePi($0, .nearestEven) } }

  /// The exponent of the least positive number.
  @inlinable static var leastExponent: Int { -1 << 62 }
}
