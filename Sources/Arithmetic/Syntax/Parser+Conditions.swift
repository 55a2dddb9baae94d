import NumericCore

// Calls of `if`, of whose branches only one is compiled.
extension Parser {
  /// Whether a call is one of `if`.
  private func isChoice(_ name: Expression.Index) -> Bool { expression.names[Int(name)] == "if" }

  /// Whether the current place is in the condition of an `if`, where `=` compares.
  var isTested: Bool {
    for (place, entry) in stack.enumerated().reversed() {
      switch entry {
      case .call(let name, _, _): return isChoice(name) && branches[place] == nil
      case .list, .label, .dateArgument: return false
      case .series: return series.last?.part == .condition
      case .group, .bars, .prefix, .infix, .function: continue
      }
    }
    return false
  }

  /// Ends the condition or the first branch at a comma.
  mutating func separateBranches() throws(TextError) {
    guard case .call(let name, let span, _)? = stack.last, isChoice(name) else { return }
    let place = stack.count - 1
    switch branches[place]?.count {
    case nil:
      let test = expression.append(
        .test(operands[operands.count - 1].node, otherwise: 0), operands[operands.count - 1].span)
      expression.entries[Int(test)].uses = 1
      branches[place] = [test]
    case 1:
      let skip = expression.append(.skip(to: 0), token.span)
      expression.entries[Int(skip)].uses = 1
      branches[place]?.append(skip)
    default: throw wrongBranches(span.union(token.span))
    }
  }

  /// The node of a call of `if`, whose entry was removed from the stack; nil for other calls.
  mutating func choice(
    _ name: Expression.Index, first: Int, _ span: SourceSpan
  ) throws(TextError) -> Expression.Index? {
    guard isChoice(name) else { return nil }
    guard let parts = branches.removeValue(forKey: stack.count), parts.count == 2,
      operands.count - first == 3, (first..<operands.count).allSatisfy({ labels[$0] == nil }),
      case .test(let condition, _) = expression[parts[0]]
    else { throw wrongBranches(span) }
    let node = expression.append(
      .choice(
        test: parts[0], then: operands[first + 1].node, otherwise: operands[first + 2].node), span)
    expression.entries[Int(parts[0])].node = .test(condition, otherwise: parts[1] + 1)
    expression.entries[Int(parts[1])].node = .skip(to: node)
    operands.removeSubrange(first...)
    return node
  }

  private func wrongBranches(_ span: SourceSpan) -> TextError {
    TextError(.misplaced("if takes a condition and two values: if(a > b, a, b)"), span)
  }
}
