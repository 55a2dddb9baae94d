/// The literals of Python of which the header of an array consists.
struct PythonLiteral {
  enum Value {
    case text(String)
    case number(Int)
    case truth(Bool)
    case tuple([Value])
    case dictionary([(String, Value)])
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next value; nil if there is none. Lists are tuples.
  mutating func value(depth: Int = 0) -> Value? {
    skipBlanks()
    guard place < bytes.count, depth < 8 else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      let quote = bytes[place]
      guard let end = bytes[(place + 1)...].firstIndex(of: quote) else { return nil }
      defer { place = end + 1 }
      return .text(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
    case UInt8(ascii: "("): return items(")", depth).map(Value.tuple)
    case UInt8(ascii: "["): return items("]", depth).map(Value.tuple)
    case UInt8(ascii: "{"): return dictionary(depth)
    default:
      let end = bytes[place...].firstIndex { ",)]}: ".utf8.contains($0) } ?? bytes.count
      defer { place = end }
      switch String(decoding: bytes[place..<end], as: UTF8.self) {
      case "True": return .truth(true)
      case "False": return .truth(false)
      case let word: return Int(word).map(Value.number)
      }
    }
  }

  private mutating func items(_ close: Unicode.Scalar, _ depth: Int) -> [Value]? {
    place += 1
    var items: [Value] = []
    while !takes(close) {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
      if !takes(",") { return takes(close) ? items : nil }
    }
    return items
  }

  private mutating func dictionary(_ depth: Int) -> Value? {
    place += 1
    var entries: [(String, Value)] = []
    while !takes("}") {
      guard case .text(let key)? = value(depth: depth + 1), takes(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      entries.append((key, value))
      if !takes(",") { return takes("}") ? .dictionary(entries) : nil }
    }
    return .dictionary(entries)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A { place += 1 }
  }

  private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }
}
