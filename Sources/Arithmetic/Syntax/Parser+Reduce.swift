import NumericCore

// Application of the operators on the stack.
extension Parser {
  /// Pushes an infix operator after applying all operators with a higher precedence.
  mutating func pushInfix(_ symbol: InfixOperator, _ span: SourceSpan) throws(TextError) {
    while let top = stack.last {
      let precedence: Precedence
      switch top {
      case .prefix(let prefix, _):
        precedence = prefix.precedence
      case .infix(let waiting, _):
        precedence = waiting.precedence
        if precedence == .comparison, symbol.precedence == .comparison {
          throw TextError(.chainedComparison, span)
        }
      default:
        stack.append(.infix(symbol, span))
        return
      }
      let applies =
        symbol.isRightAssociative ? precedence > symbol.precedence : precedence >= symbol.precedence
      guard applies else { break }
      if symbol == .implicitMultiply, case .infix(.divide, _) = top { warnAboutQuotient() }
      applyTop()
    }
    stack.append(.infix(symbol, span))
  }

  /// Applies the operators above the innermost open bracket that have a higher precedence.
  mutating func reduce(tighterThan precedence: Precedence) {
    while let top = stack.last {
      switch top {
      case .prefix(let prefix, _) where prefix.precedence > precedence: applyTop()
      case .infix(let symbol, _) where symbol.precedence >= precedence: applyTop()
      default: return
      }
    }
  }

  /// Applies all operators above the innermost open bracket.
  mutating func reduceGroup() throws(TextError) {
    while let top = stack.last {
      switch top {
      case .prefix, .infix: applyTop()
      default: return
      }
    }
  }

  /// Applies the top operator to the top operands.
  private mutating func applyTop() {
    switch stack.removeLast() {
    case .prefix(let prefix, let span):
      let operand = operands.removeLast()
      operands.append(
        Operand(
          node: prefixed(prefix, operand, span), span: span.union(operand.span),
          angle: prefix.precedence == .sign ? operand.angle : nil))
    case .infix(let symbol, _):
      let right = operands.removeLast()
      let left = operands.removeLast()
      let span = left.span.union(right.span)
      if symbol == .subtract { warnAboutDate(span) }
      var angle: Operand.Angle?
      switch symbol.precedence {
      case .additive: angle = matchAngles(left, right)
      case .comparison: _ = matchAngles(left, right)
      default: break
      }
      let node = expression.append(.infix(symbol, left.node, right.node), span)
      operands.append(Operand(node: node, span: span, angle: angle))
    default:
      preconditionFailure("a bracket is not an operator")
    }
  }

  private mutating func prefixed(
    _ prefix: PrefixOperator, _ operand: Operand, _ span: SourceSpan
  ) -> Expression.Index {
    let whole = span.union(operand.span)
    if prefix == .plus { return operand.node }
    // −0.1 becomes one literal, which is rounded once and in the right direction.
    if prefix == .minus, operand.isBareLiteral,
      case .literal(let literal) = expression[operand.node]
    {
      expression.literals[Int(literal)].isNegative.toggle()
      expression.entries[Int(operand.node)].span = whole
      return operand.node
    }
    // A leading sign belongs to the number of the quantity.
    if prefix == .minus, case .quantity(let number, _) = expression[operand.node],
      case .literal(let literal) = expression[number]
    {
      expression.literals[Int(literal)].isNegative.toggle()
      expression.entries[Int(operand.node)].span = whole
      return operand.node
    }
    // −30° becomes the angle of −30 degrees, so that sin(−30°) stays exact.
    if prefix == .minus, case .degrees(let inner) = expression[operand.node] {
      expression.discard(operand.node)
      let negated = expression.append(.prefix(.minus, inner), whole)
      return expression.append(.degrees(negated), whole)
    }
    return expression.append(.prefix(prefix, operand.node), whole)
  }

  mutating func applyPostfix(
    _ span: SourceSpan, _ node: (Expression.Index) -> Expression.Node
  ) {
    let operand = operands.removeLast()
    let whole = operand.span.union(span)
    operands.append(Operand(node: expression.append(node(operand.node), whole), span: whole))
  }

  /// Applies a superscript, as in `x²`: a power with a literal exponent.
  ///
  /// As with `^`, a root sign before x is applied first.
  mutating func applySuperscript(_ literal: ExactLiteral) throws(TextError) {
    while case .prefix(let prefix, _)? = stack.last, prefix.precedence == .radical { applyTop() }
    let span = token.span
    let exponent = expression.append(literal, span)
    applyPostfix(span) { .infix(.power, $0, exponent) }
    try advance()
  }

  /// Applies a percent sign: `a + c%` with a literal c adds c per cent of a; elsewhere c% is c/100.
  mutating func applyPercent() throws(TextError) {
    let span = token.span
    let literal = operands[operands.count - 1]
    try advance()
    if token.isNumber { throw TextError(.percentAsRemainder, span) }
    guard literal.isBareLiteral, case .infix(let symbol, _)? = stack.last,
      symbol == .add || symbol == .subtract, !continuesTerm
    else {
      applyPostfix(span) { .percent($0) }
      if startsImplicitFactor {
        warn("'%' is read as per cent and a product; the remainder is written a mod b", span)
      }
      return
    }
    let base = operands[operands.count - 2].node
    applyPostfix(span) { .percentOf(base, of: $0) }
  }

  /// Whether the term continues after a `%`: with `* / ^ ! mod`, a mark, or an implicit factor.
  private var continuesTerm: Bool {
    switch token.kind {
    case .symbol(.some(let infix), _, _): infix.precedence > .additive
    case .symbol(_, _, .factorial), .symbol(_, _, .percent), .symbol(_, _, .degree): true
    case .superscript: true
    case .name: text(token.span) == "mod" || startsImplicitFactor
    default: startsImplicitFactor
    }
  }

  private static let operatorWords: Set<String> = ["mod", "to", "in"]

  var startsImplicitFactor: Bool {
    switch token.kind {
    case .name: !Self.operatorWords.contains(text(token.span))
    case .symbol(nil, .some, _), .symbol(_, _, .leftParenthesis): true
    default: false
    }
  }
}
