import NumericCore

/// A node of an expression on the stack.
///
/// Nodes are stored in an array in which operands come before the nodes that use them; after `dup`
/// several nodes use the same operand.
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
    /// x/100.
    case percent
    /// A missing operand.
    case missing
  }

  var kind: Kind
  var operands: [Int]
  /// The place of the token in the input.
  var span: SourceSpan

  /// The precedence in printed text; nil for nodes that never need parentheses.
  var precedence: Precedence? {
    switch kind {
    case .number(let text):
      text.hasPrefix("-")
        ? .sign : text.hasSuffix("i") ? InfixOperator.implicitMultiply.precedence : nil
    // A root sign before an operand applies after the postfix operators that follow it.
    case .function("sqrt"), .function("cbrt"): .radical
    case .name, .function, .missing: nil
    case .infix(let symbol): symbol.precedence
    case .negation: .sign
    case .factorial, .percent: .postfix
    }
  }
}

/// The notations of expressions on the stack.
enum RPNNotation: Sendable {
  /// The common notation: `2 × √(x)`.
  case people
  /// The notation that the calculator reads: `(2) * (sqrt((x)))`.
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

  /// The text before the first argument.
  func opening(_ function: String) -> String {
    guard self == .people else { return function + "(" }
    switch function {
    case "sqrt": return "√("
    case "cbrt": return "∛("
    default: return function + "("
    }
  }
}
