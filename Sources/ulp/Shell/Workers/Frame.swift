/// Bytes from one process to another: numbers and texts, one after the other.
///
/// Both processes are the same program, so that the form of a message is known to both.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []

  /// Adds a number in groups of seven bits, the lowest first (LEB128).
  mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(_ text: some Collection<UInt8>) {
    add(text.count)
    bytes += text
  }

  mutating func add(_ text: String) { add(text.utf8) }

  /// Adds bytes up to the end of the message, which need no count.
  mutating func append(_ rest: some Collection<UInt8>) { bytes += rest }

  /// Begins another message in the same memory.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func add<Item>(_ item: Item?, _ add: (Item, inout FrameWriter) -> Void) {
    self.add(item == nil ? 0 : 1)
    if let item { add(item, &self) }
  }
}

/// Reads what a ``FrameWriter`` has written.
///
/// Every method returns nil where the bytes end, as they do if their writer died.
struct FrameReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  /// The bytes that were not read.
  var rest: ArraySlice<UInt8> { bytes[place...] }

  mutating func number() -> Int? {
    var (number, shift, next) = (UInt64(0), UInt64(0), place)
    while next < bytes.endIndex {
      let byte = bytes[next]
      next += 1
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 {
        place = next
        return Int(truncatingIfNeeded: number)
      }
    }
    return nil
  }

  mutating func text() -> ArraySlice<UInt8>? {
    let start = place
    guard let count = number(), count >= 0, bytes.endIndex - place >= count else {
      place = start
      return nil
    }
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func string() -> String? { text().map { String(decoding: $0, as: UTF8.self) } }

  /// An item that may be missing; the outer nil is the end of the bytes.
  mutating func optional<Item>(_ read: (inout FrameReader) -> Item?) -> Item?? {
    guard let isPresent = number() else { return nil }
    if isPresent == 0 { return .some(nil) }
    return read(&self).map { .some($0) }
  }

  mutating func list<Item>(_ read: (inout FrameReader) -> Item?) -> [Item]? {
    guard let count = number(), count >= 0 else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let item = read(&self) else { return nil }
      items.append(item)
    }
    return items
  }
}

/// Messages that arrive in pieces, which may end anywhere.
struct IncomingFrames {
  private(set) var bytes: [UInt8] = []

  /// Adds a piece, and passes on the messages that are whole now.
  mutating func add(_ piece: some Collection<UInt8>, _ take: (ArraySlice<UInt8>) -> Void) {
    bytes += piece
    let rest = Self.passOn(bytes[...], take)
    // A new array for the rest: what removes the beginning of an array that a slice still shares copies it into memory for
    // all of its capacity and a little more, which grows with every piece.
    if rest.count < bytes.count { bytes = Array(rest) }
  }

  /// The bytes behind the last whole message.
  private static func passOn(
    _ bytes: ArraySlice<UInt8>, _ take: (ArraySlice<UInt8>) -> Void
  ) -> ArraySlice<UInt8> {
    var reader = FrameReader(bytes)
    while let message = reader.text() { take(message) }
    return reader.rest
  }
}
