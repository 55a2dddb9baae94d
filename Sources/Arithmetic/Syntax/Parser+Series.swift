import NumericCore

// Sums and products over an index: `sum(1/k, k = 1..n)`.
//
// The index is a name of its own in the whole body, which stands before it. The range is therefore read first:
// the lexer goes to the range, back to the body, and from there behind the call.
extension Parser {
  /// A sum or product over an index that is being read.
  struct OpenSeries {
    /// What is being read.
    enum Part { case start, end, step, condition, body }

    let kind: Expression.Series.Kind
    /// The name of the function, by index into the names of the expression; nil for a list.
    let function: Expression.Index?
    /// Its place.
    let span: SourceSpan
    /// The place of its parenthesis or bracket.
    let parenthesis: SourceSpan
    let binding: IndexBinding
    var part = Part.start
    /// Its index in the series of the expression, once the range has been read.
    var number: Expression.Index = 0
    /// The place of the parenthesis or bracket that closes it.
    var closing = SourceSpan(0, 0)
    /// The test of the condition.
    var test: Expression.Index?
    /// Whether the name of the index was no parameter before.
    var isNewName = false
  }

  /// `, k =` in the arguments of a call, or `for k in` in a list.
  struct IndexBinding {
    /// The place of the comma or of `for`.
    let comma: Int
    let name: SourceSpan
    /// The place behind the sign or `in`.
    let range: Int
  }

  private static func seriesKind(_ name: String) -> Expression.Series.Kind? {
    switch name {
    case "sum": .sum
    case "prod", "product", "PRODUCT": .product
    default: nil
    }
  }

  /// Starts a sum or product over an index, whose parenthesis is the current token; false for any other call.
  mutating func openSeries(_ name: String, _ span: SourceSpan) throws(TextError) -> Bool {
    guard let kind = Self.seriesKind(name), token.mark == .leftParenthesis,
      !defined.contains(name), names.functions[name] == nil,
      let binding = binding(behind: token.span.start)
    else { return false }
    try checkIndex(binding)
    stack.append(.series(span))
    expression.names.append(name)
    series.append(
      OpenSeries(
        kind: kind, function: Expression.Index(expression.names.count - 1), span: span,
        parenthesis: token.span, binding: binding))
    lexer.move(to: binding.range)
    try advance()
    return true
  }

  func checkIndex(_ binding: IndexBinding) throws(TextError) {
    let index = text(binding.name)
    if names.reservedKind(index, asFunction: false) == Self.word || Self.isOperator(index)
      || ["by", "not", "as", "if", "for", "in"].contains(index)
    {
      throw TextError(.badTarget("'\(index)' is \(Self.word) and no index"), binding.name)
    }
  }

  /// The first `, k =` among the arguments behind a parenthesis.
  ///
  /// All of a line are found in one pass, so that the time for nested sums stays linear.
  private mutating func binding(behind parenthesis: Int) -> IndexBinding? {
    if commas == nil { commas = commasOfIndices() }
    return commas?[parenthesis].flatMap(binding)
  }

  private func commasOfIndices() -> [Int: Int] {
    var found: [Int: Int] = [:]
    guard source.indices.dropLast().contains(where: { starts(with: "..", at: $0) }) else {
      return found
    }
    visit(UInt8(ascii: ",")) { place, call in
      if found[call] == nil, binding(from: place) != nil { found[call] = place }
    }
    return found
  }

  /// Visits each place of a character inside brackets, with that of the innermost bracket around it.
  func visit(_ character: UInt8, _ body: (_ place: Int, _ bracket: Int) -> Void) {
    var open: [Int] = []
    for (place, byte) in source.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(place)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
      case character: if let bracket = open.last { body(place, bracket) }
      default: break
      }
    }
  }

  private func binding(from comma: Int) -> IndexBinding? {
    var probe = lexer
    probe.move(to: comma + 1)
    guard let name = try? probe.next(), name.isName, let sign = try? probe.next(),
      sign.mark == .assign
    else { return nil }
    return IndexBinding(comma: comma, name: name.span, range: sign.span.end)
  }

  /// Goes on behind the two points of a range, which are the current token.
  mutating func readRange() throws(TextError) {
    let span = token.span
    if span.end < source.count, source[span.end] == UInt8(ascii: ".") {
      throw TextError(.misplaced("a range has two points: 1..10"), span)
    }
    guard isInRange else {
      try pushInfix(.range, span)
      return try advance()
    }
    try reduceGroup()
    guard series[series.count - 1].part == .start else {
      throw TextError(
        .misplaced("a range has one start and one end; its step stands behind 'by': 1..10 by 2"),
        span)
    }
    series[series.count - 1].part = .end
    try advance()
  }

  /// Whether the innermost bracket is that of a sum or product whose range is being read.
  private var isInRange: Bool {
    guard case .series? = innermostBracket, let open = series.last else { return false }
    return open.part != .body && open.kind != .list
  }

  private var innermostBracket: Entry? {
    stack.last {
      switch $0 {
      case .prefix, .infix, .function: false
      default: true
      }
    }
  }

  /// Whether a word begins the step of the range that is read.
  func startsStep(_ word: String) -> Bool {
    guard word == "by", !isBound(word) else { return false }
    return series.last?.part == .end || endsOpenRange
  }

  /// Whether the operators behind the innermost bracket are those of a range.
  private var endsOpenRange: Bool {
    for entry in stack.reversed() {
      switch entry {
      case .infix(.range, _): return true
      case .prefix, .infix, .function: continue
      default: return false
      }
    }
    return false
  }

  /// Goes on behind the word before a step, which is the current token.
  mutating func readStep() throws(TextError) {
    if endsOpenRange {
      try pushInfix(.step, token.span)
      return try advance()
    }
    try reduceGroup()
    guard case .series? = stack.last else {
      throw TextError(.misplaced("'by' stands behind the end of a range: 1..10 by 2"), token.span)
    }
    series[series.count - 1].part = .step
    try advance()
  }

  /// Ends a range at the current parenthesis, and goes on with the body; false if the parenthesis closes
  /// something else.
  mutating func endsRange() throws(TextError) -> Bool {
    guard !series.isEmpty else { return false }
    try reduceLabelledGroup()
    guard case .series? = stack.last, var open = series.last, open.part != .body,
      open.kind != .list
    else { return false }
    let index = text(open.binding.name)
    guard open.part != .start else {
      throw TextError(
        .misplaced("an index has a range of values: \(index) = 1..10"),
        operands[operands.count - 1].span)
    }
    let count = open.part == .step ? 3 : 2
    let bounds = operands.suffix(count).map(\.node)
    operands.removeLast(count)
    expression.names.append(index)
    open.number = expression.open(
      Expression.Series(
        kind: open.kind, function: open.function,
        index: Expression.Index(expression.names.count - 1), start: bounds[0], end: bounds[1],
        step: count > 2 ? bounds[2] : nil),
      open.binding.name)
    open.closing = token.span
    open.isNewName = parameters.insert(index).inserted
    open.part = .body
    series[series.count - 1] = open
    lexer.move(to: open.parenthesis.end)
    try advance()
    return true
  }

  /// Ends the body at the current comma, and the call with it; false if the comma separates something else.
  mutating func endsBody() throws(TextError) -> Bool {
    guard !series.isEmpty else { return false }
    try reduceLabelledGroup()
    guard case .series? = stack.last, let open = series.last else { return false }
    if open.kind == .list {
      throw TextError(
        .misplaced("one expression stands before the index of a list: [k^2 for k in 1..10]"),
        token.span)
    }
    guard open.part == .body else {
      throw TextError(
        .misplaced(
          binding(from: token.span.start) == nil
            ? "a sum or product over an index ends behind the range"
            : "over two indices it is written as two: sum(sum(i*j, j = 1..3), i = 1..3)"),
        token.span)
    }
    guard token.span.start == open.binding.comma else {
      throw TextError(
        .misplaced("one expression stands before the index: sum(1/k, k = 1..10)"), token.span)
    }
    try close(open)
    return true
  }

  /// Ends the body of the innermost series, and goes on behind its closing bracket.
  mutating func close(_ open: OpenSeries) throws(TextError) {
    stack.removeLast()
    series.removeLast()
    if open.isNewName { parameters.remove(text(open.binding.name)) }
    let whole = open.span.union(open.closing)
    let body = operands.removeLast()
    let node = expression.close(open.number, body: body.node, whole)
    if let test = open.test, case .test(let condition, _) = expression[test] {
      expression.entries[Int(test)].node = .test(condition, otherwise: node)
    }
    operands.append(Operand(node: node, span: whole))
    lexer.move(to: open.closing.end)
    try advance()
  }

  /// Whether a name is that of an index, so that nobody wonders what it means.
  func isIndex(_ name: String) -> Bool {
    series.contains { ($0.part == .body || $0.part == .condition) && text($0.binding.name) == name }
  }
}

extension Expression {
  /// Begins the body of a sum or product whose range has been appended; the index of the new series.
  mutating func open(_ new: Series, _ span: SourceSpan) -> Index {
    series.append(new)
    let number = Index(series.count - 1)
    let each = append(.each(number), span)
    entries[Int(each)].uses = 1
    series[Int(number)].each = each
    return number
  }

  /// Ends the body; the node of the result.
  mutating func close(_ number: Index, body: Index, _ span: SourceSpan) -> Index {
    series[Int(number)].body = body
    let result = append(.series(number), span)
    series[Int(number)].result = result
    return result
  }
}
