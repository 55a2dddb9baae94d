import NumericCore

// Lists of terms: `[k^2 for k in 1..10 if k > 2]`.
//
// They are read as sums over an index are: first the values of the index, then the condition, then the body, which stands
// before both.
extension Parser {
  /// Starts a list of terms, whose bracket is the current token; false for any other list.
  mutating func openListOfTerms() throws(TextError) -> Bool {
    if terms == nil { terms = holdsWordOfTerms ? placesOfTerms() : [:] }
    guard let binding = terms?[token.span.start] else { return false }
    try checkIndex(binding)
    stack.append(.series(token.span))
    series.append(
      OpenSeries(
        kind: .list, function: nil, span: token.span, parenthesis: token.span, binding: binding))
    lexer.move(to: binding.range)
    try advance()
    return true
  }

  /// Whether the letters of `for` occur in the line: most lists are those of their elements.
  private var holdsWordOfTerms: Bool {
    source.indices.contains { source[$0] == UInt8(ascii: "f") && starts(with: "for", at: $0) }
  }

  /// The first `for k in` directly inside each bracket, by the place of the bracket.
  private func placesOfTerms() -> [Int: IndexBinding] {
    var found: [Int: IndexBinding] = [:]
    visit(UInt8(ascii: "f")) { place, bracket in
      guard source[bracket] == UInt8(ascii: "["), found[bracket] == nil,
        starts(with: "for", at: place), isBlank(place - 1) || !Self.isNamePart(source[place - 1])
      else { return }
      found[bracket] = terms(from: place)
    }
    return found
  }

  private func terms(from word: Int) -> IndexBinding? {
    var probe = lexer
    probe.move(to: word)
    guard let first = try? probe.next(), first.isName, text(first.span) == "for",
      let name = try? probe.next(), name.isName, let preposition = try? probe.next(),
      preposition.isName, text(preposition.span) == "in"
    else { return nil }
    return IndexBinding(comma: word, name: name.span, range: preposition.span.end)
  }

  /// Whether the current word ends the values of an index, or the body of a list of terms.
  func endsTerms(_ word: String) -> Bool {
    guard let open = series.last, open.kind == .list else { return false }
    return switch word {
    case "if": open.part == .start
    case "for": open.part == .body && token.span.start == open.binding.comma
    default: false
    }
  }

  /// Goes on behind the word that ends a part of a list of terms; returns whether an operand is expected next.
  mutating func endTerms() throws(TextError) -> Bool {
    try reduceLabelledGroup()
    guard case .series? = stack.last, var open = series.last else {
      throw TextError(
        .misplaced("a bracket before '\(text(token.span))' is not closed"), token.span)
    }
    if open.part == .body {
      try close(open)
      return false
    }
    begin(&open)
    open.part = .condition
    series[series.count - 1] = open
    try advance()
    return true
  }

  /// Ends the values or the condition at the current bracket, and goes on with the body; false if the bracket closes something
  /// else.
  mutating func endsValues() throws(TextError) -> Bool {
    guard !series.isEmpty else { return false }
    try reduceLabelledGroup()
    guard case .series? = stack.last, var open = series.last, open.kind == .list,
      open.part != .body
    else { return false }
    if open.part == .condition {
      let condition = operands.removeLast()
      let test = expression.append(.test(condition.node, otherwise: 0), condition.span)
      expression.entries[Int(test)].uses = 1
      expression.series[Int(open.number)].condition = condition.node
      open.test = test
    } else {
      begin(&open)
    }
    open.closing = token.span
    open.part = .body
    series[series.count - 1] = open
    lexer.move(to: open.parenthesis.end)
    try advance()
    return true
  }

  /// Begins the part in which the index has a value.
  private mutating func begin(_ open: inout OpenSeries) {
    let values = operands.removeLast()
    let index = text(open.binding.name)
    expression.names.append(index)
    open.number = expression.open(
      Expression.Series(
        kind: .list, function: nil, index: Expression.Index(expression.names.count - 1),
        start: values.node),
      open.binding.name)
    open.isNewName = parameters.insert(index).inserted
  }
}
