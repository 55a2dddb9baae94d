import NumericCore

/// Terms: numbers, functions and the memory.
extension KeypadMachine {
  // MARK: - Numbers

  /// Changes the number that is being typed, or starts one.
  mutating func edit(_ change: (inout KeypadEntry) -> Void) {
    var typed: KeypadEntry
    if let entry {
      typed = entry
    } else {
      startNumber()
      typed = KeypadEntry()
    }
    entry = nil
    change(&typed)
    entry = typed
    shown = .entry
  }

  /// Makes room for a number: it replaces the last term, or becomes a factor after a closed
  /// parenthesis.
  mutating func startNumber() {
    if entry != nil {
      entry = nil
    } else if !level.needsTerm {
      if level.terms.last?.origin == .parenthesis {
        level.append(.multiply)
      } else {
        _ = level.removeLastTerm()
      }
    }
    finished = nil
    repeated = nil
  }

  /// Enters a number or constant that is complete.
  mutating func enter(_ literal: String) {
    startNumber()
    append(number(literal))
  }

  private mutating func number(_ literal: String) -> KeypadTerm {
    let isSigned = literal.hasPrefix("-") || literal.hasPrefix("+")
    return KeypadTerm(node: note(.number(literal)), text: literal, isAtom: !isSigned)
  }

  /// Turns the number that is being typed into a term.
  mutating func finishEntry() {
    guard let typed = entry else { return }
    entry = nil
    append(number(typed.literal))
  }

  /// The displayed value as a term.
  private mutating func shownTerm() -> KeypadTerm {
    finishEntry()
    switch shown {
    case .value(let term): return term
    case .total(let node, let index, let first): return total(node, of: levels[index], from: first)
    case .entry, .error: return Self.nothing
    }
  }

  /// Completes the input: a missing term is replaced by the displayed number.
  mutating func completeTerm(_ spelling: inout some KeypadSpelling) {
    finishEntry()
    if level.needsTerm { append(carried(shownTerm(), &spelling)) }
  }

  /// A random number with 16 decimals.
  mutating func randomNumber() -> String {
    // 10¹⁶ does not divide 2⁶⁴, so a plain remainder would favour small numbers.
    let count: UInt64 = 10_000_000_000_000_000
    var draw = generator.next()
    while draw >= UInt64.max - UInt64.max % count { draw = generator.next() }
    let digits = String(draw % count)
    return "0." + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Enters a pasted number; any other text changes nothing.
  mutating func paste(_ text: String) {
    if let literal = Self.number(text) { enter(literal) }
  }

  /// The text as a number of the language; nil if it is not a number.
  static func number(_ text: String) -> String? {
    let text = String(text.map { $0 == "−" ? "-" : $0 })
    guard let literal = try? ExactLiteral(text), literal.kind == .finite else { return nil }
    return text
  }

  // MARK: - Functions

  mutating func changeSign() {
    if entry != nil || level.needsTerm { return edit { $0.toggleSign() } }
    replaceLastTerm { machine, term in machine.term(.negation, [term]) }
  }

  /// Applies a function to the number shown.
  mutating func apply(_ formula: KeypadFormula, _ spelling: inout some KeypadSpelling) {
    completeTerm(&spelling)
    replaceLastTerm { machine, term in machine.term(formula, [term]) }
  }

  /// Percent: after + and − a share of everything before them at this level, otherwise a hundredth.
  mutating func takePercent(_ spelling: inout some KeypadSpelling) {
    completeTerm(&spelling)
    let left = leftTotal
    replaceLastTerm { machine, term in
      let share =
        left.map { machine.term(.share, [$0, term]) } ?? machine.term(.hundredth, [term])
      var percentage = share
      percentage.text = term.text + " %"
      percentage.movedText = share.text
      percentage.isAtom = false
      return percentage
    }
  }

  /// The value of everything before the + or − that precedes the last term.
  private var leftTotal: KeypadTerm? {
    guard let symbol = level.operatorBeforeLastTerm, symbol.tightness == .sum else { return nil }
    let count = level.terms.count - 1
    return KeypadTerm(
      node: level.totals[count - 1].sum, text: text(of: level, terms: 0..<count),
      isAtom: count == 1 && level.terms[0].isAtom)
  }

  private mutating func replaceLastTerm(
    _ change: (inout KeypadMachine, KeypadTerm) -> KeypadTerm
  ) {
    let term = level.removeLastTerm()
    var changed = change(&self, term)
    changed.lastOperation = term.lastOperation
    finished = nil
    repeated = nil
    append(changed)
  }

  // MARK: - Memory

  mutating func change(
    _ effect: KeypadKey.MemoryEffect, _ spelling: inout some KeypadSpelling
  ) {
    switch effect {
    case .clear: memory = nil
    case .recall:
      startNumber()
      append(memory ?? Self.nothing)
    case .add, .subtract:
      let symbol: KeypadOperator = effect == .add ? .add : .subtract
      let shown = shownTerm()
      let sum = term(symbol.formula, [memory ?? Self.nothing, shown])
      // An empty memory counts as 0, and 0 + x is x.
      memory = carried(memory == nil && effect == .add ? shown : sum, &spelling)
      memory?.origin = .value
      memory?.lastOperation = nil
    }
  }
}
