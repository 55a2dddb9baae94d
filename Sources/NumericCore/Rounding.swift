/// How an exact result becomes a number of the format; IEEE 754-2019 §4.3 names four of the five.
public enum Rounding: String, CaseIterable, Codable, Hashable, Sendable {
  /// To the nearest number, ties to the one with an even significand (roundTiesToEven).
  case nearestEven = "nearest-even"
  /// Towards zero (roundTowardZero).
  case towardZero = "zero"
  /// Towards positive infinity (roundTowardPositive).
  case up
  /// Towards negative infinity (roundTowardNegative).
  case down
  /// Away from zero; no IEEE 754 mode, but MPFR has it.
  case awayFromZero = "away"
}
