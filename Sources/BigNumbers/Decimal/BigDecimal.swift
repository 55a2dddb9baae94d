/// A decimal floating-point number of any precision: ± coefficient × 10^exponent, an infinity or
/// NaN.
///
///     let price: BigDecimal = 19
///     try BigDecimal("1.20") + BigDecimal("1.30")     // 2.50
///     var context = DecimalContext(precision: 9)
///     context.divide(1, 3)                            // 0.333333333
///     context.conditions                              // [.inexact, .rounded]
///
/// The numbers are those of the General Decimal Arithmetic specification 1.70 (Cowlishaw) and of
/// IEEE 754-2019's decimal formats. The trailing zeros of a coefficient are kept, so that `1.20`
/// and `1.2` are equal but have different representations; zeros have a sign and an exponent.
/// Operations that round belong to a ``DecimalContext``; the operators `+ - *` are exact,
/// and `/` is rounded to the digits of `withPrecision(_:_:)`.
///
/// A coefficient of up to 38 digits is stored in the value, without an allocation.
public struct BigDecimal: Sendable {
  /// What a number is, besides its sign.
  public enum Kind: UInt8, Hashable, Sendable {
    /// ± coefficient × 10^exponent; zeros are finite.
    case finite
    /// Larger than every finite number.
    case infinity
    /// Not a number; operations pass it on without a condition.
    case quietNaN
    /// Not a number; operations report it as an invalid operation.
    case signalingNaN
  }

  /// The digits of a finite number as an integer, or the payload of a NaN.
  var coefficient: Coefficient
  /// The power of ten that scales the coefficient; 0 for infinities and NaNs.
  public internal(set) var exponent: Int
  /// Finite, infinite or not a number.
  public internal(set) var kind: Kind
  /// The sign; zeros and NaNs have one as well.
  public internal(set) var isNegative: Bool

  @inline(__always)
  init(
    isNegative: Bool = false, _ coefficient: Coefficient, exponent: Int = 0, kind: Kind = .finite
  ) {
    self.coefficient = coefficient
    self.exponent = exponent
    self.kind = kind
    self.isNegative = isNegative
  }

  /// Positive infinity.
  public static let infinity = BigDecimal(.zero, kind: .infinity)
  /// A quiet NaN without a payload.
  public static let nan = BigDecimal(.zero, kind: .quietNaN)
  /// A signaling NaN without a payload.
  public static let signalingNaN = BigDecimal(.zero, kind: .signalingNaN)
  /// The number zero with exponent 0.
  public static let zero = BigDecimal(.zero)
}

// MARK: - Classes of numbers

extension BigDecimal {
  /// Whether the number is neither infinite nor NaN.
  public var isFinite: Bool { kind == .finite }
  /// Whether the number is an infinity of either sign.
  public var isInfinite: Bool { kind == .infinity }
  /// Whether the number is a NaN of either kind.
  public var isNaN: Bool { kind.rawValue >= Kind.quietNaN.rawValue }
  /// Whether the number is a signaling NaN, which operations report.
  public var isSignalingNaN: Bool { kind == .signalingNaN }
  /// Whether the number is a zero of either sign and any exponent.
  public var isZero: Bool { kind == .finite && coefficient.isZero }
  /// Whether the number is finite and not zero.
  public var isRegular: Bool { kind == .finite && !coefficient.isZero }

  /// Whether the number is whole; false for infinities and NaNs.
  public var isInteger: Bool {
    guard isFinite else { return false }
    return exponent >= 0 || isZero || coefficient.trailingZeros(atMost: -exponent) == -exponent
  }

  /// The value as an `Int`; nil where it is not whole or does not fit.
  var int: Int? {
    if isZero { return 0 }
    guard isFinite, adjustedExponent < 20, isInteger else { return nil }
    let whole =
      exponent >= 0 ? coefficient.scaledUp(exponent) : coefficient.shortened(by: -exponent).kept
    return whole.int.map { isNegative ? -$0 : $0 }
  }

  /// The number of digits of the coefficient; 1 for zero.
  public var digitCount: Int { coefficient.digitCount }

  /// The exponent of the first digit: e with 10^e ≤ |x| < 10^(e+1) for a regular number.
  public var adjustedExponent: Int { exponent + digitCount - 1 }

  /// The exponents that a finite number may have.
  ///
  /// Results of operations exceed ±10¹⁸ by no more than their number of digits, and the sum of two
  /// such exponents fits an `Int`.
  static let exponentRange = -2_000_000_000_000_000_000...2_000_000_000_000_000_000
}
