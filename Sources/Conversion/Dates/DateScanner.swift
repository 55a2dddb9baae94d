import NumericCore

/// Reads the parts of a text from left to right.
struct DateScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads from a place in a longer text.
  init(_ bytes: [UInt8], at offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

  /// The number of digits that come next.
  var digits: Int { bytes[offset...].prefix { $0.isDigit }.count }

  var isAtEnd: Bool { offset == bytes.count }

  /// Whether month and day follow without a hyphen.
  var isCompact: Bool { offset >= 4 && digits == 4 }

  /// Reads a given text, if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Whether these characters come next; `d` is any digit.
  func matches(_ pattern: StaticString) -> Bool {
    let pattern = pattern.description.utf8
    guard bytes.count - offset >= pattern.count else { return false }
    return zip(pattern, bytes[offset...]).allSatisfy { wanted, byte in
      wanted == UInt8(ascii: "d") ? byte.isDigit : byte == wanted
    }
  }

  /// Whether a letter, a digit or an underscore comes next, so that a word goes on.
  var continuesWord: Bool {
    guard !isAtEnd else { return false }
    let byte = bytes[offset]
    return byte.isDigit || (byte | 0x20).isLetter || byte == UInt8(ascii: "_")
  }

  /// Reads a space between a date and a time.
  mutating func skipBlankBeforeDigit() -> Bool {
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: " "), bytes[offset + 1].isDigit
    else { return false }
    offset += 1
    return true
  }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  /// Reads a number with exactly `count` digits.
  mutating func number(_ count: Int, _ problem: String) throws(TextError) -> Int {
    // The eight digits of a compact date are read in parts.
    guard digits == count || (digits == 8 && count == 4) || (digits == 4 && count == 2) else {
      throw fault(problem, from: offset)
    }
    defer { offset += count }
    return bytes[offset..<offset + count].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads letters, such as those of a unit.
  mutating func word() -> ArraySlice<UInt8> {
    let word = bytes[offset...].prefix { ($0 | 0x20).isLetter }
    offset += word.count
    return word
  }

  /// Reads a letter and returns it as a capital; nil if there is none.
  mutating func letter() -> String? {
    guard !isAtEnd, (bytes[offset] | 0x20).isLetter else { return nil }
    defer { offset += 1 }
    return String(decoding: [bytes[offset] & 0xDF], as: UTF8.self)
  }

  /// Reads an integer with an optional sign; nil if there is none.
  ///
  /// - Throws: if the number is too large for a supported date.
  mutating func integer() throws(TextError) -> Int? {
    let start = offset
    let isNegative = skip("-") || skip("−")
    if !isNegative { _ = skip("+") }
    let text = String(decoding: bytes[offset..<offset + digits], as: UTF8.self)
    offset += text.utf8.count
    guard let number = Int(text) else {
      if !text.isEmpty { throw .beyondCalendar(SourceSpan(start, offset)) }
      offset = start
      return nil
    }
    return isNegative ? -number : number
  }

  /// Reads the digits of a fraction of a second.
  mutating func nanoseconds() throws(TextError) -> Int {
    let count = digits
    guard (1...9).contains(count) else {
      throw fault("a fraction of a second has one to nine digits", from: offset)
    }
    defer { offset += count }
    return bytes[offset..<offset + count].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      * (count..<9).reduce(1) { power, _ in power * 10 }
  }

  func requireEnd(_ what: String) throws(TextError) {
    guard isAtEnd else {
      throw TextError(.date, "\(what) ends here", SourceSpan(offset, bytes.count))
    }
  }

  /// An error whose place is from `start` to here, or to the end of the next character.
  func fault(_ message: String, from start: Int) -> TextError {
    var end = max(offset, min(start + 1, bytes.count))
    // The remaining bytes of a UTF-8 character.
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return TextError(.date, message, SourceSpan(start, end))
  }
}

extension UInt8 {
  /// Whether the byte is one of a to z.
  var isLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
