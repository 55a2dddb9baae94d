internal import CMPFR
public import NumericCore

/// A binary floating-point number whose precision is chosen at run time; MPFR computes.
///
/// A value owns one allocation of 48 bytes and its limbs, shared between copies and overwritten in
/// place when there is only one. The exponent range is MPFR's whole range, about ±2⁶². There are
/// signed zeros, infinities and one NaN.
///
/// `a + b` and its kin have the larger precision of the two operands and round to nearest; a
/// ``BigFloatBackend`` computes at a precision and rounding of its own.
public struct BigFloat: @unchecked Sendable {
  // Unchecked: storage is written only through `overwrite`, which proves unique ownership first.
  var storage: BigFloatStorage

  init(_ storage: BigFloatStorage) { self.storage = storage }

  /// An exact copy of an integer.
  public init(_ value: Int) {
    self = Self.make(bits: 64) { _ = mpfr_set_si($0, value, MPFR_RNDN) }
  }

  /// An exact copy of a double.
  public init(_ value: Double) {
    self = Self.make(bits: 53) { _ = mpfr_set_d($0, value, MPFR_RNDN) }
  }

  /// A literal, rounded once. Overflow gives an infinity, underflow a zero, by IEEE 754's rules.
  public init(_ literal: ExactLiteral, precision: Precision, rounding: Rounding = .nearestEven) {
    self = Self.make(bits: precision.bits) { literal.write(to: $0, rounding) }
  }

  /// A number in any notation of ``ExactLiteral``, rounded once.
  public init(
    _ text: String, precision: Precision, rounding: Rounding = .nearestEven
  ) throws(LiteralError) {
    self.init(try ExactLiteral(text), precision: precision, rounding: rounding)
  }

  /// The same number at another precision, rounded once.
  public init(_ value: BigFloat, precision: Precision, rounding: Rounding = .nearestEven) {
    self = Self.unary(mpfr_set, value, bits: precision.bits, rounding)
  }

  /// The precision of this value.
  public var precision: Precision { .bits(read { ulp_precision($0) }) }
  /// Whether the value is neither zero nor infinite nor NaN.
  public var isRegular: Bool { read { ulp_is_regular($0) != 0 } }
  /// Whether the value is not a number.
  public var isNaN: Bool { read { mpfr_nan_p($0) != 0 } }
  /// Whether the value is an infinity.
  public var isInfinite: Bool { read { mpfr_inf_p($0) != 0 } }
  /// Whether the value is a zero of either sign.
  public var isZero: Bool { read { mpfr_zero_p($0) != 0 } }
  /// Whether the sign bit is set.
  public var isNegative: Bool { read { ulp_signbit($0) != 0 } }
  /// Whether the value is an integer.
  public var isInteger: Bool { read { mpfr_integer_p($0) != 0 } }

  /// e with 2^(e−1) ≤ |x| < 2^e; nil for zeros, infinities and NaN.
  var exponent: Int? { isRegular ? read { $0.pointee._mpfr_exp } : nil }

  /// The nearest double, ties to even, subnormals included; rounds once.
  public var doubleValue: Double { read { mpfr_get_d($0, MPFR_RNDN) } }
}
