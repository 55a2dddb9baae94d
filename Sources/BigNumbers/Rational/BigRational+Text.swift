public import NumericCore

extension BigRational: LosslessStringConvertible {
  /// The number that ``init(parsing:limits:)`` reads within the default limits; nil for any other
  /// text.
  public init?(_ description: String) {
    guard let value = try? BigRational(parsing: description) else { return nil }
    self = value
  }

  /// Reads a number exactly: an optional sign, then a finite literal in any notation of
  /// `ExactLiteral`, or two whole ones with a slash between them.
  ///
  /// `-1.25e3` is −1250, `0.1` is one tenth, `6/4` is 3/2. Spaces, a sign after the slash, `inf`,
  /// `nan` and a zero denominator are faults.
  ///
  /// **Errors.** `TextError` with the offset of the fault; `LimitExceeded` with the limit
  /// `.precision` when the numerator or the denominator would have more than `limits.precision`
  /// bits. **Complexity.** O(M(n) log n) for n bits.
  public init(parsing text: String, limits: Limits = Limits()) throws {
    var reader = FractionReader(bytes: Array(text.utf8))
    self = try reader.read(limits)
  }
}

extension BigRational: CustomStringConvertible, CustomDebugStringConvertible {
  /// `n/d` in lowest terms, or `n` for an integer, in decimal digits; it reads back as the same
  /// number.
  public var description: String {
    let numerator = numerator.text(radix: 10)
    return isInteger ? numerator : "\(numerator)/\(denominator.text(radix: 10))"
  }

  /// The description as an initialiser's argument.
  public var debugDescription: String { "BigRational(\"\(description)\")" }
}

/// Reads the text of a fraction, and reports the position of a fault.
private struct FractionReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ limits: Limits) throws -> BigRational {
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { position = 1 }
    let numerator = try readLiteral()
    var value = numerator.literal
    value.isNegative = isNegative
    guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else {
      try expectEnd()
      return try exact(value, limits)
    }
    position += 1
    let denominator = try readLiteral()
    try expectEnd()
    for part in [numerator, denominator] { try expectWhole(part.literal, part.range) }
    if denominator.literal.isZero {
      throw TextError("the denominator is zero", at: denominator.range.lowerBound)
    }
    return try exact(value, limits) / exact(denominator.literal, limits)
  }

  private mutating func readLiteral() throws -> (literal: ExactLiteral, range: Range<Int>) {
    let start = position
    guard LiteralScanner.starts(in: bytes, at: start) else {
      throw TextError("a number starts with a digit", at: start)
    }
    var scanner = LiteralScanner(bytes, at: start)
    let literal = try scanner.scan()
    position = scanner.position
    return (literal, start..<position)
  }

  private func expectEnd() throws {
    if position < bytes.count {
      throw TextError("the number ends before this", at: position)
    }
  }

  /// Throws unless a literal has neither a point nor an exponent, which is `e` in decimal and `p`
  /// in hexadecimal.
  private func expectWhole(_ literal: ExactLiteral, _ range: Range<Int>) throws {
    let marker = literal.base == 10 ? UInt8(ascii: "e") : UInt8(ascii: "p")
    let fault = range.first { bytes[$0] == UInt8(ascii: ".") || bytes[$0] | 0x20 == marker }
    if let fault {
      throw TextError("both sides of '/' are whole numbers", at: fault)
    }
  }

  private func exact(_ literal: ExactLiteral, _ limits: Limits) throws -> BigRational {
    guard let value = try BigRational(exactly: literal, limits: limits) else {
      preconditionFailure("the scanner reads finite numbers only")
    }
    return value
  }
}
