public import NumericCore

extension BigRational {
  /// Reads the partial quotients of a number: `[3; 7, 15, 1]`, whole numbers, of which all but the
  /// first are positive.
  ///
  /// Blanks may surround them.
  ///
  /// **Errors.** `LiteralError` with the offset of the fault; `LimitExceeded` with the limit
  /// `.precision` when the numerator or the denominator may have more than `limits.precision` bits.
  public init(parsingContinuedFraction text: String, limits: Limits = Limits()) throws {
    let bytes = Array(text.utf8)
    func skipBlanks(_ position: inout Int) {
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }
    var (position, quotients, bits) = (0, [BigRational](), 0)
    skipBlanks(&position)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "[") else {
      throw LiteralError(message: "a continued fraction starts with '['", offset: position)
    }
    while true {
      position += 1
      skipBlanks(&position)
      let start = position
      if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
      while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
      let digits = String(decoding: bytes[start..<position], as: UTF8.self)
      guard let last = digits.utf8.last, Self.isDigit(last) else {
        throw LiteralError(message: "a partial quotient is a whole number", offset: position)
      }
      let quotient = try BigRational(parsing: digits, limits: limits)
      if !quotients.isEmpty, quotient.sign <= 0 {
        throw LiteralError(message: "quotients after the first are positive", offset: start)
      }
      quotients.append(quotient)
      bits += quotient.numeratorBits + 1
      try limits.checkSize(bits)
      skipBlanks(&position)
      guard position < bytes.count else {
        throw LiteralError(message: "a ']' is missing", offset: position)
      }
      if bytes[position] == UInt8(ascii: "]") { break }
      let separator = quotients.count == 1 ? UInt8(ascii: ";") : UInt8(ascii: ",")
      guard bytes[position] == separator else {
        throw LiteralError(
          message: quotients.count == 1
            ? "a ';' follows the first quotient" : "a ',' or ']' follows a quotient",
          offset: position)
      }
    }
    position += 1
    skipBlanks(&position)
    guard position == bytes.count else {
      throw LiteralError(message: "the continued fraction ends before this", offset: position)
    }
    guard let value = BigRational(continuedFraction: quotients) else {
      preconditionFailure("whole numbers, positive after the first, are partial quotients")
    }
    self = value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    RadixLiteral.value(of: byte, radix: 10) != nil
  }
}
