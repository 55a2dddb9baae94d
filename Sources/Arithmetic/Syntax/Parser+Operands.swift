import Conversion
import NumericCore

// The main loop, which alternates between expecting an operand and expecting an operator.
extension Parser {
  mutating func readOperandsAndOperators() throws(TextError) {
    var expectsOperand = true
    while true {
      if expectsOperand {
        expectsOperand = try readOperand()
      } else if let next = try readOperator() {
        expectsOperand = next
      } else {
        return
      }
    }
  }

  /// Reads a token where an operand is expected; returns whether an operand is still expected.
  private mutating func readOperand() throws(TextError) -> Bool {
    let current = token
    switch current.kind {
    case .number, .fraction:
      try readNumber()
      return false
    case .name:
      return try readName()
    case .symbol(.bitwiseOr, _, _), .symbol(.or, _, _):
      try openBars()
      return true
    case .symbol(_, .some(let prefix), _):
      stack.append(.prefix(prefix, current.span))
      try advance()
      return true
    case .symbol(_, _, .leftParenthesis):
      stack.append(.group(current.span))
      try advance()
      return true
    case .symbol(_, _, .leftBracket):
      if try openListOfTerms() { return true }
      stack.append(.list(current.span, first: operands.count))
      try advance()
      // An empty list.
      guard token.mark == .rightBracket else { return true }
      try closeList()
      return false
    case .symbol(_, _, .rightParenthesis):
      // f() calls a function without parameters.
      if case .call(_, _, let first)? = stack.last, operands.count == first {
        try closeCall()
        return false
      }
      throw missingOperand()
    default:
      throw missingOperand()
    }
  }

  private mutating func readName() throws(TextError) -> Bool {
    let span = token.span
    if !series.isEmpty, text(span) == "for", endsTerms("for") { throw missingOperand() }
    try refuseMark()
    if try readAmount() { return false }
    var name = knownName(text(span), at: span)
    // As in Python, Rink and fend.
    if name == "_", !isBound(name) { name = "ans" }
    if name == "not", !isBound(name) {
      stack.append(.prefix(.not, span))
      try advance()
      return true
    }
    var probe = lexer
    let next = try probe.next()
    if isUnknown(name, before: next) {
      appendUnknown(name, span)
      try advance()
      return false
    }
    if next.mark == .leftParenthesis, let function = DateFunction.named(name) {
      lexer = probe
      return try readDateCall(function, from: span.start)
    }
    if try readSpokenRoot(name, span, next) { return true }
    try refuseForeignWord(name, span, next)
    if try readSuffixedFunction(name, span, next) { return true }
    if next.mark == .leftParenthesis, isCallable(name) {
      try openCall(name, span)
      return true
    }
    if isFunction(name) {
      if opensBracketCall(next, span) {
        try openCall(name, span)
        return true
      }
      if startsBareArgument(next) {
        try openFunction(name, span)
        return true
      }
    }
    if next.mark == .assign, isArgumentStart, !isTested {
      expression.names.append(name)
      stack.append(.label(Int32(expression.names.count - 1), span))
      lexer = probe
      try advance()
      return true
    }
    if let date = try dateInWords(span) {
      operands.append(date)
      return false
    }
    if try readNamedNumber(name, span) { return false }
    // A spreadsheet calls its constants: `PI()`.
    if next.mark == .leftParenthesis, names.isConstant(name), !isBound(name),
      try probe.next().mark == .rightParenthesis
    {
      lexer = probe
    }
    expression.names.append(name)
    let node = expression.append(.name(Int32(expression.names.count - 1)), span)
    operands.append(
      Operand(
        node: node, span: span, isPercentage: isPercentage(name),
        angle: isAngle(name) ? .quantity : nil))
    try advance()
    return false
  }

  /// Throws for a quotation mark that stands behind no number, where it is no unit.
  private func refuseMark() throws(TextError) {
    if let mark = markOfLength(at: token.span.start) {
      throw TextError(.unexpectedCharacter(mark), token.span)
    }
  }

  /// Whether the next operand is at the start of an argument of a call.
  private var isArgumentStart: Bool {
    if case .call? = stack.last { true } else { false }
  }

  private func missingOperand() -> TextError {
    let place: String
    switch stack.last {
    case .infix(let symbol, let span)?:
      place =
        symbol == .implicitMultiply ? "here" : "after '\(text(span))'"
    case .prefix(_, let span)?, .group(let span)?, .list(let span, _)?, .label(_, let span)?,
      .bars(let span)?, .function(_, let span)?, .dateArgument(let span)?:
      place = "after '\(text(span))'"
    case .call(let name, _, _)?:
      place = "in the arguments of \(expression.names[Int(name)])"
    case .series?:
      let open = series[series.count - 1]
      switch open.part {
      case .body:
        place =
          open.function.map { "in the arguments of \(expression.names[Int($0)])" } ?? "before 'for'"
      case .condition: place = "after 'if'"
      case .start, .end, .step: place = "in the range of \(text(open.binding.name))"
      }
    case nil:
      place = "here"
    }
    if let bars = barsBehindFactor { return bars }
    if stack.isEmpty, operands.isEmpty, case .end = token.kind {
      return TextError(.misplaced("there is nothing to compute"), token.span)
    }
    if token.mark == .rightParenthesis, stack.isEmpty {
      return TextError(.unopened(")"), token.span)
    }
    return TextError(.missingOperand(after: place), token.span)
  }

  /// Reads a token after an operand; returns whether an operand is expected next, or nil at the end
  /// of the statement.
  private mutating func readOperator() throws(TextError) -> Bool? {
    let current = token
    switch current.kind {
    case .number, .fraction:
      if operands[operands.count - 1].isNumber { throw adjacentNumbers() }
      try pushInfix(.implicitMultiply, SourceSpan(current.span.start, current.span.start))
      return true
    case .name:
      if transposes { return try readTranspose() }
      try refuseMark()
      let word = text(current.span)
      if endsTerms(word) { return try endTerms() }
      try refuseQuestion(word, current.span)
      if let infix = infixWord(word, at: current.span) {
        try pushInfix(infix, current.span)
        try passInfixWord(word)
        return true
      }
      if startsStep(word) {
        try readStep()
        return true
      }
      if try readShare(word, current.span) { return true }
      if try readSpokenPower(word, current.span) { return false }
      if convertsWord(word, at: current.span) {
        try readConversion()
        return false
      }
      if let end = try signOfTimes(word, current.span) {
        try pushInfix(.multiply, SourceSpan(current.span.start, current.span.start + 1))
        lexer.move(to: end)
        try advance()
        return true
      }
      if isFunction(word) { try reduceFunctions() }
      try pushInfix(.implicitMultiply, SourceSpan(current.span.start, current.span.start))
      return true
    case .superscript(let literal):
      try applySuperscript(literal)
      return false
    case .symbol(.bitwiseOr, _, _) where isInsideBars:
      try closeBars()
      return false
    case .symbol(.some(let infix), _, _):
      try pushInfix(infix, current.span)
      try advance()
      return true
    case .symbol(_, .some, _), .symbol(_, _, .leftParenthesis):
      try pushInfix(.implicitMultiply, SourceSpan(current.span.start, current.span.start))
      return true
    case .symbol(_, _, .some(let mark)):
      return try readMark(mark)
    case .symbol, .end:
      try finish()
      return nil
    }
  }

  private mutating func readMark(_ mark: OperatorRow.Mark) throws(TextError) -> Bool? {
    let span = token.span
    switch mark {
    case .factorial:
      applyPostfix(span) { .factorial($0) }
      try advance()
      return false
    case .doubleFactorial:
      applyPostfix(span) { .doubleFactorial($0) }
      try advance()
      if token.mark == .factorial || token.mark == .doubleFactorial, token.span.start == span.end {
        throw TextError(.tripleFactorial, span.union(token.span))
      }
      return false
    case .degree:
      applyPostfix(span) { .degrees($0) }
      operands[operands.count - 1].angle = .degrees
      try advance()
      return false
    case .percent:
      return try readPercent()
    case .rightParenthesis:
      if try endsDateArgument() { return try closeDateArgument() }
      if try endsRange() { return true }
      try closeParenthesis()
      return false
    case .rightBracket:
      if try endsValues() { return true }
      try closeList()
      return false
    case .comma:
      if try endsDateArgument() { return try closeDateArgument() }
      if try endsBody() { return false }
      return try separate()
    case .range:
      try readRange()
      return true
    case .conversion:
      try readConversion()
      return false
    case .semicolon:
      if try endsRow() { return true }
      try finish()
      return nil
    case .assign:
      if isTested {
        note(.equality, span)
        try pushInfix(.relation(.equal), span)
        try advance()
        return true
      }
      if try endsLine() { return nil }
      throw badTarget(span)
    case .leftBracket where startsElement:
      stack.append(.list(span, first: operands.count))
      numbered.insert(stack.count - 1)
      return try !readAll()
    case .leftParenthesis, .leftBracket:
      throw TextError(.misplaced("a list cannot follow a value; an operator is missing"), span)
    }
  }

  /// Ends a statement, in which every bracket must have been closed.
  mutating func finish() throws(TextError) {
    try reduceLabelledGroup()
    switch stack.last {
    case .group(let span)?, .dateArgument(let span)?: throw TextError(.unclosed("("), span)
    case .call(_, let span, _)?:
      let open = openingSpan(span)
      throw TextError(.unclosed(text(open)), open)
    case .list(let span, _)?: throw TextError(.unclosed("["), span)
    case .series?:
      let open = series[series.count - 1].parenthesis
      throw TextError(.unclosed(text(open)), open)
    case .bars(let span)?: throw TextError(.unclosed("|"), span)
    default: break
    }
  }

  /// The place of the `(` of a group, or of the one after the name of a function.
  func openingSpan(_ span: SourceSpan) -> SourceSpan {
    var offset = span.start
    while offset < source.count, source[offset] != UInt8(ascii: "("),
      source[offset] != UInt8(ascii: "[")
    { offset += 1 }
    return SourceSpan(offset, min(offset + 1, source.count))
  }
}
