import NumericCore

// Forms of spreadsheets and of Wolfram's language whose meaning differs here.
extension Parser {
  /// Refuses calls that mean something else where they come from.
  func refuseForeignCall(
    _ name: Expression.Index, _ span: SourceSpan, count: Int
  ) throws(TextError) {
    let isBracket = source[openingSpan(span).start] == UInt8(ascii: "[")
    guard isFormula || isBracket else { return }
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
    guard isBracket else { return }
    switch (function, count) {
    case ("log", 2): throw differs("\(call)[b, x] is log(x, b) here", span)
    case ("atan", 2), ("arctan", 2): throw differs("\(call)[x, y] is atan2(y, x) here", span)
    default: return
    }
  }

  /// What a call stands for that is written otherwise here.
  private enum CallForm {
    case notation(NumberNotation)
    case operation(InfixOperator)
    /// A plain number in degrees becomes one in radians, or the reverse.
    case radians, degrees
  }

  private static let callForms: [String: CallForm] = [
    "hex": .notation(.radix(16)), "bin": .notation(.radix(2)), "oct": .notation(.radix(8)),
    "PRODUCT": .operation(.multiply), "product": .operation(.multiply),
    "AND": .operation(.and), "and": .operation(.and), "OR": .operation(.or),
    "or": .operation(.or), "RADIANS": .radians, "radians": .radians, "DEGREES": .degrees,
    "degrees": .degrees,
  ]

  /// The node of a call that is an operator here, `AND(a > 0, b > 0)`, `PRODUCT(2, 3)`, `hex(255)`
  /// and `RADIANS(180)`; nil for other calls.
  mutating func operatorCall(
    _ name: Expression.Index, first: Int, _ span: SourceSpan
  ) -> Expression.Index? {
    let function = expression.names[Int(name)]
    guard let form = Self.callForms[function], !isFunction(function) else { return nil }
    let arguments = operands[first...].map(\.node)
    let node: Expression.Index
    switch (form, arguments.count) {
    case (.notation(let notation), 1):
      node = expression.append(arguments[0], to: .notation(notation), span)
    case (.operation(let symbol), 2...):
      node = arguments.dropFirst().reduce(arguments[0]) { result, next in
        expression.append(.infix(symbol, result, next), span)
      }
    case (.radians, 1): node = turned(arguments[0], isInDegrees: false, span)
    case (.degrees, 1): node = turned(arguments[0], isInDegrees: true, span)
    default: return nil
    }
    operands.removeSubrange(first...)
    return node
  }

  private mutating func turned(
    _ operand: Expression.Index, isInDegrees: Bool, _ span: SourceSpan
  ) -> Expression.Index {
    let half = expression.append(ExactLiteral(180), span)
    expression.names.append("pi")
    let pi = expression.append(.name(Int32(expression.names.count - 1)), span)
    let (a, b) = isInDegrees ? (half, pi) : (pi, half)
    let product = expression.append(.infix(.multiply, operand, a), span)
    return expression.append(.infix(.divide, product, b), span)
  }

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
