public import NumericCore

/// Reads a product of units from the start of a text.
///
///     unit   = factor { ("*" | "·" | "×" | "/" | "per") factor }
///     factor = [ "square" | "sq" | "cubic" | "cu" ] name [ power ] | "(" unit ")" [ power ]
///     power  = digits | ( "^" | "**" ) whole | superscripts
///     whole  = [ "+" | "-" ] digits | "(" whole ")"
///
/// An operator without a unit after it is left unread, so that `5 kg * 9.8 m/s^2` is a product of
/// two quantities. Names may have several words: `nautical mile`.
public struct UnitScanner {
  let bytes: [UInt8]
  /// Offset of the next unread byte.
  public internal(set) var position: Int
  /// The ambiguous names that were read, with the unit that was chosen.
  public internal(set) var notices: [(meaning: String, message: String, span: SourceSpan)] = []
  /// The number of open parentheses; it is bounded by `deepestNesting`.
  private var depth = 0
  /// The place of a parenthesis that was left unread because of that bound.
  private var tooDeep: SourceSpan?
  static var deepestNesting: Int { 16 }
  private static var mostFactors: Int { 64 }

  /// Scans well-formed UTF-8 from `position`.
  public init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Continues at another place, which must be the start of a character.
  public mutating func move(to position: Int) { self.position = position }

  /// Reads the unit that starts here; nil, and nothing is read, if there is none.
  ///
  /// - Throws: if a name is ambiguous without a default, or if a power is beyond the limit.
  public mutating func scan() throws(TextError) -> Unit? {
    let start = position
    guard let terms = try terms() else { return nil }
    guard let unit = Unit(terms) else { throw .tooGreatPower(SourceSpan(start, position)) }
    return unit
  }

  /// Reads a unit that must start here.
  ///
  /// - Throws: if there is no unit, and in the cases of `scan()`.
  public mutating func scanWhole() throws(TextError) -> Unit {
    if let unit = try scan() { return unit }
    if let tooDeep { throw .tooDeepUnit(tooDeep) }
    skipBlanks()
    let end = wordEnd(position)
    let span = SourceSpan(position, max(end, min(position + 1, bytes.count)))
    throw end > position
      ? .unknownUnit(text(position, end), span) : TextError(.unit, "a unit is missing", span)
  }

  /// Checks that only white space follows.
  public mutating func checkEnd() throws(TextError) {
    skipBlanks()
    guard position < bytes.count else { return }
    // In `m/secnd` the fault is the word, not the slash.
    var rest = self
    _ = rest.scanOperator()
    rest.skipBlanks()
    let word = rest.position..<wordEnd(rest.position)
    if !word.isEmpty, try rest.scan() == nil {
      throw .unknownUnit(
        text(word.lowerBound, word.upperBound), SourceSpan(word.lowerBound, word.upperBound))
    }
    throw TextError(.unit, "this does not belong to a unit", SourceSpan(position, bytes.count))
  }

  /// Reads the factors of a unit, none if all cancel; nil, and nothing is read, if there is no
  /// unit.
  mutating func terms() throws(TextError) -> [Unit.Term]? {
    let start = position
    skipBlanks()
    // A product that starts with a 1: `1/s`.
    if byte(position) == UInt8(ascii: "1"), !isWordPart(position + 1) {
      position += 1
      guard let divided = try operatorAndFactor(), divided.isQuotient else {
        position = start
        return nil
      }
      return try product(divided.terms.map { Unit.Term(unit: $0.unit, exponent: -$0.exponent) })
    }
    guard let first = try factor() else {
      position = start
      return nil
    }
    return try product(first)
  }

  /// Reads the factors after the first one.
  private mutating func product(_ first: [Unit.Term]) throws(TextError) -> [Unit.Term] {
    var terms = first
    let start = position
    while let (next, isQuotient) = try operatorAndFactor() {
      if terms.count > Self.mostFactors { throw .tooManyFactors(SourceSpan(start, position)) }
      for var term in next {
        if isQuotient { term.exponent.negate() }
        if let place = terms.firstIndex(where: { $0.unit == term.unit }) {
          terms[place].exponent += term.exponent
          if terms[place].exponent == 0 { terms.remove(at: place) }
        } else {
          terms.append(term)
        }
      }
    }
    return terms
  }

  /// Reads an operator and its factor; nil, and nothing is read, if either is missing.
  private mutating func operatorAndFactor() throws(TextError) -> (
    terms: [Unit.Term], isQuotient: Bool
  )? {
    let start = position
    guard let isQuotient = scanOperator(), let terms = try factor() else {
      position = start
      return nil
    }
    return (terms, isQuotient)
  }

  /// Reads an operator; returns whether it divides, and nil if there is none.
  private mutating func scanOperator() -> Bool? {
    skipBlanks()
    if byte(position) == UInt8(ascii: "/") {
      position += 1
      return true
    }
    if byte(position) == UInt8(ascii: "*"), byte(position + 1) != UInt8(ascii: "*") {
      position += 1
      return false
    }
    if byte(position) >= 0x80,
      let length = ["·", "⋅", "×"].first(where: { starts(with: $0) })?.utf8.count
    {
      position += length
      return false
    }
    if text(position, wordEnd(position)) == "per" {
      position += 3
      return true
    }
    return nil
  }

  /// Reads one factor with its power; nil, and nothing is read, if there is none.
  private mutating func factor() throws(TextError) -> [Unit.Term]? {
    let start = position
    skipBlanks()
    var terms: [Unit.Term]
    if byte(position) == UInt8(ascii: "(") {
      guard depth < Self.deepestNesting else {
        tooDeep = SourceSpan(position, position + 1)
        position = start
        return nil
      }
      position += 1
      depth += 1
      let inner = try self.terms()
      depth -= 1
      skipBlanks()
      guard let inner, byte(position) == UInt8(ascii: ")") else {
        position = start
        return nil
      }
      terms = inner
      position += 1
    } else if let term = try namedFactor() {
      terms = [term]
    } else {
      position = start
      return nil
    }
    guard let exponent = try power(from: start) else { return terms }
    for index in terms.indices {
      terms[index].exponent *= exponent
      guard terms[index].exponent.magnitude <= Unit.greatestPower else {
        throw .tooGreatPower(SourceSpan(start, position))
      }
    }
    return terms.filter { $0.exponent != 0 }
  }
}
