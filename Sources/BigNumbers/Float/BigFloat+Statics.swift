internal import CMPFR
import NumericCore

// The static values of `FloatingPoint`. Values that are exact at every precision have no precision
// of their own; the others have the ``BigFloat/creationPrecision``.
extension BigFloat {
  /// 2: significands are binary.
  public static var radix: Int { 2 }
  /// Zero, exact at every precision.
  public static var zero: BigFloat { BigFloat(0) }
  /// Not a number.
  ///
  /// It has no sign and no payload, and there is no signaling NaN.
  public static var nan: BigFloat { special { mpfr_set_nan($0) } }
  /// The quiet NaN: MPFR has no signaling one.
  public static var signalingNaN: BigFloat { nan }
  /// Positive infinity.
  public static var infinity: BigFloat { special { mpfr_set_inf($0, 1) } }
  /// The largest finite number of the creation precision, (1 − 2^−p) · 2^(2⁶² − 1).
  public static var greatestFiniteMagnitude: BigFloat {
    make(bits: creationPrecision.bits) { r in
      mpfr_set_inf(r, 1)
      mpfr_nextbelow(r)
      return 0
    }
  }
  /// The least positive number, 2^−2⁶²: there are no subnormal numbers.
  public static var leastNormalMagnitude: BigFloat { leastNonzeroMagnitude }
  /// The least positive number, 2^−2⁶².
  public static var leastNonzeroMagnitude: BigFloat {
    BigFloat(sign: .plus, exponent: leastExponent, significand: 1)
  }
  /// 2^(1 − p) for the creation precision p; ``ulp`` is that of a value.
  public static var ulpOfOne: BigFloat {
    BigFloat(sign: .plus, exponent: 1 - creationPrecision.bits, significand: 1)
  }
  /// π at the creation precision; ``constant(_:precision:rounding:)`` takes other precisions.
  public static var pi: BigFloat {
    make(bits: creationPrecision.bits) { r in mpfr_const_pi(r, MPFR_RNDN) }
  }

  /// The exponent of the least positive number.
  static var leastExponent: Int { mpfr_get_emin_min() - 1 }

  private static func special(_ body: (Pointer) -> Void) -> BigFloat {
    var value = make(bits: creationPrecision.bits) { r in
      body(r)
      return 0
    }
    value.disownPrecision()
    return value
  }
}
