import NumericCore

extension RPNMachine: CustomStringConvertible {
  /// All expressions on the stack in infix notation, separated by commas, with parentheses that
  /// show the order of evaluation.
  ///
  /// After a line that failed for lack of operands, the last expression is the failed operation,
  /// with `?` for each missing operand.
  public var description: String {
    let machine = settled
    var roots = machine.stack
    if let failed {
      roots = roots.dropLast(nodes[failed].operands.count { nodes[$0].kind != .missing }) + [failed]
    }
    return roots.map { machine.text(of: $0) }.joined(separator: ", ")
  }

  /// The expressions on the stack one by one, from the bottom.
  public var descriptions: [String] {
    let machine = settled
    return machine.stack.map { machine.text(of: $0) }
  }

  /// The largest number of characters of a description: with `dup`, twenty words make an expression
  /// of a million operations.
  private static let mostCharacters = 10_000

  /// One expression in common notation.
  private func text(of root: Int) -> String {
    var out = ""
    var pending = [Piece.node(root, isInParentheses: false)]
    while let piece = pending.popLast() {
      switch piece {
      case .text(let text): out += text
      case .node(let index, let isInParentheses):
        var pieces = pieces(of: nodes[index])
        if isInParentheses { pieces = [.text("(")] + pieces + [.text(")")] }
        pending += pieces.reversed()
      }
      if out.utf8.count > Self.mostCharacters { return out + "…" }
    }
    return out
  }

  private enum Piece {
    case text(String)
    case node(Int, isInParentheses: Bool)
  }

  private func pieces(of node: RPNNode) -> [Piece] {
    let notation = RPNNotation.people
    func operand(_ place: Int, _ own: Precedence) -> Piece {
      let operand = node.operands[place]
      return .node(operand, isInParentheses: nodes[operand].precedence.map { $0 <= own } ?? false)
    }
    switch node.kind {
    case .number(let text): return [.text(text)]
    case .name(let name): return [.text(notation.name(name))]
    case .missing: return [.text("?")]
    case .infix(let infix):
      var right = operand(1, infix.precedence)
      // A percentage after + or − would be read as a share of the left side.
      if infix.precedence == .additive, case .percent = nodes[node.operands[1]].kind {
        right = .node(node.operands[1], isInParentheses: true)
      }
      return [operand(0, infix.precedence), .text(notation.symbol(infix)), right]
    case .negation: return [.text("-"), operand(0, .sign)]
    case .factorial: return [operand(0, .postfix), .text("!")]
    case .percent: return [operand(0, .postfix), .text("%")]
    case .function(let name):
      var pieces = [Piece.text(notation.opening(name))]
      for (place, index) in node.operands.enumerated() {
        if place > 0 { pieces.append(.text(", ")) }
        pieces.append(.node(index, isInParentheses: false))
      }
      return pieces + [.text(")")]
    }
  }
}
