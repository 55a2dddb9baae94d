/// What a key inserts between two terms: an operator or a function of two numbers.
public enum KeypadOperator: String, CaseIterable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  /// The first input to the power of the second.
  case power = "xy"
  /// The second input to the power of the first.
  case reversedPower = "yx"
  /// The root of the first input whose degree is the second.
  case root
  /// The logarithm of the first input to the base that is the second.
  case logarithm = "logy"

  /// The precedence; operators with the same precedence are computed from left to right.
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
