import NumericCore

/// Finds the tags of an XML file and their attributes; text between tags is skipped.
struct XMLScanner {
  struct Tag {
    enum Kind { case open, close, empty }
    var name: String
    var kind: Kind
    /// The places of the values, without their quotes.
    var attributes: [String: SourceSpan] = [:]
    var span: SourceSpan
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; nil at the end.
  mutating func next() throws(TextError) -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if starts(with: "!--") {
        try skip(past: "-->", from: start)
      } else if starts(with: "?") {
        try skip(past: "?>", from: start)
      } else if starts(with: "!") {
        throw TextError("files of rates have no declarations", SourceSpan(start, start + 2))
      } else {
        return try tag(from: start)
      }
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(past end: StaticString, from start: Int) throws(TextError) {
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw unfinished(start)
  }

  private func unfinished(_ start: Int) -> TextError {
    TextError("this does not end", SourceSpan(start, start + 1))
  }

  private mutating func tag(from start: Int) throws(TextError) -> Tag {
    let isClosing = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let name = word()
    if name.isEmpty {
      throw TextError("an element has a name", SourceSpan(start, start + 1))
    }
    var tag = Tag(name: name, kind: isClosing ? .close : .open, span: SourceSpan(start, start))
    while true {
      let gap = skipBlanks()
      guard position < bytes.count else { throw unfinished(start) }
      if bytes[position] == UInt8(ascii: ">") { break }
      if bytes[position] == UInt8(ascii: "/"), !isClosing {
        tag.kind = .empty
        position += 1
        guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
          throw unfinished(start)
        }
        break
      }
      guard gap, !isClosing else { throw fault("a blank or '>' is missing") }
      let (name, value) = try attribute(start)
      if tag.attributes.updateValue(value, forKey: name) != nil {
        throw TextError("'\(name)' is given twice", value)
      }
    }
    position += 1
    tag.span.end = position
    return tag
  }

  private mutating func attribute(
    _ start: Int
  ) throws(TextError) -> (name: String, value: SourceSpan) {
    let name = word()
    if name.isEmpty { throw fault("an attribute has a name") }
    _ = skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      throw fault("an '=' is missing")
    }
    position += 1
    _ = skipBlanks()
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "'") || bytes[position] == UInt8(ascii: "\"")
    else { throw fault("a value stands in quotes") }
    let quote = bytes[position]
    let first = position + 1
    guard let end = bytes[first...].firstIndex(of: quote) else { throw unfinished(position) }
    if let odd = bytes[first..<end].firstIndex(where: { $0 == 0x26 || $0 == 0x3C }) {
      throw TextError("values of rates have no '&' and no '<'", SourceSpan(odd, odd + 1))
    }
    position = end + 1
    return (name, SourceSpan(first, end))
  }

  private func fault(_ message: String) -> TextError {
    TextError(message, SourceSpan(position, min(position + 1, bytes.count)))
  }

  /// Reads a name: everything up to white space or a character of the syntax.
  private mutating func word() -> String {
    let start = position
    while position < bytes.count, bytes[position] > 0x20,
      !"<>/='\"".utf8.contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    return position > start
  }
}
