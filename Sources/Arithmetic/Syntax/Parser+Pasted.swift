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
