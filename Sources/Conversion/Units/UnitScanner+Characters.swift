// The characters in names of units.
extension UnitScanner {
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func skipBlanks() {
    while byte(position) == 0x20 || byte(position) == 0x09 { position += 1 }
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  func starts(with text: String, at offset: Int? = nil) -> Bool {
    bytes.dropFirst(offset ?? position).starts(with: text.utf8)
  }

  func isWordPart(_ offset: Int) -> Bool { wordPart(offset) > 0 }

  /// The length in bytes of a character that may be part of a name: a letter, a digit, `_` or a
  /// sign such as `°`.
  func wordPart(_ offset: Int) -> Int {
    let byte = byte(offset)
    if byte < 0x80 {
      return (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") ? 1 : 0
    }
    var decoder = UTF8()
    var iterator = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return 0 }
    guard Self.isSign(scalar) || (scalar.properties.isAlphabetic && superscript(offset) == nil)
    else { return 0 }
    return UTF8.width(scalar)
  }

  /// Whether a character that is not a letter denotes a unit or is part of its name.
  public static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    signs.contains(scalar)
  }

  private static let signs = Set("°′″℃℉℧$€£¥".unicodeScalars)

  /// The end of the word that starts at an offset, where there is no digit.
  ///
  /// A sign is not followed by digits of the same word: `45°30′`.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    var takesDigits = false
    while case let length = wordPart(end), length > 0 {
      if !takesDigits, byte(end) &- UInt8(ascii: "0") < 10 { break }
      let isLetter = length == 1 && byte(end) != UInt8(ascii: "$")
      takesDigits = isLetter || !Self.signs.contains { starts(with: String($0), at: end) }
      end += length
    }
    return end
  }
}
