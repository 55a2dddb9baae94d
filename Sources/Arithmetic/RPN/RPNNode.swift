import NumericCore

/// What an expression on the stack consists of. Nodes lie in an arena; operands come before what uses them, and
/// `dup` lets several use the same one.
struct RPNNode: Sendable {
  enum Kind: Hashable, Sendable {
    /// A number as it was typed.
    case number(String)
    /// A constant of the catalogue, or a variable.
    case name(String)
    case infix(InfixOperator)
    case function(String)
    case negation
    case factorial
    /// A hundredth.
    case percent
    /// An operand that is not there.
    case missing
  }

  var kind: Kind
  var operands: [Int]
  /// Where the token stands in what was typed.
  var span: SourceSpan

  /// How tightly it binds where it is printed; nil for what never needs parentheses.
  var precedence: Precedence? {
    switch kind {
    case .number(let text): text.hasPrefix("-") ? .sign : nil
    // The root sign takes what a postfix operator behind it has made.
    case .function("sqrt"), .function("cbrt"): .radical
    case .name, .function, .missing: nil
    case .infix(let symbol): symbol.precedence
    case .negation: .sign
    case .factorial, .percent: .postfix
    }
  }
}

/// How expressions on the stack are written.
enum RPNNotation: Sendable {
  /// As people write: `2 × √(x)`.
  case people
  /// As the calculator reads: `(2) * (sqrt((x)))`.
  case calculator

  func symbol(_ infix: InfixOperator) -> String {
    guard self == .people else { return infix.symbol }
    switch infix {
    case .multiply, .implicitMultiply: return " × "
    case .divide: return " ÷ "
    default: return infix.symbol
    }
  }

  func name(_ name: String) -> String { self == .people && name == "pi" ? "π" : name }

  /// What stands before the first argument.
  func opening(_ function: String) -> String {
    guard self == .people else { return function + "(" }
    switch function {
    case "sqrt": return "√("
    case "cbrt": return "∛("
    default: return function + "("
    }
  }
}
