/// Operators, parentheses and `=`, which combine terms.
extension KeypadMachine {
  mutating func append(_ symbol: KeypadOperator, _ spelling: inout some KeypadSpelling) {
    finishEntry()
    if level.isEmpty { moveTermInside(&spelling) }
    finished = nil
    repeated = nil
    level.append(symbol)
    shown = total(for: symbol)
  }

  /// Moves the last term before a run of open parentheses inside them and drops the operator
  /// between; without such a term the displayed number is used.
  private mutating func moveTermInside(_ spelling: inout some KeypadSpelling) {
    guard let outer = levels.lastIndex(where: { !$0.isEmpty }) else {
      return completeTerm(&spelling)
    }
    var term = removeLastTerm(ofLevel: outer)
    if let moved = term.movedText {
      term.text = moved
      term.movedText = nil
      term.isAtom = true
    }
    append(term)
  }

  /// The value that an operator displays: that of the part of the calculation that it continues.
  private func total(for symbol: KeypadOperator) -> Shown {
    guard let totals = level.totals.last else { return .value(Self.nothing) }
    // The first term of the power, product or sum that the operator continues.
    var first = symbol.tightness == .sum ? 0 : level.terms.count - 1
    while first > 0, level.operators[first - 1].tightness >= symbol.tightness { first -= 1 }
    return .total(node: totals.total(for: symbol), level: levels.count - 1, first: first)
  }

  /// The terms from `first` on, as one term.
  func total(_ node: Int, of level: KeypadLevel, from first: Int) -> KeypadTerm {
    let count = level.terms.count
    var term = KeypadTerm(
      node: node, text: text(of: level, terms: first..<count), isAtom: false)
    if first == count - 1 {
      term.isAtom = level.terms[first].isAtom
      term.innerText = level.terms[first].innerText
      term.movedText = level.terms[first].movedText
    } else if first > 0, let moved = level.terms[first].movedText {
      let rest = text(of: level, terms: first..<count).dropFirst(level.terms[first].text.count)
      term.text = moved + rest
    }
    return term
  }

  // MARK: - Parentheses

  mutating func open() {
    if finished != nil {
      let result = shown
      startNumber()
      shown = result
    }
    finishEntry()
    var inner = KeypadLevel()
    if !level.needsTerm {
      level.append(.multiply)
      inner.multipliesImplicitly = true
    }
    openLevel(inner)
  }

  mutating func close(_ spelling: inout some KeypadSpelling) {
    guard levels.count > 1 else { return }
    if entry == nil, level.isEmpty { return deleteParenthesis() }
    completeTerm(&spelling)
    closeParenthesis()
  }

  /// Removes an open parenthesis that has no content.
  private mutating func deleteParenthesis() {
    if closeLevel().multipliesImplicitly { level.removeLastOperator() }
  }

  /// Turns the innermost level, which is complete, into a term of the enclosing level.
  private mutating func closeParenthesis() {
    let inner = closeLevel()
    guard let totals = inner.totals.last else { return }
    let text = text(of: inner, terms: 0..<inner.terms.count)
    append(
      KeypadTerm(
        node: totals.sum, text: "( \(text) )", innerText: text, isAtom: true,
        origin: .parenthesis, lastOperation: inner.lastOperation))
  }

  // MARK: - Results

  mutating func finish(_ spelling: inout some KeypadSpelling) {
    if finished != nil, entry == nil { return repeatOperation(&spelling) }
    while levels.count > 1 {
      if entry == nil, level.isEmpty {
        deleteParenthesis()
      } else {
        completeTerm(&spelling)
        closeParenthesis()
      }
    }
    completeTerm(&spelling)
    let outer = level
    let count = outer.terms.count
    guard let totals = outer.totals.last else { return }
    var operation = repetition == .last ? outer.lastOperation : finalOperation(of: outer)
    if let found = operation {
      let right = carried(
        KeypadTerm(node: found.node, text: found.text, isAtom: found.isAtom), &spelling)
      operation?.text = right.text
      operation?.isAtom = right.isAtom
    }
    show(
      total(totals.sum, of: outer, from: 0), as: text(of: outer, terms: 0..<count), &spelling)
    repeated = operation
  }

  /// Applies the last operation to the result once more.
  private mutating func repeatOperation(_ spelling: inout some KeypadSpelling) {
    guard let operation = repeated, let result = level.terms.last else { return }
    let right = KeypadTerm(node: operation.node, text: operation.text, isAtom: operation.isAtom)
    let node = note(.formula(operation.symbol.formula), [result.node, right.node])
    let text = "\(result.text) \(operation.symbol.rawValue) \(right.text)"
    show(KeypadTerm(node: node, text: text, isAtom: false), as: text, &spelling)
    repeated = operation
  }

  /// Finishes a calculation: its result becomes the only term.
  private mutating func show(
    _ result: KeypadTerm, as text: String, _ spelling: inout some KeypadSpelling
  ) {
    removeLevels()
    append(carried(result, &spelling))
    finished = text + " ="
  }

  /// The last operator outside all parentheses with its right operand, or a power if there is none.
  private func finalOperation(of level: KeypadLevel) -> KeypadOperation? {
    guard let totals = level.totals.last, !level.operators.isEmpty else { return nil }
    let count = level.terms.count
    let last =
      level.operators.lastIndex { $0.tightness != .function } ?? level.operators.count - 1
    let node = last == count - 2 ? level.terms[count - 1].node : totals.function
    let right = total(node, of: level, from: last + 1)
    return KeypadOperation(
      symbol: level.operators[last], node: node, text: right.movedText ?? right.text,
      isAtom: right.isAtom)
  }
}
