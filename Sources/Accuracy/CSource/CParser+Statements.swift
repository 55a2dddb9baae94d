import NumericCore

extension CParser {
  /// The statements between braces, or one statement.
  mutating func block() throws(TextError) -> [CStatement] {
    scopes.append([:])
    defer { scopes.removeLast() }
    return next.text == "{" ? try body() : try statement()
  }

  /// The statements between braces.
  mutating func body() throws(TextError) -> [CStatement] {
    try expect("{")
    var statements: [CStatement] = []
    while !take("}") {
      guard next.kind != .end else { throw TextError(.syntax, "'}' is missing", next.span) }
      statements += try statement()
    }
    return statements
  }

  mutating func statement() throws(TextError) -> [CStatement] {
    statementCount += 1
    guard statementCount <= Self.mostStatements else {
      throw TextError(
        .limit, "the text has more than \(Self.mostStatements) statements", next.span)
    }
    return try nested { (parser) throws(TextError) in try parser.anyStatement() }
  }

  /// The most statements of a text: what follows a statement is translated within it.
  private static let mostStatements = 2000

  @inline(never)
  private mutating func anyStatement() throws(TextError) -> [CStatement] {
    let token = next
    switch token.text {
    case ";":
      _ = take()
      return []
    case "{": return try block()
    case "if":
      _ = take()
      try expect("(")
      let condition = try condition()
      try expect(")")
      let yes = try block()
      let no = take("else") ? try block() : []
      return [.choice(condition, then: yes, else: no)]
    case "while":
      _ = take()
      try expect("(")
      let condition = try condition()
      try expect(")")
      return [.loop(condition, try loopBody(), token.span)]
    case "do":
      _ = take()
      let body = try loopBody()
      try expect("while")
      try expect("(")
      let condition = try condition()
      try expect(")")
      try expect(";")
      return body + [.loop(condition, body, token.span)]
    case "for": return try forLoop()
    case "return":
      guard loopDepth == 0 else {
        throw TextError(
          .unsupported, "'return' within a loop is not translated; return behind it", token.span)
      }
      _ = take()
      let value = try expression()
      try expect(";")
      return [.result(value)]
    case "break", "continue", "goto", "switch", "case", "typedef", "struct", "sizeof":
      throw TextError(.unsupported, "'\(token.text)' is not translated", token.span)
    default:
      let statements = isAtType ? try declarations() : try assignments()
      try expect(";")
      return statements
    }
  }

  private mutating func loopBody() throws(TextError) -> [CStatement] {
    loopDepth += 1
    defer { loopDepth -= 1 }
    return try block()
  }

  private mutating func forLoop() throws(TextError) -> [CStatement] {
    let start = take().span
    scopes.append([:])
    defer { scopes.removeLast() }
    try expect("(")
    var first: [CStatement] = []
    if next.text != ";" { first = isAtType ? try declarations() : try assignments() }
    try expect(";")
    guard next.text != ";" else {
      throw TextError(.unsupported, "a loop without a condition is not translated", next.span)
    }
    let condition = try condition()
    try expect(";")
    let step = next.text == ")" ? [] : try assignments()
    try expect(")")
    return first + [.loop(condition, try loopBody() + step, start)]
  }

  /// `T x = value, y`, without the semicolon.
  @inline(never)
  private mutating func declarations() throws(TextError) -> [CStatement] {
    let type = try type()
    var statements: [CStatement] = []
    repeat {
      // A variable is known from its name on, also in its own value, where it has none yet.
      let variable = try declare(try declaredName(), type)
      guard take("=") else {
        if takesUnknownNames, scopes.count == 1 { arguments.append(variable) }
        continue
      }
      statements.append(.assignment(variable, try expression().converted(to: type)))
    } while take(",")
    return statements
  }

  // Its callers would have a copy of it each, 4 kB of the installed command.
  @inline(never)
  private mutating func assignments() throws(TextError) -> [CStatement] {
    var statements: [CStatement] = []
    repeat { statements.append(try assignment()) } while take(",")
    return statements
  }

  private mutating func assignment() throws(TextError) -> CStatement {
    let isPrefix = next.text == "++" || next.text == "--"
    let prefix = isPrefix ? take() : nil
    let token = next
    guard token.kind == .word else {
      throw TextError(.syntax, "a statement is missing before \(name(token))", token.span)
    }
    guard let variable = variable(token.text) else {
      throw TextError(
        .unknownName, "'\(token.text)' is not declared", token.span,
        suggestion: Suggestion.nearest(
          to: token.text, among: scopes.flatMap(\.keys) + ["return", "while", "for"]))
    }
    _ = take()
    let old = CNode(.variable(variable.name), variable.type, token.span)
    let sign = prefix ?? take()
    var value: CNode
    switch sign.text {
    case "=": value = try expression()
    case "+=", "-=", "*=", "/=", "%=":
      let operation = CToken(kind: .sign, text: String(sign.text.dropLast()), span: sign.span)
      value = try apply(operation, old, try expression())
    case "++", "--":
      let operation = CToken(kind: .sign, text: String(sign.text.dropLast()), span: sign.span)
      value = try apply(operation, old, CNode(.number("1"), .integer, sign.span))
    default:
      throw TextError(
        .syntax, "'=' is missing before \(name(sign))", sign.span)
    }
    value = value.converted(to: variable.type)
    return .assignment(variable, value)
  }
}
