public import NumericCore

/// Reads a product of units from the start of a text.
///
///     unit   = factor { ("*" | "·" | "×" | "/" | "per" | blank) factor }
///     factor = [ "square" | "sq" | "cubic" | "cu" ] name [ power ] | "(" unit ")" [ power ]
///     power  = digits | ( "^" | "**" ) number | superscripts
///     number = [ "+" | "-" ] decimal | "(" [ "+" | "-" ] decimal [ "/" digits ] ")"
///
/// An operator without a unit after it is left unread, so that `5 kg * 9.8 m/s^2` is a product of
/// two quantities. Names may have several words: `nautical mile`. A blank multiplies only behind
/// numbers, where ``reserves`` is set.
public struct UnitScanner {
  let bytes: [UInt8]
  /// Offset of the next unread byte.
  public internal(set) var position: Int
  /// The ambiguous names that were read, with the unit that was chosen.
  public internal(set) var notices: [(meaning: String, message: String, span: SourceSpan)] = []
  /// Whether the word at a place behind the first factor has another meaning than that of a unit;
  /// nil where factors are not joined by blanks.
  public var reserves: ((SourceSpan) -> Bool)?
  /// What names mean besides the table.
  let context: UnitContext
  /// The place of the word before which reading ended because it has another meaning.
  public private(set) var reserved: SourceSpan?

  /// What joins two factors.
  enum Joint {
    case blank, product, quotient
  }

  /// The number of open parentheses; it is bounded by `deepestNesting`.
  private var depth = 0
  /// The place of a parenthesis that was left unread because of that bound.
  private var tooDeep: SourceSpan?
  static var deepestNesting: Int { 16 }
  private static var mostFactors: Int { 64 }

  /// Scans well-formed UTF-8 from `position`.
  public init(_ bytes: [UInt8], at position: Int, in context: UnitContext = UnitContext()) {
    self.context = context
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
    guard let unit = Unit(terms) else {
      let span = SourceSpan(start, position)
      throw terms.hasManyCurrencies ? .tooManyCurrencies(span) : .tooGreatPower(span)
    }
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
      guard let divided = try jointAndFactor(), divided.joint == .quotient else {
        position = start
        return nil
      }
      return try product(
        divided.terms.map { Unit.Term(unit: $0.unit, exponent: -$0.exponent) }, from: start,
        divisor: divided.start)
    }
    guard let first = try factor() else {
      position = start
      return nil
    }
    return try product(first, from: start)
  }

  /// Reads the factors after the first one; the place of the last divisor is that of a factor that
  /// was read already.
  private mutating func product(
    _ first: [Unit.Term], from begin: Int, divisor: Int? = nil
  ) throws(TextError) -> [Unit.Term] {
    var terms = first
    var divisor = divisor
    let start = position
    while let (next, joint, place) = try jointAndFactor() {
      if terms.count > Self.mostFactors { throw .tooManyFactors(SourceSpan(start, position)) }
      if let divisor, joint == .blank || isDot(before: place) {
        let whole = text(begin, divisor) + "(" + text(divisor, position) + ")"
        throw .productBehindQuotient(whole, SourceSpan(begin, position))
      }
      let isQuotient = joint == .quotient
      divisor = isQuotient ? place : nil
      for var term in next {
        if isQuotient { term.exponent = -term.exponent }
        if let place = terms.firstIndex(where: { $0.unit == term.unit }) {
          terms[place].exponent = terms[place].exponent + term.exponent
          if terms[place].exponent == 0 { terms.remove(at: place) }
        } else {
          terms.append(term)
        }
      }
    }
    return terms
  }

  /// Reads a joint and its factor, which starts at a place; nil, and nothing is read, if either is
  /// missing.
  private mutating func jointAndFactor() throws(TextError) -> (
    terms: [Unit.Term], joint: Joint, start: Int
  )? {
    let start = position
    guard let joint = scanJoint() else {
      position = start
      return nil
    }
    skipBlanks()
    let place = position
    let end = wordEnd(place)
    let isReserved = end > place && reserves?(SourceSpan(place, end)) == true
    guard !isReserved, let terms = try factor() else {
      if isReserved { reserved = SourceSpan(place, end) }
      position = start
      return nil
    }
    return (terms, joint, place)
  }

  /// Reads an operator, or the blanks between two factors; nil if there is none.
  private mutating func scanJoint() -> Joint? {
    let start = position
    if let joint = scanOperator() { return joint }
    guard reserves != nil, position > start,
      byte(position) == UInt8(ascii: "(") || isWordPart(position)
    else { return nil }
    return .blank
  }

  /// Reads an operator; nil if there is none.
  private mutating func scanOperator() -> Joint? {
    skipBlanks()
    if byte(position) == UInt8(ascii: "/"), byte(position + 1) != UInt8(ascii: "/") {
      position += 1
      return .quotient
    }
    if byte(position) == UInt8(ascii: "*"), byte(position + 1) != UInt8(ascii: "*") {
      position += 1
      return .product
    }
    if byte(position) >= 0x80, let sign = Self.dots.first(where: { starts(with: $0) }) {
      position += sign.utf8.count
      return .product
    }
    if text(position, wordEnd(position)) == "per" {
      position += 3
      return .quotient
    }
    return nil
  }

  private static let dots = ["·", "⋅", "×"]

  /// Whether a dot joins the factor at a place to the one before it, in a unit behind a number.
  private func isDot(before place: Int) -> Bool {
    guard reserves != nil else { return false }
    var end = place
    while end > 0, byte(end - 1) == 0x20 { end -= 1 }
    return Self.dots.contains { end >= $0.utf8.count && starts(with: $0, at: end - $0.utf8.count) }
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
      guard let product = terms[index].exponent * exponent else {
        throw .tooGreatPower(SourceSpan(start, position))
      }
      terms[index].exponent = product
    }
    return terms.filter { $0.exponent != 0 }
  }
}
