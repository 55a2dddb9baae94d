// What stands at a place of the source, told by its byte.
extension Parser {
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether a letter, or a part of one beyond ASCII.
  static func isLetter(_ byte: UInt8) -> Bool { isASCIILetter(byte) || byte >= 0x80 }

  /// Whether a name in ASCII may go on with it.
  static func isNamePart(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// Whether a unit may begin with it.
  static func startsUnit(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "%") }

  /// Whether a blank, or nothing, stands at a place.
  func isBlank(_ place: Int) -> Bool {
    !source.indices.contains(place) || source[place] == 0x20 || source[place] == 0x09
  }

  /// The first place from here on without a blank.
  func afterBlanks(_ offset: Int) -> Int {
    var offset = offset
    while offset < source.count, source[offset] == 0x20 { offset += 1 }
    return offset
  }
}
