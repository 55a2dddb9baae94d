public import NumericCore

/// How an exact result becomes a decimal of so many digits: the eight directions of the General Decimal
/// Arithmetic specification.
public enum DecimalRounding: String, CaseIterable, Codable, Hashable, Sendable {
  /// To the nearest number, ties to the even digit: round-half-even, what banks and IEEE 754 prefer.
  case nearestEven = "nearest-even"
  /// To the nearest number, ties away from zero: round-half-up, what schools teach.
  case nearestAway = "nearest-away"
  /// To the nearest number, ties towards zero: round-half-down.
  case nearestZero = "nearest-zero"
  /// Towards zero: round-down, truncation.
  case towardZero = "zero"
  /// Towards positive infinity: round-ceiling.
  case up
  /// Towards negative infinity: round-floor.
  case down
  /// Away from zero: round-up.
  case awayFromZero = "away"
  /// Away from zero where the last digit would be 0 or 5, else towards zero: round-05up, which a second
  /// rounding to fewer digits does not make wrong.
  case zeroFiveAway = "05-away"

  /// The direction that binary numbers share.
  public init(_ rounding: Rounding) {
    self =
      switch rounding {
      case .nearestEven: .nearestEven
      case .towardZero: .towardZero
      case .up: .up
      case .down: .down
      case .awayFromZero: .awayFromZero
      }
  }

  /// The same direction for binary numbers; nil for those that only decimals have.
  public var binary: Rounding? {
    switch self {
    case .nearestEven: .nearestEven
    case .towardZero: .towardZero
    case .up: .up
    case .down: .down
    case .awayFromZero: .awayFromZero
    case .nearestAway, .nearestZero, .zeroFiveAway: nil
    }
  }

  /// Whether a magnitude grows by one unit, for what was cut off and the digits that are left.
  @inline(__always)
  func increments(
    _ coefficient: Coefficient, _ remainder: Remainder, isNegative: Bool
  ) -> Bool {
    if remainder == .zero { return false }
    switch self {
    case .nearestEven:
      return remainder == .aboveHalf || (remainder == .half && coefficient.isOdd)
    case .nearestAway: return remainder != .belowHalf
    case .nearestZero: return remainder == .aboveHalf
    case .towardZero: return false
    case .awayFromZero: return true
    case .up: return !isNegative
    case .down: return isNegative
    case .zeroFiveAway: return coefficient.isMultipleOfFive
    }
  }

  /// Whether a result beyond the largest finite number becomes that number and not an infinity.
  func stopsAtLargest(isNegative: Bool) -> Bool {
    switch self {
    case .towardZero, .zeroFiveAway: true
    case .up: isNegative
    case .down: !isNegative
    case .nearestEven, .nearestAway, .nearestZero, .awayFromZero: false
    }
  }
}
