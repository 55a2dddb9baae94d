public import NumericCore

/// The unit of the arguments of circular functions and of the results of their inverses.
public enum AngleUnit: String, CaseIterable, Hashable, Sendable {
  /// A full turn is 2π.
  case radians
  /// A full turn is 360.
  case degrees
  /// A full turn is 400.
  case gradians
  /// A full turn is 1.
  case turns

  /// The number of units in a full turn; nil for radians, where it is irrational.
  public var unitsPerTurn: Int? {
    switch self {
    case .radians: nil
    case .degrees: 360
    case .gradians: 400
    case .turns: 1
    }
  }

  /// One degree in this unit, exactly.
  public var degree: ExactRatio {
    switch self {
    case .radians: ExactRatio(ExactLiteral(1), ExactLiteral(180), piPower: 1)
    case .degrees: ExactRatio(ExactLiteral(1), ExactLiteral(1))
    case .gradians: ExactRatio(ExactLiteral(10), ExactLiteral(9))
    case .turns: ExactRatio(ExactLiteral(1), ExactLiteral(360))
    }
  }
}
