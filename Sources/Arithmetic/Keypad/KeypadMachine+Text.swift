/// The texts other than the display.
extension KeypadMachine {
  /// The operator that waits for its right operand; nil once that has been started.
  var selected: KeypadOperator? {
    entry == nil && level.needsTerm ? level.operators.last : nil
  }

  /// The calculation typed so far, with the names of keys between terms and with expressions for
  /// applied functions, or its last `length` bytes or a few more.
  func workings(atMost length: Int) -> String {
    if let finished { return finished }
    var tokens: [String] = []
    var missing = length
    func append(_ token: String) {
      missing -= token.utf8.count + (tokens.isEmpty ? 0 : 1)
      tokens.append(token)
    }
    if let entry { append(entry.display) }
    for index in levels.indices.reversed() where missing > 0 {
      let level = levels[index]
      if level.needsTerm, let symbol = level.operators.last { append(symbol.rawValue) }
      for place in level.terms.indices.reversed() where missing > 0 {
        append(level.terms[place].text)
        if place > 0 { append(level.operators[place - 1].rawValue) }
      }
      if index > 0, missing > 0 { append("(") }
    }
    return tokens.reversed().joined(separator: " ")
  }

  /// Some terms of a level and the operators between them.
  func text(of level: KeypadLevel, terms: Range<Int>) -> String {
    var out = ""
    for index in terms {
      if index > terms.lowerBound { out += " \(level.operators[index - 1].rawValue) " }
      out += level.terms[index].text
    }
    return out
  }
}
