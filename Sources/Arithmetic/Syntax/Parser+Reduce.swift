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
      case .function:
        // The argument goes on with powers and implicit factors.
        if symbol == .power || symbol == .implicitMultiply {
          stack.append(.infix(symbol, span))
          return
        }
        if symbol == .divide { note(.bareQuotient, span) }
        try applyTop()
        continue
      default:
        stack.append(.infix(symbol, span))
        return
      }
      let applies =
        symbol.isRightAssociative ? precedence > symbol.precedence : precedence >= symbol.precedence
      guard applies else { break }
      if symbol == .implicitMultiply, case .infix(.divide, _) = top { warnAboutQuotient() }
      try applyTop()
    }
    stack.append(.infix(symbol, span))
  }

  /// Applies the operators above the innermost open bracket that have a higher precedence.
  mutating func reduce(tighterThan precedence: Precedence) throws(TextError) {
    while let top = stack.last {
      switch top {
      case .prefix(let prefix, _) where prefix.precedence > precedence: try applyTop()
      case .infix(let symbol, _) where symbol.precedence >= precedence: try applyTop()
      case .function: try applyTop()
      default: return
      }
    }
  }

  /// Applies all operators above the innermost open bracket.
  mutating func reduceGroup() throws(TextError) {
    while let top = stack.last {
      switch top {
      case .prefix, .infix, .function: try applyTop()
      default: return
      }
    }
  }

  /// Applies the top operator to the top operands.
  mutating func applyTop() throws(TextError) {
    switch stack.removeLast() {
    case .prefix(let prefix, let span):
      let operand = operands.removeLast()
      if prefix == .minus { try refuseSignOfPower(operand, span) }
      operands.append(
        Operand(
          node: prefixed(prefix, operand, span), span: span.union(operand.span),
          isPercentage: prefix == .minus && operand.isPercentage,
          angle: prefix.precedence == .sign ? operand.angle : nil))
    case .function(let name, let span):
      let operand = operands.removeLast()
      expression.arguments.append(Expression.Argument(node: operand.node, label: nil))
      let start = Expression.Index(expression.arguments.count - 1)
      let whole = span.union(operand.span)
      operands.append(Operand(node: try suffixedCall(name, start, 1, whole), span: whole))
    case .infix(let symbol, _):
      let right = operands.removeLast()
      let left = operands.removeLast()
      operands.append(try combined(symbol, left, right))
    default:
      preconditionFailure("a bracket is not an operator")
    }
  }

  /// The operand that an infix operator makes of two.
  private mutating func combined(
    _ symbol: InfixOperator, _ left: Operand, _ right: Operand
  ) throws(TextError) -> Operand {
    let span = left.span.union(right.span)
    var result = Operand(node: 0, span: span)
    switch symbol {
    case .range:
      if case .range = expression[left.node] { throw twoRanges(span) }
      result.node = expression.append(.range(left.node, right.node, step: nil), span)
      return result
    case .step:
      guard case .range(let first, let last, step: nil) = expression[left.node] else {
        throw twoRanges(span)
      }
      expression.discard(left.node)
      result.node = expression.append(.range(first, last, step: right.node), span)
      return result
    case .relation(let relation):
      result.node = try compared(relation, left, right, span)
      result.compared = right.node
      return result
    case .add, .subtract:
      if symbol == .subtract { noteDifference(span) }
      result.angle = matchAngles(left, right)
      result.isPercentage = left.isPercentage && right.isPercentage
      // The value of a variable that was set to a percentage is a share of the left side.
      if right.isPercentage, !left.isPercentage, case .name = expression[right.node] {
        let share = expression.append(.infix(.multiply, left.node, right.node), right.span)
        result.node = expression.append(.infix(symbol, left.node, share), span)
        return result
      }
    case .plusMinus:
      result.angle = matchAngles(left, right)
      result.uncertain = (left.span, right.span)
    default:
      if symbol.precedence == .multiplicative { try refuseUncertainFactor(left, right) }
      result.isBitwise = symbol.isBitwise
    }
    result.node = expression.append(.infix(symbol, left.node, right.node), span)
    return result
  }

  private func twoRanges(_ span: SourceSpan) -> TextError {
    TextError(
      .misplaced("a range has one start and one end; its step stands behind 'by': 1..10 by 2"),
      span)
  }

  /// The node of a comparison; `a < b < c` means `a < b and b < c`.
  private mutating func compared(
    _ relation: Relation, _ left: Operand, _ right: Operand, _ span: SourceSpan
  ) throws(TextError) -> Expression.Index {
    if left.isBitwise || right.isBitwise {
      throw TextError(
        .misplaced(
          "bits beside a comparison need parentheses; conditions are joined by 'and' and 'or'"),
        span)
    }
    _ = matchAngles(left, right)
    guard let middle = left.compared else {
      return expression.append(.infix(.relation(relation), left.node, right.node), span)
    }
    let second = expression.append(.infix(.relation(relation), middle, right.node), span)
    return expression.append(.infix(.and, left.node, second), span)
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
    while case .prefix(let prefix, _)? = stack.last, prefix.precedence == .radical {
      try applyTop()
    }
    let span = token.span
    let exponent = expression.append(literal, span)
    applyPostfix(span) { .infix(.power, $0, exponent) }
    try advance()
  }

  /// Reads a percent sign, which is the remainder between blanks; returns whether an operand is
  /// expected next.
  mutating func readPercent() throws(TextError) -> Bool {
    let span = token.span
    let isBetweenBlanks = isBlank(span.start - 1) && isBlank(span.end)
    try advance()
    if isBetweenBlanks, startsDivisor {
      note(.remainder, span)
      try pushInfix(.modulo, span)
      return true
    }
    if token.startsNumber { throw TextError(.percentAsRemainder, span) }
    try applyPercent(span)
    return false
  }

  /// Whether the current token starts an operand; a sign does only without a blank behind it.
  private var startsDivisor: Bool {
    switch token.kind {
    case .number, .fraction: true
    case .symbol(.some, .some, _): !isBlank(token.span.end)
    default: startsImplicitFactor
    }
  }

  /// Applies a percent sign: `a + c%` with a literal c adds c per cent of a; elsewhere c% is c/100.
  private mutating func applyPercent(_ span: SourceSpan) throws(TextError) {
    let literal = operands[operands.count - 1]
    guard literal.isBareLiteral, case .infix(let symbol, _)? = stack.last,
      symbol == .add || symbol == .subtract, !continuesTerm,
      !operands[operands.count - 2].isPercentage
    else {
      applyPostfix(span) { .percent($0) }
      operands[operands.count - 1].isPercentage = literal.isBareLiteral
      if startsImplicitFactor, !isShareWord(text(token.span)) {
        warn("'%' is read as per cent and a product; the remainder is written a mod b", span)
      }
      return
    }
    try refuseShare(literal.span.union(span))
    let base = operands[operands.count - 2].node
    applyPostfix(span) { .percentOf(base, of: $0) }
  }

  /// Whether the term continues after a `%`: with `* / ^ ! mod of`, a mark, or an implicit factor.
  private var continuesTerm: Bool {
    switch token.kind {
    case .symbol(.some(let infix), _, _): infix.precedence > .additive
    case .symbol(_, _, .factorial), .symbol(_, _, .doubleFactorial), .symbol(_, _, .percent),
      .symbol(_, _, .degree):
      true
    case .superscript: true
    case .name:
      infixWord(text(token.span), at: token.span).map { $0.precedence > .additive }
        ?? startsImplicitFactor
    default: startsImplicitFactor
    }
  }

  var startsImplicitFactor: Bool {
    switch token.kind {
    case .name: !isOperatorWord(text(token.span), at: token.span)
    case .symbol(nil, .some, _), .symbol(_, _, .leftParenthesis): true
    default: false
    }
  }
}
