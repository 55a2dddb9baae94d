import NumericCore

/// The errors of RPN words themselves.
///
/// All their messages are defined here, so that a translation needs only another table.
enum RPNFault {
  /// An operation needs more operands than the stack has.
  case insufficientOperands(String, wanted: Int, found: Int)
  case variableNotSet(String)
  case unknownWord(String)
  case unusableName(String)
  /// A date, which is no number.
  case date(String)

  var kind: ErrorKind {
    switch self {
    case .insufficientOperands: .insufficientOperands
    case .variableNotSet: .variableNotSet
    case .unknownWord, .unusableName: .syntax
    case .date: .arguments
    }
  }

  var message: String {
    switch self {
    case .insufficientOperands(let name, 1, _): "'\(name)' needs an operand, and there is none"
    case .insufficientOperands(let name, let wanted, 0):
      "'\(name)' needs \(wanted) operands, and there is none"
    case .insufficientOperands(let name, let wanted, 1):
      "'\(name)' needs \(wanted) operands, and there is 1"
    case .insufficientOperands(let name, let wanted, let found):
      "'\(name)' needs \(wanted) operands, and there are \(found)"
    case .variableNotSet(let name): "'\(name)' has no value"
    case .unknownWord(let word): "'\(word)' is not a number, a name or an operator"
    case .date(let word): "'\(word)' is a date, and the stack has numbers alone"
    case .unusableName(let name): "'\(name)' cannot be the name of a variable"
    }
  }
}

extension CalculatorError {
  init(_ fault: RPNFault, _ span: SourceSpan, suggestion: String? = nil) {
    self.init(fault.kind, fault.message, span, suggestion: suggestion)
  }
}
