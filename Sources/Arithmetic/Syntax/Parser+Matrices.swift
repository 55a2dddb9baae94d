import NumericCore

// The notation of matrices: rows between semicolons, all rows or columns as `:`, and `'` for the transposed matrix.
extension Parser {
  /// Ends a row of a list at the current semicolon; false if the semicolon is not directly inside a list.
  mutating func endsRow() throws(TextError) -> Bool {
    try reduceLabelledGroup()
    guard case .list(let open, let first)? = stack.last else { return false }
    let place = stack.count - 1
    if numbered.contains(place) {
      throw TextError(
        .misplaced("a comma stands between a row and a column: m[1, 2]"), open.union(token.span))
    }
    endRow(from: rows[place] ?? first)
    rows[place] = operands.count
    try advance()
    return true
  }

  /// Makes a list of the operands from an index on.
  mutating func endRow(from first: Int) {
    let span = operands[first].span.union(operands[operands.count - 1].span)
    let (start, count) = takeArguments(from: first)
    let node = expression.append(.list(arguments: start, count: count), span)
    operands.append(Operand(node: node, span: span))
  }

  /// Passes the bracket or comma before the number of a row, a column or an element; where `:` follows, it becomes an operand.
  mutating func readAll() throws(TextError) -> Bool {
    var place = token.span.end
    while place < source.count, isBlank(place) { place += 1 }
    guard place < source.count, source[place] == UInt8(ascii: ":") else {
      try advance()
      return false
    }
    let span = SourceSpan(place, place + 1)
    operands.append(Operand(node: expression.append(.all, span), span: span))
    lexer.move(to: place + 1)
    try advance()
    return true
  }

  /// Whether the innermost bracket holds the numbers of elements.
  var isInIndex: Bool {
    guard let place = stack.lastIndex(where: { if case .list = $0 { true } else { false } }) else {
      return false
    }
    return place == stack.count - 1 && numbered.contains(place)
  }

  /// The error of a `:` in an index, where a range is meant.
  func rangeInIndex(_ error: TextError) -> TextError {
    guard let span = error.span, span.start < source.count, source[span.start] == UInt8(ascii: ":")
    else { return error }
    return TextError(
      .misplaced("a range has two points, as in v[2..4]; ':' by itself stands for all elements"),
      span)
  }

  /// Whether the current token is a quotation mark that touches a name or a bracket.
  var transposes: Bool {
    let mark = token.span.start
    guard let last = operands.last, last.span.end == mark, mark > 0, !last.isNumber,
      !last.isQuantity, last.angle == nil,
      markOfLength(at: mark) == "'" || markOfLength(at: mark) == "’"
    else { return false }
    return true
  }

  /// Reads the mark of a transposed matrix.
  mutating func readTranspose() throws(TextError) -> Bool {
    applyPostfix(token.span) { .transpose($0) }
    try advance()
    return false
  }
}
