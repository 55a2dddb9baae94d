import NumericCore

// Powers after names and parentheses.
extension UnitScanner {
  /// Reads `^2`, `**2`, `^-1`, `^(-1)` or `²`; nil if there is no power.
  ///
  /// - Throws: if the power is beyond the limit, or if it is followed by another power.
  mutating func power(from start: Int) throws(TextError) -> Int? {
    let before = position
    // Spaces may surround `^`, as in `m ^ 2`, but a superscript follows its name directly.
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

  /// Throws for `m^2^3`, in which the order of the powers is unclear.
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

  /// Reads an integer with an optional sign and optional parentheses.
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

  /// The superscript digit or minus sign at an offset, with its length in bytes.
  func superscript(_ offset: Int) -> (Int?, Int)? {
    guard byte(offset) >= 0x80 else { return nil }
    for (value, digit) in ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"].enumerated()
    where starts(with: digit, at: offset) { return (value, digit.utf8.count) }
    return starts(with: "⁻", at: offset) ? (nil, 3) : nil
  }
}
