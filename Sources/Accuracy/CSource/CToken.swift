import NumericCore

/// The words and signs of a text in C.
struct CToken {
  enum Kind: Equatable {
    /// A name, or a keyword.
    case word
    case number
    case sign
    case end
  }

  let kind: Kind
  let text: String
  let span: SourceSpan
}

extension CToken {
  /// Signs of several characters, the longest first.
  private static let longSigns = [
    "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
    "-=", "*=", "/=", "%=", "&=", "|=", "^=", "::",
  ].map { Array($0.utf8) }

  /// The tokens of a text, without comments and lines that include headers, and an end.
  static func tokens(of bytes: [UInt8]) throws(TextError) -> [CToken] {
    var tokens: [CToken] = []
    var place = 0
    while place < bytes.count {
      if try skip(&place, bytes, isFirst: tokens.isEmpty || startsLine(place, bytes)) { continue }
      let start = place
      let byte = bytes[place]
      let kind: Kind
      if isLetter(byte) {
        kind = .word
        while place < bytes.count, isLetter(bytes[place]) || isDigit(bytes[place]) { place += 1 }
        // A qualified name is one word.
        let isStandard = Array(bytes[start..<place]) == Array("std".utf8)
        if isStandard, bytes[place...].starts(with: "::".utf8) {
          place += 2
          while place < bytes.count, isLetter(bytes[place]) || isDigit(bytes[place]) { place += 1 }
        }
      } else if isDigit(byte)
        || byte == UInt8(ascii: ".") && place + 1 < bytes.count && isDigit(bytes[place + 1])
      {
        kind = .number
        place = endOfNumber(place, bytes)
      } else {
        kind = .sign
        let sign = longSigns.first { bytes[place...].starts(with: $0) }
        place += sign?.count ?? 1
        while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      }
      tokens.append(
        CToken(
          kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self),
          span: SourceSpan(start, place)))
    }
    tokens.append(
      CToken(kind: .end, text: "the end", span: SourceSpan(bytes.count, bytes.count)))
    return tokens
  }

  private static func startsLine(_ place: Int, _ bytes: [UInt8]) -> Bool {
    bytes[..<place].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      .map { $0 == UInt8(ascii: "\n") } ?? true
  }

  /// Skips a blank, a comment, or a line of the preprocessor.
  private static func skip(
    _ place: inout Int, _ bytes: [UInt8], isFirst: Bool
  ) throws(TextError) -> Bool {
    let rest = bytes[place...]
    let newline = UInt8(ascii: "\n")
    if bytes[place] <= UInt8(ascii: " ") {
      place += 1
    } else if rest.starts(with: "//".utf8) {
      place = rest.firstIndex(of: newline) ?? bytes.count
    } else if rest.starts(with: "/*".utf8) {
      var end = place + 2
      while end + 1 < bytes.count,
        bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
      { end += 1 }
      guard end + 1 < bytes.count else {
        throw TextError(.syntax, "this comment is not closed", SourceSpan(place, place + 2))
      }
      place = end + 2
    } else if isFirst, bytes[place] == UInt8(ascii: "#") {
      let end = rest.firstIndex(of: newline) ?? bytes.count
      let line = String(decoding: bytes[place..<end], as: UTF8.self)
      guard line.dropFirst().drop(while: \.isWhitespace).hasPrefix("include") else {
        throw TextError(
          .unsupported, "of the preprocessor's lines only #include is read, and ignored",
          SourceSpan(place, end))
      }
      place = end
    } else {
      return false
    }
    return true
  }

  /// The end of what the preprocessor takes for a number: an exponent may have a sign.
  private static func endOfNumber(_ start: Int, _ bytes: [UInt8]) -> Int {
    var place = start
    let isHex = bytes[start...].starts(with: "0x".utf8) || bytes[start...].starts(with: "0X".utf8)
    while place < bytes.count {
      let byte = bytes[place]
      let isExponent = (isHex ? "pP" : "eE").utf8.contains(byte)
      if isExponent, place + 1 < bytes.count, "+-".utf8.contains(bytes[place + 1]) {
        place += 2
      } else if isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "'")
      {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
