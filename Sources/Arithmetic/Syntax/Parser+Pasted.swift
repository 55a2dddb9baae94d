import NumericCore

// Forms of spreadsheets and of Wolfram's language whose meaning differs here.
extension Parser {
  /// Refuses calls that mean something else where they come from.
  func refuseForeignCall(
    _ name: Expression.Index, _ span: SourceSpan, count: Int
  ) throws(TextError) {
    let function = expression.names[Int(name)]
    let call = text(span)
    if isFormula {
      switch (function, count) {
      case ("log", 1):
        throw differs("\(call) of a spreadsheet is log10(x); here log(x) is ln(x)", span)
      case ("atan2", _), ("arctan2", _):
        throw differs("\(call) of a spreadsheet takes x first; here it is atan2(y, x)", span)
      case ("npv", _):
        throw differs(
          "\(call) of a spreadsheet starts at time 1; here npv(rate, [0, flow1, …]) does", span)
      default: return
      }
    }
    guard source[openingSpan(span).start] == UInt8(ascii: "[") else { return }
    switch (function, count) {
    case ("log", 2): throw differs("\(call)[b, x] is log(x, b) here", span)
    case ("atan", 2), ("arctan", 2): throw differs("\(call)[x, y] is atan2(y, x) here", span)
    default: return
    }
  }

  /// The node of a call that is an operator here, `AND(a > 0, b > 0)`, `PRODUCT(2, 3)` and `hex(255)`; nil for other calls.
  mutating func operatorCall(
    _ name: Expression.Index, first: Int, _ span: SourceSpan
  ) -> Expression.Index? {
    let function = expression.names[Int(name)]
    let count = operands.count - first
    let node: Expression.Index
    if let notation = Self.notationCalls[function], count == 1, !isFunction(function) {
      node = expression.append(operands[first].node, to: .notation(notation), span)
    } else if let symbol = Self.operatorCalls[function], count >= 2, !isFunction(function) {
      node = operands[(first + 1)...].reduce(operands[first].node) { result, next in
        expression.append(.infix(symbol, result, next.node), span)
      }
    } else if count == 1, !isFunction(function),
      let turned = turned(operands[first], by: function, span)
    {
      node = turned
    } else {
      return nil
    }
    operands.removeSubrange(first...)
    return node
  }

  /// The node of `RADIANS(x)` and `DEGREES(x)`, which convert plain numbers; nil for other names.
  private mutating func turned(
    _ operand: Operand, by function: String, _ span: SourceSpan
  ) -> Expression.Index? {
    let isInDegrees = function == "DEGREES" || function == "degrees"
    guard isInDegrees || function == "RADIANS" || function == "radians" else { return nil }
    let half = expression.append(ExactLiteral(180), span)
    expression.names.append("pi")
    let pi = expression.append(.name(Int32(expression.names.count - 1)), span)
    let (a, b) = isInDegrees ? (half, pi) : (pi, half)
    let product = expression.append(.infix(.multiply, operand.node, a), span)
    return expression.append(.infix(.divide, product, b), span)
  }

  private static let notationCalls: [String: NumberNotation] = [
    "hex": .radix(16), "bin": .radix(2), "oct": .radix(8),
  ]
  private static let operatorCalls: [String: InfixOperator] = [
    "PRODUCT": .multiply, "product": .multiply,
    "AND": .and, "and": .and, "OR": .or, "or": .or,
  ]

  /// Refuses `=-2^2`, which is 4 in a spreadsheet and −4 here.
  func refuseSignOfPower(_ operand: Operand, _ span: SourceSpan) throws(TextError) {
    guard isFormula, case .infix(.power, _, _) = expression[operand.node],
      source[operand.span.start] != UInt8(ascii: "(")
    else { return }
    let power = text(operand.span)
    throw differs(
      "a spreadsheet applies the sign first: write (-…)^… for that, -(\(power)) for the power",
      span.union(operand.span))
  }

  /// Refuses `=200+10%`, which is 200.1 in a spreadsheet and 220 here.
  func refuseShare(_ span: SourceSpan) throws(TextError) {
    guard isFormula else { return }
    throw differs(
      "per cent behind a sign is a share here, and a number in a spreadsheet: write a*(1 + c%) or a + (c%)",
      span)
  }

  private func differs(_ message: String, _ span: SourceSpan) -> TextError {
    TextError(.misplaced(message), span)
  }
}
