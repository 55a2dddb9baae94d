import NumericCore

// What stands around `=`: names in brackets, the `let` of other languages, a `=` at the end of a line, and names of several words.
extension Parser {
  /// Passes over the `let` before an assignment or a definition, which other languages ask for.
  mutating func passLet() throws(TextError) {
    guard token.isName, token.span.end == token.span.start + 3, text(token.span) == "let",
      !isBound("let")
    else { return }
    var probe = lexer
    guard try probe.next().isName else { return }
    let mark = try probe.next().mark
    if mark == .assign || mark == .leftParenthesis { try advance() }
  }

  /// Reads `[a, b] =` if it is present.
  mutating func listHead() throws(TextError) -> TargetList? {
    guard token.mark == .leftBracket else { return nil }
    var probe = lexer
    var names: [String] = []
    var next = try probe.next()
    while next.isName {
      names.append(text(next.span))
      let end = try probe.next()
      guard end.mark == .comma else {
        guard end.mark == .rightBracket, try probe.next().mark == .assign else { return nil }
        let targets = TargetList(names: names, span: token.span.union(end.span))
        try check(targets)
        lexer = probe
        try advance()
        return targets
      }
      next = try probe.next()
    }
    return nil
  }

  private func check(_ targets: TargetList) throws(TextError) {
    for name in targets.names { try checkTarget(name, targets.span, asFunction: false) }
    guard Set(targets.names).count == targets.names.count else {
      throw TextError(.badTarget("a name stands twice among these"), targets.span)
    }
  }

  /// The error of a `=` behind something that is no name.
  func badTarget(_ span: SourceSpan) -> TextError {
    let start = source[..<span.start].lastIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? 0
    let words = text(SourceSpan(start, span.start)).split(separator: " ")
    let isName =
      words.count > 1 && words.allSatisfy { $0.utf8.allSatisfy(Self.isNamePart) }
      && words[0].utf8.first.map(Self.isDigit) == false
    return TextError(
      .badTarget(
        isName
          ? "a name is one word: \(words.joined(separator: "_")) = …"
          : "only a name can be assigned; '==' compares"), span)
  }

  /// Reads the `=` at the end of a line, as on a pocket calculator; false if more follows.
  mutating func endsLine() throws(TextError) -> Bool {
    var probe = lexer
    guard case .end = try probe.next().kind else { return false }
    try advance()
    try finish()
    return true
  }
}
