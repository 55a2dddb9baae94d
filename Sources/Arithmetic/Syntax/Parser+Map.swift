import NumericCore

// `map(f, v)` and `filter(p, v)`, which are lists of terms: `[f(x) for x in v]` and `[x for x in v if p(x)]`.
extension Parser {
  /// The node of such a call, whose entry was removed from the stack; nil for other calls.
  mutating func listCall(
    _ name: Expression.Index, first: Int, _ span: SourceSpan
  ) throws(TextError) -> Expression.Index? {
    let word = expression.names[Int(name)]
    guard word == "map" || word == "filter", !defined.contains(word), names.functions[word] == nil,
      operands.count == first + 2
    else { return nil }
    guard case .name(let function) = expression[operands[first].node],
      isFunction(expression.names[Int(function)])
    else {
      throw TextError(
        .misplaced("the name of a function stands here, as in \(word)(sqrt, [1, 4])"),
        operands[first].span)
    }
    let list = operands[first + 1].node
    operands.removeSubrange(first...)
    return terms(of: function, list, isFilter: word == "filter", span)
  }

  private mutating func terms(
    of function: Expression.Index, _ list: Expression.Index, isFilter: Bool, _ span: SourceSpan
  ) -> Expression.Index {
    // The body has no other name than that of the function.
    let index = expression.names[Int(function)] == "x" ? "y" : "x"
    expression.names.append(index)
    let indexName = Expression.Index(expression.names.count - 1)
    let number = expression.open(
      Expression.Series(kind: .list, function: nil, index: indexName, start: list), span)
    let element = expression.append(.name(indexName), span)
    expression.arguments.append(Expression.Argument(node: element, label: nil))
    let call = callNode(
      function, Expression.Index(expression.arguments.count - 1), 1, span)
    guard isFilter else { return expression.close(number, body: call, span) }
    let test = expression.append(.test(call, otherwise: 0), span)
    expression.entries[Int(test)].uses = 1
    expression.series[Int(number)].condition = call
    let kept = expression.append(.name(indexName), span)
    let result = expression.close(number, body: kept, span)
    expression.entries[Int(test)].node = .test(call, otherwise: result)
    return result
  }
}
