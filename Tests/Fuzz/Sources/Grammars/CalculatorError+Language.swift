public import Arithmetic

extension CalculatorError {
  /// Whether the text is to blame, and not what it means: a line without a value may well be valid.
  public var isOfText: Bool {
    switch kind {
    case .syntax, .unknownName, .arguments, .variableNotSet, .insufficientOperands,
      .incompatibleUnits, .unknownUnit, .invalidDate:
      true
    default: false
    }
  }

  /// Whether the place lies in a text, so that a caret can be shown below it.
  public func fits(_ text: [UInt8]) -> Bool {
    guard let span else { return true }
    return 0 <= span.start && span.start <= span.end && span.end <= text.count
  }
}
