import Conversion
import NumericCore

// Numbers with units, and conversions.
extension Parser {
  /// Reads a number and what belongs to the same operand: a unit, and adjacent quantities of the
  /// same dimension.
  ///
  /// A fraction of two literals before a unit is the number of the quantity, unless a `/` precedes
  /// it: `10/4/2 m` is evaluated from left to right.
  mutating func readNumber() throws(TextError) {
    let written = try writtenNumber()
    var (number, span) = (written.node, written.span)
    if written.isLiteral, !isDivisor, let (divisor, after) = divisorBeforeUnit() {
      let node = expression.append(divisor.literal, divisor.span)
      span = span.union(divisor.span)
      number = expression.append(.infix(.divide, number, node), span)
      lexer = after
      try advance()
    }
    guard let unit = try unit(at: token, isAngle: isDegreeBeforeAngle) else {
      let isLiteral = number == written.node && written.isLiteral
      operands.append(
        Operand(
          node: number, span: span, isBareLiteral: isLiteral, isNumber: true,
          isMixed: written.isMixed))
      return
    }
    var whole = SourceSpan(span.start, unit.end)
    try advance()
    // All units cancel: `2 m/m`.
    if unit.unit.terms.isEmpty {
      operands.append(Operand(node: number, span: whole))
      return
    }
    var node = expression.append(number, in: unit.unit, whole)
    let isAngle = unit.unit.dimension == Dimension(.angle)
    // Adjacent quantities: `6 ft 2 in`, `5 h 30 min`.
    while token.startsNumber {
      let place = token.span
      let start = place.start
      let part = try writtenNumber().node
      guard let next = try self.unit(at: token, isAngle: isAngle),
        next.unit.dimension == unit.unit.dimension
      else {
        throw TextError(
          .misplaced("a quantity of the same kind, or an operator, is missing"), place)
      }
      let added = expression.append(part, in: next.unit, SourceSpan(start, next.end))
      whole = SourceSpan(whole.start, next.end)
      node = expression.append(.infix(.add, node, added), whole)
      try advance()
    }
    operands.append(
      Operand(node: node, span: whole, isQuantity: true, angle: isAngle ? .quantity : nil))
  }

  /// Whether a `/`, possibly followed by a sign, precedes the current operand.
  private var isDivisor: Bool {
    let before = stack.last { entry in
      if case .prefix = entry { false } else { true }
    }
    if case .infix(.divide, _)? = before { return true }
    return false
  }

  /// The `/ b` of `a/b unit` and the lexer after it; nil for anything else.
  private func divisorBeforeUnit() -> (
    divisor: (literal: ExactLiteral, span: SourceSpan), after: Lexer
  )? {
    guard case .symbol(.divide, _, _) = token.kind,
      LiteralScanner.starts(in: source, at: afterBlanks(token.span.end))
    else { return nil }
    var probe = lexer
    guard let next = try? probe.next(), case .number(let literal) = next.kind else { return nil }
    let after = probe
    guard let follower = try? probe.next(),
      (try? scanUnit(at: follower, before: probe)) != nil
    else { return nil }
    return ((literal, next.span), after)
  }

  func afterBlanks(_ offset: Int) -> Int {
    var offset = offset
    while offset < source.count, source[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// The unit that starts with the token after a number; the lexer continues after the unit.
  private mutating func unit(
    at token: Token, isAngle: Bool
  ) throws(TextError) -> (unit: Unit, end: Int)? {
    guard let (unit, scanner) = try scanUnit(at: token, before: lexer, isAngle: isAngle) else {
      return nil
    }
    noteReadings(of: scanner)
    let name = text(token.span)
    if token.isName, names.hasVariable(name) || assigned.contains(name) {
      warn("'\(name)' is a unit behind a number; write a '*' for the variable", token.span)
    }
    lexer.move(to: scanner.position)
    return (unit, scanner.position)
  }

  /// After a number a name is read as a unit rather than as a variable or function, but not if it
  /// is called or is a parameter of the function being defined.
  ///
  /// A single degree sign is a unit only where angles are added.
  func scanUnit(
    at token: Token, before lexer: Lexer, isAngle: Bool = false
  ) throws(TextError) -> (unit: Unit, scanner: UnitScanner)? {
    guard names.readsUnits else { return nil }
    let start = token.span.start
    if token.isName {
      let name = text(token.span)
      if parameters.contains(name) || names.isConstant(name) { return nil }
      if try isConversionWord(name, at: token.span) { return nil }
      if names.isFunction(name) || defined.contains(name) {
        var probe = lexer
        if (try? probe.next())?.mark == .leftParenthesis { return nil }
      }
    } else if token.mark != .degree {
      return nil
    }
    var scanner = UnitScanner(source, at: start)
    guard let unit = try scanner.scan() else { return nil }
    if token.mark == .degree, !isAngle, scanner.position == token.span.end { return nil }
    return (unit, scanner)
  }

  /// Whether `as` or `in` behind a number converts it, as in `3/4 as percent`; alone they are
  /// attoseconds and inches.
  private func isConversionWord(_ name: String, at span: SourceSpan) throws(TextError) -> Bool {
    guard name == "as" || name == "in", span.end < source.count, source[span.end] == 0x20 else {
      return false
    }
    var scanner = UnitScanner(source, at: span.end)
    if startsNotation(at: span.end) { return true }
    let start = afterBlanks(span.end)
    guard start < source.count, Self.isNameStart(source[start]), let unit = try? scanner.scan()
    else { return false }
    let target = text(SourceSpan(start, scanner.position))
    if name == "as" || unit.dimension == .none { return true }
    // A number of inches in centimetres, or a plain number that becomes centimetres.
    throw TextError(
      .misplaced(
        "'in' is the inch or converts: write 'in to \(target)' for inches, 'to \(target)' without them"
      ),
      span.union(SourceSpan(start, scanner.position)))
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte >= 0x80 || byte == UInt8(ascii: "%")
  }

  /// Reads `to` and one or several units; all operators with a higher precedence have been applied.
  mutating func readConversion() throws(TextError) {
    try reduce(tighterThan: .conversion)
    let (target, end) =
      if let (notation, end) = try notation() {
        (ConversionTarget.notation(notation), end)
      } else {
        try conversionTarget()
      }
    let operand = operands.removeLast()
    let span = SourceSpan(operand.span.start, end)
    // A plain number in the unit of the angle mode, such as 30°, is converted as an angle.
    if operand.angle == .degrees { markDegrees(in: operand.node) }
    let node = expression.append(operand.node, to: target, span)
    operands.append(Operand(node: node, span: span, angle: operand.angle.map { _ in .quantity }))
    try advance()
    if case .symbol(_, .some(let prefix), _) = token.kind, prefix == .plus || prefix == .minus {
      let sign = text(token.span)
      throw TextError(
        .misplaced("a sum behind a conversion: write (a to b) \(sign) c, or a \(sign) c to b"),
        token.span)
    }
    // Without this error a number here would silently multiply the result.
    if token.isNumber || startsImplicitFactor {
      throw TextError(
        .misplaced(
          "this does not belong to the unit; a product of units is written with '*': kg*m/s^2"),
        token.span)
    }
  }

  private mutating func conversionTarget() throws(TextError) -> (ConversionTarget, Int) {
    var scanner = UnitScanner(source, at: lexer.position)
    var units = [try scanner.scanWhole()]
    // Inside a call or list a comma separates arguments or elements.
    let separators: [UInt8] =
      isInsideList ? [UInt8(ascii: "+")] : [UInt8(ascii: "+"), UInt8(ascii: ",")]
    while true {
      let place = afterBlanks(scanner.position)
      guard place < source.count, separators.contains(source[place]) else { break }
      var next = scanner
      next.move(to: place + 1)
      units.append(try next.scanWhole())
      scanner = next
    }
    noteReadings(of: scanner)
    lexer.move(to: scanner.position)
    return (units.count == 1 ? .unit(units[0]) : .parts(units), scanner.position)
  }

  private var isInsideList: Bool {
    stack.contains { entry in
      switch entry {
      case .call, .list: true
      default: false
      }
    }
  }
}
