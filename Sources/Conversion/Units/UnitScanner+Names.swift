import NumericCore

// Names of one or several words, and powers that are part of their spelling.
extension UnitScanner {
  /// Reads a name of one or several words, with the power that its spelling contains.
  mutating func namedFactor() throws(TextError) -> Unit.Term? {
    skipBlanks()
    let start = position
    for special in Self.specialSpellings where starts(with: special.text) {
      let end = start + special.text.utf8.count
      guard !isWordPart(end), let unit = Units.named(special.name) else { continue }
      position = end
      return Unit.Term(unit: unit, exponent: 1)
    }
    let end = firstNameEnd(start)
    guard end > start else { return nil }
    let word = text(start, end)
    if let (name, after) = severalWords(word, end),
      let term = try term(name, SourceSpan(start, after))
    {
      position = after
      return term
    }
    if let term = try term(word, SourceSpan(start, end)) {
      position = end
      return term
    }
    // A word for a power: `square metre`, `sq ft`, `cubic inch`.
    let powerWord = word.utf8.count < 4 ? word : word.lowercased()
    guard let exponent = Self.powerWords[powerWord] else { return nil }
    position = end
    skipBlanks()
    let next = wordEnd(position)
    if next > position, let term = try term(text(position, next), SourceSpan(position, next)),
      term.exponent == 1
    {
      position = next
      return Unit.Term(unit: term.unit, exponent: UnitPower(exponent))
    }
    position = start
    return nil
  }

  /// The end of the first name: of `h30m` and `ft3in` behind a number, that of the letters, because
  /// the digits are the next number.
  private func firstNameEnd(_ start: Int) -> Int {
    let end = wordEnd(start)
    guard reserves != nil, context.named(text(start, end)) == nil else { return end }
    var letters = start
    while letters < end, byte(letters) &- UInt8(ascii: "0") >= 10 { letters += 1 }
    var digits = letters
    while digits < end, byte(digits) &- UInt8(ascii: "0") < 10 { digits += 1 }
    // One digit at the end is a power: m2.
    let isNumber = digits > letters && (digits < end || digits > letters + 1)
    return isNumber && context.named(text(start, letters)) != nil ? letters : end
  }

  private func severalWords(_ first: String, _ end: Int) -> (name: String, end: Int)? {
    var name = first
    var place = end
    var found: (name: String, end: Int)?
    for _ in 0..<2 {
      guard byte(place) == UInt8(ascii: " ") else { break }
      let next = wordEnd(place + 1)
      // The mass of an electron is written m_e: two letters by themselves are two factors.
      guard next > place + 2 || place > position + 1 else { break }
      name += "_" + text(place + 1, next)
      place = next
      if Units.isSpelled(name) || AmbiguousUnit.named(name) != nil
        || Units.fullName(ignoringCaseOf: name) != nil
      {
        found = (name, place)
      }
    }
    return found
  }

  /// The unit that one word denotes.
  private mutating func term(_ word: String, _ span: SourceSpan) throws(TextError) -> Unit.Term? {
    if let unit = context.named(word) { return Unit.Term(unit: unit, exponent: 1) }
    if let ambiguous = AmbiguousUnit.named(word) {
      if let own = ambiguous.reading(in: context.locale).flatMap({ Units.named($0) }) {
        return Unit.Term(unit: own, exponent: 1)
      }
      guard let meaning = ambiguous.meaning, let unit = Units.named(meaning) else {
        throw .ambiguousUnit(ambiguous, span)
      }
      let others = ambiguous.others.joined(separator: ", ")
      let verb = ambiguous.others.count == 1 ? "other is" : "others are"
      notices.append(
        (meaning, "'\(word)' was read as \(meaning); the \(verb) \(others)", span))
      return Unit.Term(unit: unit, exponent: 1)
    }
    if let known = Units.fullName(ignoringCaseOf: word) { return try term(known, span) }
    // A power as digits after the letters: `m2`, `ft3`.
    let letters = word.prefix { !$0.isASCII || !$0.isNumber }
    if letters.count < word.count, letters.count + 2 >= word.count,
      let exponent = Int(word.dropFirst(letters.count)), exponent > 0,
      let unit = context.named(String(letters))
    {
      return Unit.Term(unit: unit, exponent: UnitPower(exponent))
    }
    // A power as a prefix of the word: `sqft`, `cuin`.
    for (prefix, exponent) in [("sq", 2), ("cu", 3)] where word.hasPrefix(prefix) {
      if let unit = Units.named(String(word.dropFirst(2))), unit.dimension == Dimension(.length) {
        return Unit.Term(unit: unit, exponent: UnitPower(exponent))
      }
    }
    return nil
  }

  private static let powerWords = ["square": 2, "sq": 2, "cubic": 3, "cu": 3]

  /// Spellings that contain characters which are not part of words, or that are no names of units by themselves.
  private static let specialSpellings: [(text: String, name: String)] = [
    ("degrees C", "degC"), ("degree C", "degC"), ("degrees F", "degF"), ("degree F", "degF"),
    ("° C", "degC"), ("° F", "degF"),
    ("L/100km", "litre_per_100_km"), ("L/100 km", "litre_per_100_km"),
    ("l/100km", "litre_per_100_km"), ("l/100 km", "litre_per_100_km"),
  ]
}
