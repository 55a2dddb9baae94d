/// What a key puts between two terms: an operator or a two-input function.
public enum KeypadOperator: String, CaseIterable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  /// First input to the power of the second.
  case power = "xy"
  /// Second input to the power of the first.
  case reversedPower = "yx"
  /// The root of the first input whose degree is the second.
  case root
  /// The logarithm of the first input to the base of the second.
  case logarithm = "logy"

  /// How tightly it binds; operators of one tightness are computed from left to right.
  enum Tightness: Comparable { case sum, product, function }

  var tightness: Tightness {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    case .power, .reversedPower, .root, .logarithm: .function
    }
  }

  var formula: KeypadFormula {
    switch self {
    case .add: KeypadFormula(pieces: ["", " + ", ""])
    case .subtract: KeypadFormula(pieces: ["", " - ", ""])
    case .multiply: KeypadFormula(pieces: ["", " * ", ""])
    case .divide: KeypadFormula(pieces: ["", " / ", ""])
    case .power: KeypadFormula(pieces: ["", "^", ""])
    case .reversedPower: KeypadFormula(pieces: ["", "^", ""], isReversed: true)
    case .root: KeypadFormula(pieces: ["root(", ", ", ")"])
    case .logarithm: KeypadFormula(pieces: ["log(", ", ", ")"])
    }
  }
}
