public import NumericCore

/// The parameters of a decimal arithmetic, and the conditions that its operations have met so far.
///
/// The parameters are the precision, the direction of rounding and the range of exponents.
///
///     var context = DecimalContext(precision: 9, rounding: .nearestAway)
///     let third = context.divide(1, 3)                  // 0.333333333
///     context.conditions.contains(.inexact)             // true
///
/// A context is a value: a copy has conditions of its own, nothing is global, and nothing traps.
/// Operands may have any precision; only results are rounded, once.
///
/// **Source.** General Decimal Arithmetic specification 1.70; IEEE 754-2019 for the formats.
public struct DecimalContext: Hashable, Sendable {
  /// The number of digits of a result, at least 1.
  public var precision: Int
  /// The largest exponent of a first digit, Emax.
  public var maximumExponent: Int
  /// The smallest exponent of a first digit at full precision, Emin; smaller numbers are subnormal.
  public var minimumExponent: Int
  /// The direction of every rounding.
  public var rounding: DecimalRounding
  /// Whether exponents are lowered, as the interchange formats need, so that the last digit has at
  /// most the exponent Emax − precision + 1.
  public var isClamped: Bool
  /// The conditions that operations have met since this was last emptied.
  public var conditions: DecimalConditions = []

  /// The largest exponent that a context may allow.
  public static let greatestExponent = DecimalParameters.exponentLimit

  /// Creates a context, with the widest range of exponents by default.
  ///
  /// Preconditions: a precision of at least 1, −10¹⁸ < Emin ≤ 0 ≤ Emax < 10¹⁸.
  public init(
    precision: Int, rounding: DecimalRounding = .nearestEven,
    minimumExponent: Int = -greatestExponent, maximumExponent: Int = greatestExponent,
    isClamped: Bool = false
  ) {
    precondition(
      (1...Self.greatestExponent).contains(precision), "\(precision) is no precision of decimals")
    precondition(
      (0...Self.greatestExponent).contains(maximumExponent)
        && (-Self.greatestExponent...0).contains(minimumExponent),
      "\(minimumExponent)...\(maximumExponent) is no range of exponents of decimals")
    self.precision = precision
    self.rounding = rounding
    self.minimumExponent = minimumExponent
    self.maximumExponent = maximumExponent
    self.isClamped = isClamped
  }

  /// The arithmetic of a format.
  public init(_ format: DecimalParameters, rounding: DecimalRounding = .nearestEven) {
    self.init(
      precision: format.precision, rounding: rounding, minimumExponent: format.leastExponent,
      maximumExponent: format.greatestExponent, isClamped: format.isClamped)
  }

  /// The arithmetic of IEEE 754's decimal32: 7 digits, exponents to ±96.
  public static let decimal32 = DecimalContext(.decimal32)
  /// The arithmetic of IEEE 754's decimal64: 16 digits, exponents to ±384.
  public static let decimal64 = DecimalContext(.decimal64)
  /// The arithmetic of IEEE 754's decimal128: 34 digits, exponents to ±6144.
  public static let decimal128 = DecimalContext(.decimal128)

  /// The exponent of the last digit of the smallest subnormal number, Etiny.
  @inline(__always)
  var tinyExponent: Int { minimumExponent - (precision - 1) }
  /// The exponent of the last digit of the largest number, Etop.
  @inline(__always)
  var topExponent: Int { maximumExponent - (precision - 1) }
}
