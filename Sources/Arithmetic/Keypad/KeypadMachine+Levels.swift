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
    outerLength += self.level.textLength + Self.parenthesisLength
    levels.append(level)
  }

  mutating func closeLevel() -> KeypadLevel {
    let closed = levels.removeLast()
    outerLength -= level.textLength + Self.parenthesisLength
    return closed
  }

  mutating func removeLevels() {
    levels = [KeypadLevel()]
    outerLength = 0
  }

  /// Takes the last term, and the operator behind it, out of a level that is not the innermost.
  mutating func removeLastTerm(ofLevel outer: Int) -> KeypadTerm {
    outerLength -= levels[outer].textLength
    levels[outer].removeLastOperator()
    let term = levels[outer].removeLastTerm()
    outerLength += levels[outer].textLength
    // The operator that an open parenthesis had brought along is gone.
    levels[outer + 1].multipliesImplicitly = false
    return term
  }

  /// ` ( `.
  private static let parenthesisLength = 3

  /// Bytes of the calculation as it is written, or of the memory where that is more; a few of them may be blanks that
  /// are left out.
  var writtenLength: Int {
    let typed = outerLength + level.textLength + (entry.map { $0.display.utf8.count + 1 } ?? 0)
    return max(finished?.utf8.count ?? typed, memory?.text.utf8.count ?? 0)
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
