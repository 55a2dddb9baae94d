import NumericCore

// Forms that are spoken rather than written: `20% off 50`, `square root of 16`, and words of other languages that are
// refused with what to write.
extension Parser {
  /// Reads `off` or `on` behind a percentage: `20% off 50` is (1 - 20%)*50, `20% on 50` is (1 + 20%)*50; false where the
  /// word is something else.
  mutating func readShare(_ word: String, _ span: SourceSpan) throws(TextError) -> Bool {
    guard isShareWord(word), let percentage = operands.last,
      percentage.isPercentage || hundredths(percentage.node) != nil
    else { return false }
    let whole = percentage.span.union(span)
    switch stack.last {
    case .prefix?, .function?:
      throw Self.shareInTerm(word, whole)
    case .infix(let symbol, _)? where symbol.precedence >= .multiplicative:
      throw Self.shareInTerm(word, whole)
    default: break
    }
    let one = expression.append(ExactLiteral(1), span)
    let share: Expression.Index
    if case .percent(let number) = expression[percentage.node] {
      expression.discard(percentage.node)
      share = expression.append(.percentOf(one, of: number), percentage.span)
    } else if let number = hundredths(percentage.node) {
      expression.discard(percentage.node)
      share = expression.append(.percentOf(one, of: number), percentage.span)
    } else {
      share = expression.append(.infix(.multiply, one, percentage.node), percentage.span)
    }
    let node = expression.append(.infix(word == "off" ? .subtract : .add, one, share), whole)
    operands[operands.count - 1] = Operand(node: node, span: percentage.span)
    try pushInfix(.multiply, span)
    try advance()
    return true
  }

  /// The number of a quantity in per cent: 20 of `20 percent`.
  private func hundredths(_ node: Expression.Index) -> Expression.Index? {
    guard case .quantity(let number, let unit) = expression[node],
      case .literal = expression[number],
      expression.units[Int(unit)] == .named("percent")
    else { return nil }
    return number
  }

  /// Whether a word behind a percentage takes it off a value or puts it on one.
  func isShareWord(_ word: String) -> Bool { (word == "off" || word == "on") && !isBound(word) }

  private static func shareInTerm(_ word: String, _ span: SourceSpan) -> TextError {
    TextError(
      .misplaced("a percentage '\(word)' a price stands by itself: write (20% \(word) 50)"), span)
  }

  /// Whether no operator stands before the operand of the innermost group.
  private var isFirstInGroup: Bool {
    switch stack.last {
    case nil, .group?: true
    default: false
    }
  }

  /// Refuses `36 is 15% of what` and `4 and 1/4`, and says how they are written.
  func refuseQuestion(_ word: String, _ span: SourceSpan) throws(TextError) {
    if word == "is", !isBound(word) {
      throw TextError(
        .misplaced(
          "a question is a formula here: 36/240 to percent, 36/15% for the whole, 100/80 - 1 to percent for a change"
        ),
        span)
    }
    var probe = lexer
    if word == "and", let left = operands.last, left.isNumber, isFirstInGroup,
      let next = try? probe.next(), next.startsNumber
    {
      throw TextError(
        .misplaced("a mixed number is written 4 1/4, and 'and' joins conditions"), span)
    }
  }

  /// Reads `squared` and `cubed` behind a number; false where the word is something else.
  mutating func readSpokenPower(_ word: String, _ span: SourceSpan) throws(TextError) -> Bool {
    guard word == "squared" || word == "cubed", !isBound(word), let base = operands.last else {
      return false
    }
    let exponent: UInt64 = word == "squared" ? 2 : 3
    if base.isQuantity {
      let quantity = text(base.span)
      throw TextError(
        .misplaced(
          "the power is that of the unit or of all: write \(quantity)^\(exponent) or (\(quantity))^\(exponent)"
        ),
        base.span.union(span))
    }
    try applySuperscript(ExactLiteral(Int(exponent)))
    return true
  }

  /// Reads `square root of` and `cube root of` before their argument; false for anything else.
  mutating func readSpokenRoot(
    _ name: String, _ span: SourceSpan, _ next: Token
  ) throws(TextError) -> Bool {
    guard name == "square" || name == "cube", next.isName, text(next.span) == "root",
      !isBound(name), !isBound("root")
    else { return false }
    try advance()
    var probe = lexer
    let word = try probe.next()
    if word.isName, text(word.span) == "of" { lexer = probe }
    try openFunction(name == "square" ? "sqrt" : "cbrt", span.union(next.span))
    return true
  }

  /// Refuses `if a then b`, which is written otherwise here.
  func refuseForeignWord(_ name: String, _ span: SourceSpan, _ next: Token) throws(TextError) {
    if name == "if", next.mark != .leftParenthesis, !opensBracketCall(next, span), !isBound(name) {
      throw TextError(.misplaced("if is written as a function: if(a > b, a, b)"), span)
    }
  }
}
