import Conversion
import NumericCore

// Numbers with units.
extension Parser {
  /// Reads a number and what belongs to the same operand: a unit, and adjacent quantities of the
  /// same dimension.
  ///
  /// Behind `^` stands a plain number, so that `x^2 m` is x² metres.
  mutating func readNumber() throws(TextError) {
    if let date = try dateInDigits() {
      operands.append(date)
      return
    }
    if let clock = try clockTime() {
      operands.append(clock)
      return
    }
    let written = try writtenNumber()
    if isExponent { return appendNumber(written) }
    let isAngle = isDegreeBeforeAngle
    guard let number = try beforeUnit(written, isAngle: isAngle),
      let unit = try unit(at: token, isAngle: isAngle)
    else { return appendNumber(written) }
    try appendQuantity(number, unit)
  }

  private mutating func appendNumber(_ written: WrittenNumber) {
    operands.append(
      Operand(
        node: written.node, span: written.span, isBareLiteral: written.isLiteral, isNumber: true,
        isMixed: written.isMixed))
  }

  /// Whether the operand that is read is an exponent.
  private var isExponent: Bool {
    let before = stack.last { entry in
      if case .prefix = entry { false } else { true }
    }
    if case .infix(.power, _)? = before { return true }
    return false
  }

  /// Appends a number in a unit that has been read, and the quantities that follow.
  mutating func appendQuantity(
    _ number: WrittenNumber, _ unit: (unit: Unit, end: Int)
  ) throws(TextError) {
    let (unit, end) = unit
    var whole = SourceSpan(number.span.start, end)
    try advance()
    // All units cancel: `2 m/m`.
    if unit.terms.isEmpty {
      operands.append(Operand(node: number.node, span: whole))
      return
    }
    var node = expression.append(number.node, in: unit, whole)
    let isAngle = unit.dimension == Dimension(.angle)
    var last = unit
    // Adjacent quantities: `6 ft 2 1/2 in`, `5 h 30 min`.
    while token.startsNumber {
      let place = token.span
      let part = try writtenNumber()
      guard let number = try beforeUnit(part, isAngle: isAngle),
        let (next, end) = try unitOfPart(behind: last, isAngle: isAngle),
        next.dimension == unit.dimension
      else { throw missingUnit(of: part, behind: last, place) }
      let added = expression.append(number.node, in: next, SourceSpan(place.start, end))
      whole = SourceSpan(whole.start, end)
      node = expression.append(.infix(.add, node, added), whole)
      last = next
      try advance()
    }
    operands.append(
      Operand(node: node, span: whole, isQuantity: true, angle: isAngle ? .quantity : nil))
  }

  /// The unit of a part behind another one, in which `m` behind hours is minutes.
  private mutating func unitOfPart(
    behind last: Unit, isAngle: Bool
  ) throws(TextError) -> (unit: Unit, end: Int)? {
    if token.isName, text(token.span) == "m", last == .named("h") {
      lexer.move(to: token.span.end)
      return (.named("min"), token.span.end)
    }
    return try unit(at: token, isAngle: isAngle)
  }

  /// The error of a number behind a quantity that has no unit of the same kind.
  private func missingUnit(
    of part: WrittenNumber, behind last: Unit, _ place: SourceSpan
  ) -> TextError {
    let smaller = ["h": "min", "min": "s", "ft": "in"][last.symbol]
    guard let smaller, !token.isName else {
      return TextError(.misplaced("a quantity of the same kind, or an operator, is missing"), place)
    }
    let text = text(part.span)
    return TextError(
      .misplaced("a unit is missing: write \(text) \(smaller), or an operator"), part.span)
  }
}
