/// The members of an archive of NumPy, which is a zip file.
///
/// - Source: PKWARE's APPNOTE.TXT, sections 4.3 and 4.5.3 (64-bit sizes).
struct ZipDirectory {
  /// A member.
  struct Member {
    let name: String
    let stream: ByteStream
    let checksum: UInt32
  }

  private(set) var members: [Member] = []

  static let magic: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// The most bytes behind the directory: a record and a comment.
  private static let longestEnd = 22 + 65_535
  private static let longestDirectory = 1 << 26

  init(descriptor: Int32, size: Int) throws(CommandFailure) {
    let tailStart = max(0, size - Self.longestEnd)
    let tail = try Self.bytes(descriptor, tailStart..<size)
    guard let end = tail.lastPlace(of: [0x50, 0x4B, 0x05, 0x06]), end + 22 <= tail.count else {
      throw Self.fault("its directory is missing")
    }
    var (count, length, start) = (
      tail.word(at: end + 10, 2), tail.word(at: end + 12, 4), tail.word(at: end + 16, 4)
    )
    // A record of 64-bit sizes has its place in a locator of 20 bytes before the end.
    if let locator = tail[..<end].lastPlace(of: [0x50, 0x4B, 0x06, 0x07]), locator + 20 == end {
      let place = tail.word(at: locator + 8, 8)
      guard place >= 0, place <= size - 56 else { throw Self.fault("its directory is missing") }
      let record = try Self.bytes(descriptor, place..<(place + 56))
      guard record.starts(with: [0x50, 0x4B, 0x06, 0x06]) else {
        throw Self.fault("its directory is missing")
      }
      (count, length, start) = (
        record.word(at: 32, 8), record.word(at: 40, 8), record.word(at: 48, 8)
      )
    }
    guard (0...Self.longestDirectory).contains(length), start >= 0, start <= size - length else {
      throw Self.fault("its directory is beyond its end")
    }
    let directory = try Self.bytes(descriptor, start..<(start + length))
    var place = 0
    for _ in 0..<max(0, min(count, length / 46)) {
      guard place + 46 <= directory.count,
        directory[place...].starts(with: [0x50, 0x4B, 0x01, 0x02])
      else { throw Self.fault("its directory is damaged") }
      let (nameLength, extraLength) = (
        directory.word(at: place + 28, 2), directory.word(at: place + 30, 2)
      )
      let nameEnd = place + 46 + nameLength
      let next = nameEnd + extraLength + directory.word(at: place + 32, 2)
      guard next <= directory.count else { throw Self.fault("its directory is damaged") }
      let name = String(decoding: directory[(place + 46)..<nameEnd], as: UTF8.self)
      var sizes = [
        directory.word(at: place + 24, 4), directory.word(at: place + 20, 4),
        directory.word(at: place + 42, 4),
      ]
      Self.replace(&sizes, by: directory[nameEnd..<(nameEnd + extraLength)])
      let method = directory.word(at: place + 10, 2)
      guard method == 0 || method == 8 else {
        throw Self.fault("'\(name)' is compressed by method \(method), which is not known")
      }
      let data = try Self.data(descriptor, size, at: sizes[2], method == 0 ? sizes[0] : sizes[1])
      guard sizes[0] >= 0 else { throw Self.fault("a member is beyond its end") }
      let stream =
        method == 0
        ? ByteStream(descriptor: descriptor, bytes: data)
        : ByteStream(descriptor: descriptor, compressed: data, size: sizes[0])
      let checksum = UInt32(truncatingIfNeeded: directory.word(at: place + 16, 4))
      members.append(Member(name: name, stream: stream, checksum: checksum))
      place = next
    }
  }

  /// Takes sizes that do not fit into 32 bits from a field behind the name, in their order.
  private static func replace(_ sizes: inout [Int], by extra: ArraySlice<UInt8>) {
    var extra = Array(extra)
    while extra.count >= 4 {
      let (kind, length) = (extra.word(at: 0, 2), extra.word(at: 2, 2))
      if kind == 1 {
        var place = 4
        for index in sizes.indices where sizes[index] == 0xFFFF_FFFF {
          guard place + 8 <= min(extra.count, 4 + length) else { return }
          sizes[index] = extra.word(at: place, 8)
          place += 8
        }
        return
      }
      extra.removeFirst(min(extra.count, 4 + length))
    }
  }

  /// The data of a member, which begin behind a header of its own.
  private static func data(
    _ descriptor: Int32, _ fileSize: Int, at place: Int, _ size: Int
  ) throws(CommandFailure) -> Range<Int> {
    guard place >= 0, place <= fileSize - 30 else { throw fault("a member is beyond its end") }
    let header = try bytes(descriptor, place..<(place + 30))
    let start = place + 30 + header.word(at: 26, 2) + header.word(at: 28, 2)
    guard header.starts(with: magic), size >= 0, start <= fileSize - size else {
      throw fault("a member is beyond its end")
    }
    return start..<(start + size)
  }

  private static func bytes(
    _ descriptor: Int32, _ range: Range<Int>
  ) throws(CommandFailure) -> [UInt8] {
    var stream = ByteStream(descriptor: descriptor, bytes: range)
    let bytes = try stream.read(range.count)
    guard bytes.count == range.count else { throw fault("it ends too early") }
    return bytes
  }

  private static func fault(_ reason: String) -> CommandFailure {
    CommandFailure("cannot read the archive: \(reason)")
  }
}

extension [UInt8] {
  /// A whole number in some bytes, the lowest first; negative for one beyond 2⁶³.
  fileprivate func word(at place: Int, _ count: Int) -> Int {
    let word = self[place..<(place + count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(bitPattern: UInt(word))
  }
}

extension Collection where Element == UInt8, Index == Int {
  /// The last place of a mark.
  fileprivate func lastPlace(of mark: [UInt8]) -> Int? {
    guard count >= mark.count else { return nil }
    var place = endIndex - mark.count
    while place >= startIndex {
      if self[place...].starts(with: mark) { return place }
      place -= 1
    }
    return nil
  }
}
