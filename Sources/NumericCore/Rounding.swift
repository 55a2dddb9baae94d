/// How an exact result is rounded to a number of the format; four of the five are in IEEE 754-2019
/// §4.3.
public enum Rounding: String, CaseIterable, Codable, Hashable, Sendable {
  /// To the nearest number, ties to the one with an even significand (roundTiesToEven).
  case nearestEven = "nearest-even"
  /// Towards zero (roundTowardZero).
  case towardZero = "zero"
  /// Towards positive infinity (roundTowardPositive).
  case up
  /// Towards negative infinity (roundTowardNegative).
  case down
  /// Away from zero: not in IEEE 754, but available in MPFR.
  case awayFromZero = "away"
}
