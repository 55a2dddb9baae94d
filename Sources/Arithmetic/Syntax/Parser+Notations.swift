import NumericCore

// Conversions to a notation: `255 to hex`, `x to base 7`, `pi to fraction 1000`.
extension Parser {
  /// Whether the word that starts at a place is that of a notation.
  func startsNotation(at start: Int) -> Bool {
    var probe = lexer
    probe.move(to: start)
    guard var next = try? probe.next() else { return false }
    if isArticle(next), let noun = try? probe.next() { next = noun }
    if next.mark == .percent { return true }
    guard next.isName else { return false }
    let word = text(next.span)
    return word == "base" || NumberNotation(word: word) != nil
  }

  /// Whether a token is the article of `as a fraction`.
  func isArticle(_ token: Token) -> Bool {
    token.isName && token.span.end == token.span.start + 1
      && source[token.span.start] == UInt8(ascii: "a") && !isBound("a")
  }

  /// Reads the notation that follows; nil, and nothing is read, if there is none.
  mutating func notation() throws(TextError) -> (notation: NumberNotation, end: Int)? {
    var probe = lexer
    guard let word = try? probe.next(), word.isName else { return nil }
    let name = text(word.span)
    if name == "base" {
      let number = try probe.next()
      guard let radix = whole(number), (2...62).contains(radix) else {
        throw TextError(
          .misplaced("a radix from 2 to 62 is missing: to base 7"), word.span.union(number.span))
      }
      lexer = probe
      return (.radix(radix), number.span.end)
    }
    if name.hasPrefix("mixed") {
      throw TextError(
        .misplaced("mixed numbers are read, but written as one fraction: to fraction"), word.span)
    }
    guard var notation = NumberNotation(word: name) else { return nil }
    lexer = probe
    guard case .fraction = notation, let number = try? probe.next(),
      case .number(let bound) = number.kind
    else { return (notation, word.span.end) }
    guard bound.isWhole, !bound.isZero else {
      throw TextError(
        .misplaced("the greatest denominator is a whole number: to fraction 1000"), number.span)
    }
    notation = .fraction(greatestDenominator: bound)
    lexer = probe
    return (notation, number.span.end)
  }

  private func whole(_ token: Token) -> Int? {
    guard case .number(let literal) = token.kind, literal.isWhole,
      case .word(let word) = literal.coefficient
    else { return nil }
    return Int(exactly: word)
  }
}
