/// Which units the arguments of a function may have, and which unit the result has.
public enum UnitRule: Hashable, Sendable {
  /// The arguments are plain numbers.
  case plainNumbers
  /// The argument is an angle, with a unit or as a plain number; the result is a plain number.
  case angle
  /// The operators of the formula, or the function that is an argument, determine the units.
  case formula
  /// The arguments have the same dimension; points of a temperature scale may be moved by a
  /// difference.
  case sum
  /// Arguments with any units; the unit of the result is the product or quotient of them.
  case product
  /// The arguments have the same dimension.
  ///
  /// Points of a temperature scale, such as −4 °C, have no magnitude, because the zero of a scale
  /// is a convention: the result would depend on whether degrees Celsius or kelvins are used.
  /// `points` permits them where the result follows a shift of the scale, that is where f(x + c, y
  /// + c) = f(x, y) + c except for rounding, and where a sign belongs to the number.
  case alike(UnitEffect, points: Bool)

  /// The result has the unit of the first argument.
  static func kept(points: Bool) -> UnitRule { .alike(.kept, points: points) }
  /// The result is a plain number.
  static let cancelled = UnitRule.alike(.cancelled, points: false)
  /// The result has the square of the first argument's unit.
  static let squared = UnitRule.alike(.squared, points: false)
  /// The result has the n-th root of the argument's unit.
  static func root(_ n: Int) -> UnitRule { .alike(.root(n), points: false) }

  /// A description of the rule.
  public var description: String {
    switch self {
    case .plainNumbers: "plain numbers"
    case .angle: "an angle, or a plain number in the unit of angles that is set"
    case .formula: "as in the formula or function"
    case .sum: "kept; points of a scale of temperature move by a difference"
    case .product: "multiplied or divided as the numbers are"
    case .alike(.kept, let points):
      points ? "kept, points of a scale of temperature too" : "kept"
    case .alike(.cancelled, _): "cancelled"
    case .alike(.squared, _): "squared"
    case .alike(.root(let n), _): n == 2 ? "square root" : "cube root"
    }
  }
}

/// The unit of the result of a function whose arguments have the same dimension.
public enum UnitEffect: Hashable, Sendable {
  /// The unit of the first argument.
  case kept
  /// The result is a plain number.
  case cancelled
  /// The square of the unit of the first argument.
  case squared
  /// The n-th root of the unit of the argument.
  case root(Int)
}
