import NumericCore

extension JSONValue {
  /// Reads one value from a line.
  ///
  /// - Throws: why the text is no JSON, and the offset of the byte where that shows.
  init(line bytes: ArraySlice<UInt8>) throws(TextError) {
    var reader = JSONReader(bytes)
    self = try reader.value(depth: 0)
    try reader.expectEnd()
  }
}

/// Reads JSON by recursive descent.
private struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// The largest nesting depth of values.
  private static let deepest = 64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  mutating func value(depth: Int) throws(TextError) -> JSONValue {
    if depth > Self.deepest { throw fault("values are nested deeper than \(Self.deepest)") }
    skipBlanks()
    guard place < bytes.endIndex else { throw fault("a value is missing") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-") where bytes[place...].dropFirst().first == UInt8(ascii: "I"):
      return try word()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  mutating func expectEnd() throws(TextError) {
    skipBlanks()
    if place < bytes.endIndex { throw fault("something stands behind the value") }
  }

  private func fault(_ reason: String) -> TextError {
    TextError(reason, at: place - bytes.startIndex)
  }

  private mutating func skipBlanks() {
    while place < bytes.endIndex {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      default: return
      }
    }
  }

  /// Reads a byte if it is the next one after white space.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.endIndex, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func object(_ depth: Int) throws(TextError) -> JSONValue {
    _ = take("{")
    var fields: JSONFields = []
    if take("}") { return .object(fields) }
    repeat {
      skipBlanks()
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "\"") else {
        throw fault("a name in double quotes is missing")
      }
      let name = try string()
      guard take(":") else { throw fault("':' is missing behind a name") }
      fields.append((name, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw fault("'}' or ',' is missing") }
    return .object(fields)
  }

  private mutating func list(_ depth: Int) throws(TextError) -> JSONValue {
    _ = take("[")
    var values: [JSONValue] = []
    if take("]") { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw fault("']' or ',' is missing") }
    return .list(values)
  }

  private mutating func word() throws(TextError) -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("true", .truth(true)), ("false", .truth(false)), ("null", .null),
      // Python's names of numbers that JSON does not have.
      ("NaN", .number("NaN")), ("Infinity", .number("Infinity")),
      ("-Infinity", .number("-Infinity")),
    ]
    for (word, value) in words where bytes[place...].starts(with: Array(word.utf8)) {
      place += word.utf8.count
      return value
    }
    throw fault("this is not a JSON value")
  }

  private mutating func number() throws(TextError) -> String {
    let start = place
    loop: while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        place += 1
      default: break loop
      }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func string() throws(TextError) -> String {
    place += 1
    // What stands between escapes, most often all of the string, is copied at once.
    var start = place
    var text: [UInt8] = []
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        defer { place += 1 }
        if text.isEmpty { return String(decoding: bytes[start..<place], as: UTF8.self) }
        return String(decoding: text + bytes[start..<place], as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<place]
        place += 1
        text += Array(String(try escape()).utf8)
        start = place
      default: place += 1
      }
    }
    throw fault("a string has no end")
  }

  private mutating func escape() throws(TextError) -> Unicode.Scalar {
    guard place < bytes.endIndex else { throw fault("a string has no end") }
    let byte = bytes[place]
    place += 1
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = plain[byte] { return scalar }
    guard byte == UInt8(ascii: "u") else { throw fault("this escape is unknown") }
    let high = try codeUnit()
    if UTF16.isLeadSurrogate(high), bytes[place...].starts(with: Array("\\u".utf8)) {
      place += 2
      let low = try codeUnit()
      if UTF16.isTrailSurrogate(low) {
        return UTF16.decode(UTF16.EncodedScalar([high, low]))
      }
      throw fault("half of a surrogate pair is missing")
    }
    guard let scalar = Unicode.Scalar(UInt32(high)) else {
      throw fault("half of a surrogate pair is missing")
    }
    return scalar
  }

  private mutating func codeUnit() throws(TextError) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    // `UInt16` would read a sign as well.
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are missing") }
    place += 4
    return unit
  }
}
