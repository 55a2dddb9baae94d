import NumericCore

// Powers behind names and parentheses.
extension UnitScanner {
  /// `^2`, `**2`, `^-1`, `^(-1)`, `²`; nil for none.
  ///
  /// - Throws: a power beyond the limit, and the power of a power.
  mutating func power(from start: Int) throws(TextError) -> Int? {
    let before = position
    // `m ^ 2` is what it looks like; a superscript stands at its name.
    skipBlanks()
    let scanned: (isNegative: Bool, digits: String)?
    if scanPowerSign() {
      scanned = scanWholeNumber()
    } else {
      position = before
      scanned = scanSuperscript()
    }
    guard let (isNegative, digits) = scanned else {
      position = before
      return nil
    }
    guard let value = Int(digits), value <= Unit.greatestPower else {
      throw .tooGreatPower(SourceSpan(start, position))
    }
    try refuseAnotherPower()
    return isNegative ? -value : value
  }

  /// In `m^2^3` nobody knows which applies first, and whether to the unit alone.
  private func refuseAnotherPower() throws(TextError) {
    var rest = self
    rest.skipBlanks()
    let start = rest.position
    if rest.scanPowerSign() { throw .repeatedPower(SourceSpan(start, rest.position)) }
    if let (_, length) = superscript(start) {
      throw .repeatedPower(SourceSpan(start, start + length))
    }
  }

  private mutating func scanPowerSign() -> Bool {
    guard let sign = ["^", "**"].first(where: { starts(with: $0) }) else { return false }
    position += sign.utf8.count
    return true
  }

  /// A whole number with a sign, and parentheses if need be.
  private mutating func scanWholeNumber() -> (isNegative: Bool, digits: String)? {
    skipBlanks()
    let isEnclosed = byte(position) == UInt8(ascii: "(")
    if isEnclosed {
      position += 1
      skipBlanks()
    }
    let sign = ["+", "-", "−"].first { starts(with: $0) }
    position += sign?.utf8.count ?? 0
    let start = position
    while byte(position) &- UInt8(ascii: "0") < 10 { position += 1 }
    if position == start { return nil }
    let digits = text(start, position)
    if isEnclosed {
      skipBlanks()
      guard byte(position) == UInt8(ascii: ")") else { return nil }
      position += 1
    }
    return (sign != nil && sign != "+", digits)
  }

  private mutating func scanSuperscript() -> (isNegative: Bool, digits: String)? {
    var isNegative = false
    var digits = ""
    while let (value, length) = superscript(position) {
      if value == nil, !digits.isEmpty || isNegative { break }
      if let value { digits += String(value) } else { isNegative = true }
      position += length
    }
    return digits.isEmpty ? nil : (isNegative, digits)
  }

  /// The superscript digit or minus at an offset, with its length in bytes.
  func superscript(_ offset: Int) -> (Int?, Int)? {
    for (value, digit) in ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"].enumerated()
    where starts(with: digit, at: offset) { return (value, digit.utf8.count) }
    return starts(with: "⁻", at: offset) ? (nil, 3) : nil
  }
}
