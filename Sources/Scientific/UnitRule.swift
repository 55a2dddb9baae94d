/// What arguments with units a function takes.
public enum UnitRule: Hashable, Sendable {
  /// None: it takes plain numbers.
  case plainNumbers
  /// An angle, with a unit or as a plain number; the result is a plain number.
  case angle
  /// The operators of the formula decide.
  case formula
  /// Arguments of one dimension; points of a scale of temperature move by a difference.
  case sum
  /// Any; a product or quotient of numbers is one of units too.
  case product
  /// Arguments of one dimension. Points of a scale of temperature have no size, for where a scale starts is a
  /// convention: degrees and kelvins would answer differently. They may be arguments where the result follows
  /// a shift of the scale, that is where f(x + c, y + c) is f(x, y) + c, roundings apart; and where a sign
  /// belongs to the number, as in −4 °C.
  case alike(UnitEffect, points: Bool)

  /// The result has the unit of the first argument.
  static func kept(points: Bool) -> UnitRule { .alike(.kept, points: points) }
  /// The result is a plain number.
  static let cancelled = UnitRule.alike(.cancelled, points: false)
  /// The result has the square of the first argument's unit.
  static let squared = UnitRule.alike(.squared, points: false)
  /// The result has the n-th root of the argument's unit.
  static func root(_ n: Int) -> UnitRule { .alike(.root(n), points: false) }

  /// In words.
  public var description: String {
    switch self {
    case .plainNumbers: "plain numbers"
    case .angle: "an angle, or a plain number in the unit of angles that is set"
    case .formula: "as in the formula"
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

/// What a function of arguments of one dimension does with their unit.
public enum UnitEffect: Hashable, Sendable {
  /// The result has it.
  case kept
  /// The result is a plain number.
  case cancelled
  /// The result has its square.
  case squared
  /// The result has its n-th root.
  case root(Int)
}
