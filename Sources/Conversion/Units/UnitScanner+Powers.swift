import NumericCore

// Powers after names and parentheses.
extension UnitScanner {
  /// Reads `^2`, `**2`, `^-1`, `^0.5`, `^(1/2)` or `²`; nil if there is no power.
  ///
  /// - Throws: if the power is beyond the limit, or if it is followed by another power.
  mutating func power(from start: Int) throws(TextError) -> UnitPower? {
    let before = position
    // Spaces may surround `^`, as in `m ^ 2`, but a superscript follows its name directly.
    skipBlanks()
    let scanned: WrittenPower?
    if scanPowerSign() {
      scanned = scanRational()
    } else {
      position = before
      scanned = scanSuperscript()
    }
    guard let scanned else {
      position = before
      return nil
    }
    guard let power = scanned.value else {
      throw scanned.isFraction && scanned.isSmall
        ? .badFractionOfPower(SourceSpan(start, position))
        : .tooGreatPower(SourceSpan(start, position))
    }
    try refuseAnotherPower()
    return power
  }

  /// The parts of a power: digits over digits, of which the first may have a point.
  private struct WrittenPower {
    var isNegative = false
    var numerator = ""
    var decimals = 0
    var denominator = "1"

    var isFraction: Bool { decimals > 0 || denominator != "1" }

    /// Whether a power with so few digits is within the limit where it is a whole number.
    var isSmall: Bool { numerator.utf8.count - decimals <= 2 }

    /// The power; nil beyond the limits.
    var value: UnitPower? {
      guard decimals <= 9, let a = Int(numerator), let b = Int(denominator) else { return nil }
      let tens = (0..<decimals).reduce(1) { power, _ in power * 10 }
      let (scaled, overflow) = b.multipliedReportingOverflow(by: tens)
      return overflow ? nil : UnitPower(isNegative ? -a : a, over: scaled)
    }
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

  /// Reads a number with an optional sign, in parentheses also a fraction.
  private mutating func scanRational() -> WrittenPower? {
    skipBlanks()
    let isEnclosed = byte(position) == UInt8(ascii: "(")
    if isEnclosed {
      position += 1
      skipBlanks()
    }
    let sign = ["+", "-", "−"].first { starts(with: $0) }
    position += sign?.utf8.count ?? 0
    var power = WrittenPower(isNegative: sign != nil && sign != "+")
    power.numerator = scanDigits()
    if byte(position) == UInt8(ascii: "."), byte(position + 1) &- UInt8(ascii: "0") < 10 {
      position += 1
      let decimals = scanDigits()
      power.numerator += decimals
      power.decimals = decimals.utf8.count
    }
    if power.numerator.isEmpty { return nil }
    guard isEnclosed else { return power }
    skipBlanks()
    if byte(position) == UInt8(ascii: "/") {
      position += 1
      skipBlanks()
      power.denominator = scanDigits()
      skipBlanks()
    }
    guard byte(position) == UInt8(ascii: ")") else { return nil }
    position += 1
    return power
  }

  private mutating func scanDigits() -> String {
    let start = position
    while byte(position) &- UInt8(ascii: "0") < 10 { position += 1 }
    return text(start, position)
  }

  private mutating func scanSuperscript() -> WrittenPower? {
    var power = WrittenPower()
    while let (value, length) = superscript(position) {
      if value == nil, !power.numerator.isEmpty || power.isNegative { break }
      if let value { power.numerator += String(value) } else { power.isNegative = true }
      position += length
    }
    return power.numerator.isEmpty ? nil : power
  }

  /// The superscript digit or minus sign at an offset, with its length in bytes.
  func superscript(_ offset: Int) -> (Int?, Int)? {
    guard byte(offset) >= 0x80 else { return nil }
    for (value, digit) in ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"].enumerated()
    where starts(with: digit, at: offset) { return (value, digit.utf8.count) }
    return starts(with: "⁻", at: offset) ? (nil, 3) : nil
  }
}
