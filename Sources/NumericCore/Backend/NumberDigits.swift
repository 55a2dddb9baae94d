/// The number of digits that a caller requests.
public enum DigitRequest: Hashable, Sendable {
  /// This many significant digits, at least 1.
  case significant(Int)
  /// This many digits after the point, at least 0.
  case afterPoint(Int)
  /// The fewest that read back as the same number at the same precision.
  case shortest
}

/// A number taken apart for printing.
public struct NumberDigits: Hashable, Sendable {
  /// Whether the number is finite, infinite or NaN.
  public var kind: ExactLiteral.Kind
  /// The sign bit.
  public var isNegative: Bool
  /// ASCII digits without leading zeros, trailing zeros allowed; empty for zero.
  public var digits: [UInt8]
  /// The value is 0.d₁d₂d₃… × radix^exponent.
  public var exponent: Int
  /// Whether these digits are the value, not a rounding of it; nil when that could not be decided.
  public var isExact: Bool?
  /// Whether trailing zeros belong to the number, as in the decimal 2.50, and are therefore shown.
  ///
  /// A zero with exponent −n has n digits after the point.
  public var keepsZeros = false

  /// A finite value.
  public init(isNegative: Bool, digits: [UInt8], exponent: Int, isExact: Bool?) {
    self.kind = .finite
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    self.isExact = isExact
  }

  /// An infinity or NaN.
  public init(kind: ExactLiteral.Kind, isNegative: Bool) {
    self.init(isNegative: isNegative, digits: [], exponent: 0, isExact: true)
    self.kind = kind
  }
}
