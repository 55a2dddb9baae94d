/// A decimal floating-point number of any precision: ± coefficient × 10^exponent, an infinity or NaN.
///
///     let price: BigDecimal = 19
///     try BigDecimal("1.20") + BigDecimal("1.30")     // 2.50
///     var context = DecimalContext(precision: 9)
///     context.divide(1, 3)                            // 0.333333333
///     context.conditions                              // [.inexact, .rounded]
///
/// Numbers are those of the General Decimal Arithmetic specification 1.70 (Cowlishaw) and of IEEE
/// 754-2019's decimal formats: zeros at the end of a coefficient are kept, so that `1.20` and `1.2` are
/// equal but not the same, and zeros have a sign and an exponent. What has to be rounded is an operation
/// of a ``DecimalContext``; the operators `+ - *` are exact, and there is no `/`.
///
/// A coefficient of up to 38 digits lies in the value, without any allocation.
public struct BigDecimal: Sendable {
  /// What a number is, besides its sign.
  public enum Kind: UInt8, Hashable, Sendable {
    /// ± coefficient × 10^exponent, zeros among them.
    case finite
    /// Larger than every finite number.
    case infinity
    /// Not a number; it passes through operations in silence.
    case quietNaN
    /// Not a number; operations report it as invalid.
    case signalingNaN
  }

  /// The digits of a finite number as an integer, or what a NaN tells of its origin.
  var coefficient: Coefficient
  /// The power of ten that scales the coefficient; 0 for infinities and NaNs.
  public internal(set) var exponent: Int
  /// Finite, infinite or not a number.
  public internal(set) var kind: Kind
  /// The sign bit, which zeros and NaNs have as well.
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

  /// Positive infinity; negate it for the other one.
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
  /// Neither infinite nor NaN.
  public var isFinite: Bool { kind == .finite }
  /// An infinity of either sign.
  public var isInfinite: Bool { kind == .infinity }
  /// A NaN of either kind.
  public var isNaN: Bool { kind.rawValue >= Kind.quietNaN.rawValue }
  /// A NaN that operations report.
  public var isSignalingNaN: Bool { kind == .signalingNaN }
  /// A zero of either sign and any exponent.
  public var isZero: Bool { kind == .finite && coefficient.isZero }
  /// Finite and not zero.
  public var isRegular: Bool { kind == .finite && !coefficient.isZero }

  /// Whether the number is a whole one; false for infinities and NaNs.
  public var isInteger: Bool {
    guard isFinite else { return false }
    return exponent >= 0 || isZero || coefficient.trailingZeros(atMost: -exponent) == -exponent
  }

  /// The value as an integer that fits a word; nil for other numbers.
  var int: Int? {
    if isZero { return 0 }
    guard isFinite, adjustedExponent < 20, isInteger else { return nil }
    let whole =
      exponent >= 0 ? coefficient.scaledUp(exponent) : coefficient.shortened(by: -exponent).kept
    return whole.int.map { isNegative ? -$0 : $0 }
  }

  /// Digits of the coefficient; 1 for zero.
  public var digitCount: Int { coefficient.digitCount }

  /// The exponent of the first digit: e with 10^e ≤ |x| < 10^(e+1) for a regular number.
  public var adjustedExponent: Int { exponent + digitCount - 1 }

  /// Which exponents a finite number may have: no result of an operation leaves ±10¹⁸ by more than its
  /// digits, and twice that fits a word.
  static let exponentRange = -2_000_000_000_000_000_000...2_000_000_000_000_000_000
}
