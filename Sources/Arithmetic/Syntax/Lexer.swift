import Conversion
import NumericCore

/// Splits the bytes of a line into tokens, one at a time, so that a copy can look ahead.
struct Lexer {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Continues at another place, which must be the start of a character.
  mutating func move(to position: Int) { self.position = position }

  mutating func next() throws(TextError) -> Token {
    skipBlanks()
    let start = position
    guard start < bytes.count else {
      return Token(kind: .end, span: SourceSpan(start, start))
    }
    let byte = bytes[start]
    if LiteralScanner.starts(in: bytes, at: start) { return try number() }
    if Self.isWordStart(byte) {
      while position < bytes.count, Self.isWordPart(bytes[position]) { position += 1 }
      extendOverLetters()
      return Token(kind: .name, span: SourceSpan(start, position))
    }
    if let token = symbol() { return token }
    return try other()
  }

  private mutating func number() throws(TextError) -> Token {
    let start = position
    var scanner = LiteralScanner(bytes, at: start)
    scanner.endsBeforeRange = true
    do throws(TextError) {
      let literal = try scanner.scan()
      position = scanner.position
      return Token(kind: .number(literal), span: SourceSpan(start, position))
    } catch {
      let length = error.offset < bytes.count ? scalar(at: error.offset).1 : 0
      throw error.moved(to: SourceSpan(error.offset, error.offset + length))
    }
  }

  private mutating func symbol() -> Token? {
    let start = position
    for spelling in OperatorRow.byFirstByte[Int(bytes[start])] {
      let end = start + spelling.length
      guard end <= bytes.count else { continue }
      var packed: UInt32 = 0
      for offset in start..<end { packed = packed << 8 | UInt32(bytes[offset]) }
      guard packed == spelling.packed else { continue }
      // `5!==120` contains a factorial and a comparison.
      if spelling.infix == .relation(.notEqual), spelling.length == 2, end < bytes.count,
        bytes[end] == UInt8(ascii: "=")
      {
        continue
      }
      // `5!!=15` is a factorial that is unequal, `5!!==15` a double factorial that is equal.
      if spelling.mark == .doubleFactorial, end < bytes.count,
        bytes[end] == UInt8(ascii: "="), end + 1 == bytes.count || bytes[end + 1] != bytes[end]
      {
        continue
      }
      position = end
      return Token(
        kind: .symbol(infix: spelling.infix, prefix: spelling.prefix, mark: spelling.mark),
        span: SourceSpan(start, end))
    }
    return nil
  }

  /// Letters outside ASCII, superscripts, and unknown characters.
  private mutating func other() throws(TextError) -> Token {
    let start = position
    let (scalar, length) = scalar(at: start)
    if let fraction = Self.vulgarFractions[scalar] {
      position += length
      return Token(
        kind: .fraction(fraction.numerator, fraction.denominator), span: SourceSpan(start, position)
      )
    }
    if let literal = superscript() {
      return Token(kind: .superscript(literal), span: SourceSpan(start, position))
    }
    // Each of these letters is a name by itself, so that `πr²` is π·r²; so is a sign such as `℃` or `'`.
    if Self.isLoneName(scalar) || UnitScanner.isSign(scalar) || Self.isMark(scalar) {
      position += length
      return Token(kind: .name, span: SourceSpan(start, position))
    }
    if scalar.properties.isAlphabetic {
      extendOverLetters()
      return Token(kind: .name, span: SourceSpan(start, position))
    }
    throw TextError(.unexpectedCharacter(Character(scalar)), SourceSpan(start, start + length))
  }

  private mutating func extendOverLetters() {
    while position < bytes.count {
      if Self.isWordPart(bytes[position]) {
        position += 1
      } else if bytes[position] >= 0x80 {
        let (scalar, length) = scalar(at: position)
        guard scalar.properties.isAlphabetic, !Self.isLoneName(scalar) else { return }
        position += length
      } else {
        return
      }
    }
  }

  /// Superscript digits with an optional sign.
  private mutating func superscript() -> ExactLiteral? {
    var next = position
    var digits: [UInt8] = []
    var isNegative = false
    while next < bytes.count {
      let (scalar, length) = scalar(at: next)
      if scalar == "⁻", digits.isEmpty, !isNegative {
        isNegative = true
      } else if let digit = Self.superscripts.firstIndex(of: scalar) {
        digits.append(UInt8(ascii: "0") + UInt8(digit))
      } else {
        break
      }
      next += length
    }
    var scanner = LiteralScanner(digits)
    guard !digits.isEmpty, var literal = try? scanner.scan() else { return nil }
    literal.isNegative = isNegative
    position = next
    return literal
  }

  private static let vulgarFractions: [Unicode.Scalar: (numerator: Int, denominator: Int)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8),
    "⅞": (7, 8), "⅐": (1, 7), "⅑": (1, 9), "⅒": (1, 10),
  ]

  private static let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)

  private static func isLoneName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "π" || scalar == "∞" || scalar == "τ" || scalar == "φ"
  }

  /// Whether it is a mark of feet or inches, as it is typed or as programs of typography make it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\"" || scalar == "’" || scalar == "”"
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        position += 1
      } else if byte >= 0xC2 {
        let (scalar, length) = scalar(at: position)
        guard scalar.properties.isWhitespace || scalar == "\u{FEFF}" else { return }
        position += length
      } else {
        return
      }
    }
  }

  /// The scalar at an offset.
  ///
  /// The parser has checked that the bytes are valid UTF-8.
  private func scalar(at start: Int) -> (Unicode.Scalar, Int) {
    var decoder = UTF8()
    var iterator = bytes[start...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || byte &- UInt8(ascii: "0") < 10
  }
}
