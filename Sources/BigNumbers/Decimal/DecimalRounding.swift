public import NumericCore

/// The directions in which an exact result is rounded to decimal digits: the eight of the General
/// Decimal Arithmetic specification.
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
  /// Away from zero where the last digit would be 0 or 5, else towards zero: round-05up. A second
  /// rounding to fewer digits then gives the same result as a single one.
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

  /// Whether rounding increases a magnitude by one unit, given the digits kept and the remainder of
  /// the others.
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

  /// Whether a result beyond the largest finite number is rounded to that number instead of an
  /// infinity.
  func stopsAtLargest(isNegative: Bool) -> Bool {
    switch self {
    case .towardZero, .zeroFiveAway: true
    case .up: isNegative
    case .down: !isNegative
    case .nearestEven, .nearestAway, .nearestZero, .awayFromZero: false
    }
  }
}
