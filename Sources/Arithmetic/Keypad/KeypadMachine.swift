import NumericCore
import Scientific

/// Writes the value of a step as a literal.
protocol KeypadSpelling {
  /// A literal of at most `length` characters that is exactly the value of a step; nil if there is
  /// none.
  mutating func literal(of node: Int, in nodes: [KeypadNode], atMost length: Int) -> String?
}

/// The operation that `=` repeats.
public enum KeypadRepetition: String, CaseIterable, Sendable {
  /// The last operator outside all parentheses, with its right operand.
  case final
  /// The operation that was entered last, even inside parentheses.
  case last
}

/// The state of a keypad: the input as terms and operators, and what is displayed.
///
/// Nothing is reduced to a value: every result is a step in an array, from which its value can be
/// computed on any number system. An operator can therefore be replaced by one with another
/// precedence, and another result appears.
struct KeypadMachine: Sendable {
  /// What the display shows.
  enum Shown: Sendable {
    /// The number that is being typed.
    case entry
    case value(KeypadTerm)
    /// The value of the terms of a level from `first` on, which an operator follows.
    case total(node: Int, level: Int, first: Int)
    case error
  }

  var nodes: [KeypadNode] = [KeypadNode(kind: .number("0"))]
  /// The open parentheses from the outside; the first level is outside all of them.
  var levels = [KeypadLevel()]
  /// The length in bytes of the text of all levels but the innermost, including the parentheses
  /// after them.
  var outerLength = 0
  /// The number that is being typed; it is not yet a term.
  var entry: KeypadEntry?
  var shown: Shown
  /// The text of the calculation that `=` finished, as long as its result is the only term.
  var finished: String?
  var repeated: KeypadOperation?
  var memory: KeypadTerm?
  var isSecond = false
  var angle: AngleUnit
  var pad: KeypadKey.Pad
  let repetition: KeypadRepetition
  var generator: any RandomNumberGenerator & Sendable

  init(
    angle: AngleUnit, pad: KeypadKey.Pad, repetition: KeypadRepetition,
    generator: any RandomNumberGenerator & Sendable
  ) {
    self.angle = angle
    self.pad = pad
    self.repetition = repetition
    self.generator = generator
    shown = .value(Self.nothing)
  }

  /// The displayed term without any input.
  static let nothing = KeypadTerm(node: 0, text: "0", isAtom: true)

  // MARK: - Keys

  /// Processes a key.
  mutating func press(_ key: KeypadKey, _ spelling: inout some KeypadSpelling) {
    let effect = key.key(isSecond: isSecond).effect
    if case .error = shown, !recovers(with: effect) { return }
    switch effect {
    case .digit(let digit): edit { $0.append(digit: digit) }
    case .point: edit { $0.appendPoint() }
    case .exponent: edit { $0.beginExponent() }
    case .sign: changeSign()
    case .backspace: entry?.removeLast()
    case .infix(let symbol): append(symbol, &spelling)
    case .equals: finish(&spelling)
    case .open: open()
    case .close: close(&spelling)
    case .percent: takePercent(&spelling)
    case .function(let formula, let inDegrees):
      apply(angle == .degrees ? inDegrees ?? formula : formula, &spelling)
    case .constant(let name): enter(name)
    case .random: enter(randomNumber())
    case .paste(let text): paste(text)
    case .memory(let effect): change(effect, &spelling)
    case .clear: clear()
    case .allClear: reset()
    case .second: isSecond.toggle()
    case .angle(let unit): angle = unit
    case .pad(let other): pad = other
    case .copy: break
    }
  }

  /// Whether a key has an effect while an error is displayed: if it starts anew or does not change
  /// the calculation.
  private mutating func recovers(with effect: KeypadKey.Effect) -> Bool {
    switch effect {
    case .second, .angle, .pad, .memory(.clear): return true
    case .paste(let text):
      guard Self.number(text) != nil else { return false }
    case .digit, .point, .exponent, .open, .constant, .random, .memory(.recall), .clear, .allClear,
      .backspace:
      break
    case .sign, .infix, .equals, .close, .percent, .function, .copy, .memory: return false
    }
    reset()
    return true
  }

  /// Displays an error instead of a value that does not exist.
  mutating func fail() {
    shown = .error
    repeated = nil
  }

  mutating func reset() {
    removeLevels()
    entry = nil
    finished = nil
    repeated = nil
    shown = .value(Self.nothing)
  }

  private mutating func clear() {
    if finished != nil { return reset() }
    if entry == nil, !level.needsTerm { _ = level.removeLastTerm() }
    entry = nil
    shown = .value(Self.nothing)
  }

  /// The step of the displayed value; zero for a number that is being typed.
  var shownNode: Int {
    switch shown {
    case .value(let term): term.node
    case .total(let node, _, _): node
    case .entry, .error: Self.nothing.node
    }
  }

  // MARK: - Steps

  /// Adds a step.
  mutating func note(_ kind: KeypadNode.Kind, _ operands: [Int] = []) -> Int {
    nodes.append(KeypadNode(kind: kind, operands: operands))
    return nodes.count - 1
  }

  /// The result of a formula of terms, as a term.
  mutating func term(_ formula: KeypadFormula, _ operands: [KeypadTerm]) -> KeypadTerm {
    KeypadTerm(
      node: note(.formula(formula), operands.map(\.node)),
      text: formula.text(operands.map { $0.operand(of: formula) }), isAtom: formula.isAtom)
  }

  /// A short term for an earlier calculation: the literal of its value if there is one that is not
  /// longer, otherwise the calculation in parentheses.
  ///
  /// Both have the same value, so that the displayed text is true.
  func carried(
    _ term: KeypadTerm, _ spelling: inout some KeypadSpelling
  ) -> KeypadTerm {
    if isNumber(term) { return term }
    let own = term.movedText ?? term.text
    let isAtom = term.isAtom || term.movedText != nil
    var carried = KeypadTerm(
      node: term.node, text: isAtom ? own : "( \(own) )", innerText: isAtom ? nil : own,
      isAtom: true)
    let length = carried.text.utf8.count
    if let literal = spelling.literal(of: term.node, in: nodes, atMost: length) {
      carried.text = literal
      carried.innerText = nil
      carried.isAtom = !literal.hasPrefix("-")
    }
    return carried
  }

  private func isNumber(_ term: KeypadTerm) -> Bool {
    if case .number = nodes[term.node].kind { true } else { false }
  }
}
