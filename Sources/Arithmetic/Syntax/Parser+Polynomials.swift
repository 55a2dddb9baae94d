import NumericCore
import Scientific

// Calls whose arguments are expressions in an unknown: `roots(x^2 - 2)`. A name without another meaning is the unknown there, and
// names of units are no units. Functions of whole numbers that are those of polynomials, too, keep units: `factor(x^2 - 1)`.
extension Parser {
  /// Notes such a call, which is the last entry of the stack.
  mutating func openPolynomial(_ name: String) {
    guard !defined.contains(name), names.functions[name] == nil,
      let row = Catalogue.function(named: name), row.takesUnknown
    else { return }
    polynomialCalls.append(stack.count - 1)
    if case .polynomial = row.form { names.readsUnits = false }
  }

  /// Ends the call that was removed from the stack, if it is such a call.
  mutating func closePolynomial() {
    guard polynomialCalls.last == stack.count else { return }
    polynomialCalls.removeLast()
    names.readsUnits = readsUnits && polynomialCalls.isEmpty
  }

  /// Whether a name is the unknown of a polynomial; longer names before a parenthesis are functions that are misspelt.
  func isUnknown(_ name: String, before next: Token) -> Bool {
    guard !polynomialCalls.isEmpty, !isBound(name), !isFunction(name), !names.isVariable(name),
      !Self.isOperator(name), name != "ans", !isUnit(name)
    else { return false }
    return next.mark != .leftParenthesis || name.utf8.count == 1
  }

  mutating func appendUnknown(_ name: String, _ span: SourceSpan) {
    expression.names.append(name)
    let node = expression.append(.unknown(Int32(expression.names.count - 1)), span)
    operands.append(Operand(node: node, span: span))
  }
}
