import NumericCore

// Ends of groups, calls and lists.
extension Parser {
  mutating func closeParenthesis() throws(TextError) {
    try reduceLabelledGroup()
    switch stack.last {
    case .group(let open)?:
      stack.removeLast()
      // What is said of operands outside parentheses is no longer true.
      let inner = operands.removeLast()
      operands.append(
        Operand(node: inner.node, span: open.union(token.span), angle: inner.angle))
      try advance()
    case .call(_, let span, _)?:
      let open = openingSpan(span)
      if source[open.start] == UInt8(ascii: "[") { throw TextError(.unclosed("["), open) }
      try closeCall()
    case .list(let open, _)?:
      throw TextError(.unclosed("["), open)
    case .bars(let open)?:
      throw TextError(.unclosed("|"), open)
    default:
      throw TextError(.unopened(")"), token.span)
    }
  }

  mutating func closeCall() throws(TextError) {
    guard case .call(let name, let span, let first)? = stack.popLast() else { return }
    closePolynomial()
    let whole = span.union(token.span)
    if let choice = try choice(name, first: first, whole) {
      operands.append(Operand(node: choice, span: whole))
      return try advance()
    }
    if let node = operatorCall(name, first: first, whole) {
      operands.append(Operand(node: node, span: whole))
      return try advance()
    }
    if let node = try listCall(name, first: first, whole) {
      operands.append(Operand(node: node, span: whole))
      return try advance()
    }
    try refuseForeignCall(name, span, count: operands.count - first)
    let (start, count) = takeArguments(from: first)
    let node = try suffixedCall(name, start, count, whole)
    operands.append(Operand(node: node, span: whole))
    try advance()
  }

  /// The node of a call; a single argument in degrees stays in degrees.
  mutating func callNode(
    _ name: Expression.Index, _ start: Expression.Index, _ count: Expression.Index,
    _ span: SourceSpan
  ) -> Expression.Index {
    if count == 1,
      case .degrees(let inner) = expression[expression.arguments[Int(start)].node],
      names.takesAngle(expression.names[Int(name)])
    {
      expression.discard(expression.arguments[Int(start)].node)
      expression.arguments[Int(start)].node = inner
      return expression.append(.callInDegrees(name: name, arguments: start, count: count), span)
    }
    return expression.append(.call(name: name, arguments: start, count: count), span)
  }

  mutating func closeList() throws(TextError) {
    try reduceLabelledGroup()
    if case .call(_, let span, _)? = stack.last,
      source[openingSpan(span).start] == UInt8(ascii: "[")
    {
      return try closeCall()
    }
    guard case .list(let open, let first)? = stack.last else {
      if case .bars(let open)? = stack.last { throw TextError(.unclosed("|"), open) }
      if let entry = stack.last, case .group(let open) = entry {
        throw TextError(.unclosed("("), open)
      }
      throw TextError(.unopened("]"), token.span)
    }
    stack.removeLast()
    let span = open.union(token.span)
    if numbered.remove(stack.count) != nil { return try closeElement(from: first) }
    if let row = rows.removeValue(forKey: stack.count) { endRow(from: row) }
    let (start, count) = takeArguments(from: first)
    let node = expression.append(.list(arguments: start, count: count), span)
    operands.append(Operand(node: node, span: span))
    try advance()
  }

  /// Whether the current bracket, which touches the operand before it, holds the number of an element.
  var startsElement: Bool {
    let operand = operands[operands.count - 1]
    return !operand.isNumber && !operand.isQuantity && operand.span.end == token.span.start
  }

  /// Ends the number of an element of the list before it, at the current bracket.
  private mutating func closeElement(from first: Int) throws(TextError) {
    let numbers = operands[first...].map { $0 }
    guard numbers.count <= 2 else {
      throw TextError(
        .misplaced(
          "one number chooses an element of a list, as in v[2], or a range several, as in v[2..4]; two are a row and a column, as in m[1, 2]"
        ), numbers[0].span.union(numbers[numbers.count - 1].span))
    }
    operands.removeSubrange(first...)
    let list = operands.removeLast()
    let span = list.span.union(token.span)
    let node =
      numbers.count == 1
      ? expression.append(.element(of: list.node, numbers[0].node), span)
      : expression.append(
        .entry(of: list.node, row: numbers[0].node, column: numbers[1].node), span)
    operands.append(Operand(node: node, span: span))
    try advance()
  }

  /// Processes a comma, which ends an argument or an element; returns whether an operand is expected next.
  mutating func separate() throws(TextError) -> Bool {
    try reduceLabelledGroup()
    switch stack.last {
    case .call?, .list?:
      try separateBranches()
      if isInIndex { return try !readAll() }
      try advance()
      return true
    case .group(let open)?:
      throw TextError(
        .misplaced("a comma stands between arguments or list elements"), open.union(token.span))
    default:
      throw TextError(.misplaced("a comma stands between arguments or list elements"), token.span)
    }
  }

  /// Applies the operators above the innermost open bracket, and then a label.
  mutating func reduceLabelledGroup() throws(TextError) {
    try reduceGroup()
    if case .label(let label, _)? = stack.last {
      stack.removeLast()
      labels[operands.count - 1] = label
    }
  }

  /// Moves the operands from index `first` on into the arguments of the expression.
  mutating func takeArguments(
    from first: Int
  ) -> (start: Expression.Index, count: Expression.Index) {
    let start = expression.arguments.count
    if start == 0 { expression.arguments.reserveCapacity(max(8, operands.count - first)) }
    for index in first..<operands.count {
      expression.arguments.append(
        Expression.Argument(
          node: operands[index].node,
          label: labels.isEmpty ? nil : labels.removeValue(forKey: index)))
    }
    let count = operands.count - first
    operands.removeSubrange(first...)
    return (Int32(start), Int32(count))
  }
}
