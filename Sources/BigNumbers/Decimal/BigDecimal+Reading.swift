public import NumericCore

extension BigDecimal: LosslessStringConvertible {
  /// The number that a text denotes, with all of its digits and trailing zeros.
  ///
  /// `1.20`, `-12E-3`, `.5`, `5.`, `Infinity`, `inf`, `NaN` and `sNaN12` are numbers, in upper or
  /// lower case. Blanks and separators are not allowed.
  ///
  /// **Source.** General Decimal Arithmetic, numeric string syntax. **Complexity.** Linear up to 38
  /// digits, O(M(n) log n) beyond.
  ///
  /// - Throws: `LiteralError` with the position of the fault where the whole text is not a number,
  ///   or where its exponent is beyond ±2·10¹⁸.
  public init(parsing text: String) throws(LiteralError) {
    var reader = DecimalReader(Array(text.utf8))
    self = try reader.read()
    guard Self.exponentRange.contains(exponent) else {
      throw LiteralError(
        message: "exponents of decimals end at ±\(Self.exponentRange.upperBound)",
        offset: reader.exponentStart)
    }
  }

  /// The number that ``init(parsing:)`` reads; nil for any other text.
  public init?(_ description: String) {
    do throws(LiteralError) { try self.init(parsing: description) } catch { return nil }
  }
}

extension DecimalContext {
  /// The number that a text denotes, rounded to the context.
  ///
  /// A text that is not a number gives NaN with the condition
  /// ``DecimalConditions/conversionSyntax``.
  ///
  /// **Source.** General Decimal Arithmetic, to-number.
  public mutating func number(_ text: String) -> BigDecimal {
    var reader = DecimalReader(Array(text.utf8))
    do throws(LiteralError) {
      let x = try reader.read()
      // A NaN whose payload has too many digits is not a number of the context.
      if x.isNaN, !hasFittingPayload(x) { return invalid(.conversionSyntax) }
      return rounded(x)
    } catch {
      return invalid(.conversionSyntax)
    }
  }
}

/// Reads the numeric strings of the General Decimal Arithmetic specification.
private struct DecimalReader {
  let bytes: [UInt8]
  var position = 0
  /// Where the exponent's digits start.
  var exponentStart = 0

  /// Larger exponents make no difference: every context overflows or underflows.
  private let greatestExponent = 4_000_000_000_000_000_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(LiteralError) -> BigDecimal {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    var result = try readMagnitude()
    guard position == bytes.count else {
      throw LiteralError(message: "the number ends before this", offset: position)
    }
    result.isNegative = isNegative
    return result
  }

  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func readMagnitude() throws(LiteralError) -> BigDecimal {
    if skip(word: "infinity") || skip(word: "inf") { return .infinity }
    let isSignaling = skip(word: "snan")
    if isSignaling || skip(word: "nan") {
      return BigDecimal(
        Coefficient(digits: readDigits()), kind: isSignaling ? .signalingNaN : .quietNaN)
    }
    var digits = readDigits()
    var exponent = 0
    if next == UInt8(ascii: ".") {
      position += 1
      let fraction = readDigits()
      exponent = -fraction.count
      if digits.isEmpty { digits = fraction } else { digits += fraction }
    }
    if digits.isEmpty { throw LiteralError(message: "a digit is missing", offset: position) }
    if next | 0x20 == UInt8(ascii: "e") { exponent += try readExponent() }
    return BigDecimal(Coefficient(digits: digits), exponent: exponent)
  }

  private mutating func readDigits() -> ArraySlice<UInt8> {
    let start = position
    while next &- UInt8(ascii: "0") < 10 { position += 1 }
    return bytes[start..<position]
  }

  private mutating func readExponent() throws(LiteralError) -> Int {
    position += 1
    exponentStart = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    let digits = readDigits()
    if digits.isEmpty {
      throw LiteralError(message: "the exponent has no digits", offset: position)
    }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    // Nineteen digits fit an unsigned word: 10¹⁹ < 2⁶⁴.
    let magnitude =
      significant.count > 19
      ? greatestExponent
      : Int(
        min(
          significant.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) },
          UInt64(greatestExponent)))
    return isNegative ? -magnitude : magnitude
  }

  /// Skips a word in upper or lower case; returns whether it was there.
  private mutating func skip(word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let matches = word.withUTF8Buffer { letters in
      zip(bytes[position..<end], letters).allSatisfy { $0 | 0x20 == $1 }
    }
    if matches { position = end }
    return matches
  }
}
