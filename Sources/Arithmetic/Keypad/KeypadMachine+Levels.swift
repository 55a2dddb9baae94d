/// What has been typed, level by level, with its length in the line of workings.
extension KeypadMachine {
  /// The level in which something is being typed.
  var level: KeypadLevel {
    get { levels[levels.count - 1] }
    // In place, so that a key does not copy what was typed before it.
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

  /// Takes the last term, and the operator behind it, out of a level that is not the innermost.
  mutating func removeLastTerm(ofLevel outer: Int) -> KeypadTerm {
    outerLength -= levels[outer].writtenLength
    levels[outer].removeLastOperator()
    let term = levels[outer].removeLastTerm()
    outerLength += levels[outer].writtenLength
    // The operator that an open parenthesis had brought along is gone.
    levels[outer + 1].multipliesImplicitly = false
    return term
  }

  /// `( `.
  private static let parenthesisLength = 2

  /// Bytes of the calculation as it is written, or of the memory where that is more.
  var writtenLength: Int {
    let entered = entry.map { $0.display.utf8.count + 1 } ?? 0
    // There is a blank behind everything but the last.
    let typed = max(0, outerLength + level.writtenLength + entered - 1)
    return max(finished?.utf8.count ?? typed, memory?.text.utf8.count ?? 0)
  }

  /// Bytes by which a key can make that longer at most.
  func mostGrowth(pressing key: KeypadKey) -> Int {
    // Names of keys and functions, blanks and parentheses around one term.
    let own = 64 + key.name.utf8.count + (level.terms.last?.movedText?.utf8.count ?? 0)
    switch key.key(isSecond: isSecond).effect {
    case .digit, .point, .exponent, .sign, .open, .constant, .random, .paste, .second, .angle, .pad,
      .copy, .clear, .allClear, .backspace:
      return own
    case .infix where !level.isEmpty: return own
    case .infix, .close, .percent, .function, .equals, .memory:
      // What is displayed may become a term, and every parenthesis is closed.
      let repeated = (repeated?.text.utf8.count ?? 0) + (finished?.utf8.count ?? 0)
      let remembered = memory?.text.utf8.count ?? 0
      return own + shownLength + remembered + repeated + Self.parenthesisLength * levels.count
    }
  }

  /// Bytes of what is displayed, as a term.
  private var shownLength: Int {
    switch shown {
    case .entry: entry?.display.utf8.count ?? 0
    case .value(let term): max(term.text.utf8.count, term.movedText?.utf8.count ?? 0)
    case .total(_, let index, _): levels[index].writtenLength
    case .error: 0
    }
  }

  // MARK: - States to come back to

  /// A copy that shares no steps, so that noting further ones copies none. There may be many.
  mutating func withoutNodes() -> KeypadMachine {
    var kept: [KeypadNode] = []
    swap(&kept, &nodes)
    let copy = self
    swap(&kept, &nodes)
    return copy
  }

  /// Goes back to such a copy. Steps noted since then stay, and nothing leads to them.
  mutating func restore(_ copy: KeypadMachine) {
    var kept: [KeypadNode] = []
    swap(&kept, &nodes)
    self = copy
    nodes = kept
  }
}
