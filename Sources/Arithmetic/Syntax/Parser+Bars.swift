import NumericCore

// Bars of absolute values; behind a value, outside bars, `|` joins bits.
extension Parser {
  /// Whether the innermost bracket is a bar, so that the next one closes it.
  var isInsideBars: Bool {
    for entry in stack.reversed() {
      switch entry {
      case .bars: return true
      case .group, .list, .call, .label, .dateArgument, .series: return false
      case .prefix, .infix, .function: continue
      }
    }
    return false
  }

  /// Reads the first bar of an absolute value.
  mutating func openBars() throws(TextError) {
    guard !isInsideBars, case .symbol(.bitwiseOr, _, _) = token.kind else {
      throw TextError(.misplaced("bars do not nest; write abs(…) inside them"), token.span)
    }
    stack.append(.bars(token.span))
    try advance()
  }

  /// Reads the second bar.
  mutating func closeBars() throws(TextError) {
    try reduceGroup()
    guard case .bars(let open)? = stack.popLast() else { return }
    let span = open.union(token.span)
    let operand = operands.removeLast()
    let node = expression.append(.prefix(.magnitude, operand.node), span)
    operands.append(Operand(node: node, span: span))
    try advance()
  }

  /// The error of `2|x|`, in which the first bar joins bits and nothing follows the second one.
  var barsBehindFactor: TextError? {
    guard case .infix(.bitwiseOr, let span)? = stack.last, operands.last?.isBitwise == true else {
      return nil
    }
    return TextError(
      .misplaced("'|' behind a value joins bits; write 2*|x| for a multiple of an absolute value"),
      span)
  }
}
