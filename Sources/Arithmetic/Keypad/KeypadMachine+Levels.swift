/// The levels of the calculation, and the length of its text.
extension KeypadMachine {
  /// The innermost level, to which the next key belongs.
  var level: KeypadLevel {
    get { levels[levels.count - 1] }
    // Modified in place, so that a key does not copy the earlier input.
    _modify { yield &levels[levels.count - 1] }
  }

  /// Appends a term to the innermost level and shows it.
  mutating func append(_ term: KeypadTerm) {
    levels[levels.count - 1].append(term, &nodes)
    shown = .value(term)
  }

  mutating func openLevel(_ level: KeypadLevel) {
    outerLength += self.level.writtenLength + Self.parenthesisLength
    levels.append(level)
  }

  mutating func closeLevel() -> KeypadLevel {
    let closed = levels.removeLast()
    outerLength -= level.writtenLength + Self.parenthesisLength
    return closed
  }

  mutating func removeLevels() {
    levels = [KeypadLevel()]
    outerLength = 0
  }

  /// Removes the last term and the operator after it from a level that is not the innermost one.
  mutating func removeLastTerm(ofLevel outer: Int) -> KeypadTerm {
    outerLength -= levels[outer].writtenLength
    levels[outer].removeLastOperator()
    let term = levels[outer].removeLastTerm()
    outerLength += levels[outer].writtenLength
    // The implicit operator before the parenthesis was removed together with its left operand.
    levels[outer + 1].multipliesImplicitly = false
    return term
  }

  /// The length of `( `.
  private static let parenthesisLength = 2

  /// The length in bytes of the calculation as it is written, or of the memory if that is longer.
  var writtenLength: Int {
    let entered = entry.map { $0.display.utf8.count + 1 } ?? 0
    // Everything but the last piece is followed by a space.
    let typed = max(0, outerLength + level.writtenLength + entered - 1)
    return max(finished?.utf8.count ?? typed, memory?.text.utf8.count ?? 0)
  }

  /// An upper bound of the bytes by which a key increases that length.
  func mostGrowth(pressing key: KeypadKey) -> Int {
    // 64 bytes exceed what a key adds around one term: names of functions, spaces and parentheses.
    let own = 64 + key.name.utf8.count + level.movedLength
    switch key.key(isSecond: isSecond).effect {
    case .digit, .point, .exponent, .sign, .open, .constant, .random, .paste, .second, .angle, .pad,
      .copy, .clear, .allClear, .backspace:
      return own
    case .infix:
      // The last term before open parentheses moves inside them, and without one the displayed value.
      return own + (levels.last { !$0.isEmpty }?.movedLength ?? shownLength)
    case .close, .percent, .function, .equals, .memory:
      // The displayed value may become a term, and all parentheses may be closed.
      let repeated = (repeated?.text.utf8.count ?? 0) + (finished?.utf8.count ?? 0)
      let remembered = memory?.text.utf8.count ?? 0
      return own + shownLength + remembered + repeated + Self.parenthesisLength * levels.count
    }
  }

  /// The length in bytes of the displayed value as a term.
  private var shownLength: Int {
    switch shown {
    case .entry: entry?.display.utf8.count ?? 0
    case .value(let term): max(term.text.utf8.count, term.movedText?.utf8.count ?? 0)
    case .total(_, let index, let first):
      // The first term is written as a moved one if others stand before it.
      levels[index].writtenLength + (levels[index].terms[first].movedText?.utf8.count ?? 0)
    case .error: 0
    }
  }

  // MARK: - Earlier states

  /// A copy without the array of steps, so that many copies can be kept and adding a step copies
  /// nothing.
  mutating func withoutNodes() -> KeypadMachine {
    var kept: [KeypadNode] = []
    swap(&kept, &nodes)
    let copy = self
    swap(&kept, &nodes)
    return copy
  }

  /// Restores such a copy.
  ///
  /// Steps that were added since then remain but are no longer used.
  mutating func restore(_ copy: KeypadMachine) {
    var kept: [KeypadNode] = []
    swap(&kept, &nodes)
    self = copy
    nodes = kept
  }
}
