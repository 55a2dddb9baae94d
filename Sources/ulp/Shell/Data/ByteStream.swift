import CInflate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of a file that is read from its beginning to its end, whatever others read of the same file.
struct ByteStream {
  private let descriptor: Int32
  /// The next byte and the one behind the last: of the file, or of what compressed bytes stand for.
  private var offset: Int
  private let end: Int
  /// The compressed bytes, and what reads them, which no other stream has.
  private let compressed: Range<Int>?
  private var inflater: Inflater?

  init(descriptor: Int32, bytes: Range<Int>) {
    self.descriptor = descriptor
    (offset, end) = (bytes.lowerBound, bytes.upperBound)
    compressed = nil
  }

  /// The CRC-32 of the bytes that are left, nil if there are fewer than it says; fails without zlib.
  func checksum() throws(CommandFailure) -> UInt32? {
    var (stream, found) = (self, UInt32(0))
    while stream.left > 0 {
      let bytes = try stream.read(Self.chunk)
      if bytes.isEmpty { return nil }
      guard c_add_checksum(&found, bytes, bytes.count) else { throw Inflater.isMissing }
    }
    return found
  }

  private static let chunk = 1 << 20

  /// The bytes for which compressed ones stand.
  init(descriptor: Int32, compressed: Range<Int>, size: Int) {
    self.descriptor = descriptor
    (offset, end) = (0, size)
    self.compressed = compressed
  }

  /// The number of bytes that are left.
  var left: Int { end - offset }

  /// The next bytes as a stream of their own.
  func prefix(_ count: Int) -> ByteStream {
    ByteStream(self, end: offset + min(count, left))
  }

  private init(_ other: ByteStream, end: Int) {
    (descriptor, offset, compressed) = (other.descriptor, other.offset, other.compressed)
    self.end = end
  }

  /// Leaves out bytes.
  mutating func skip(_ count: Int) { offset += min(count, left) }

  /// The next bytes, fewer at the end.
  mutating func read(_ count: Int) throws(CommandFailure) -> [UInt8] {
    let wanted = max(0, min(count, left))
    if let compressed { return try inflate(wanted, compressed) }
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let got = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, wanted - filled,
          off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        filled += got
      }
    }
    if let failure {
      throw CommandFailure("cannot read the data: \(String(cString: strerror(failure)))")
    }
    offset += bytes.count
    return bytes
  }

  /// The next bytes for which compressed ones stand; a place before those that were read is reached from the beginning.
  private mutating func inflate(
    _ count: Int, _ compressed: Range<Int>
  ) throws(CommandFailure) -> [UInt8] {
    if !isKnownUniquelyReferenced(&inflater) { inflater = nil }
    if (inflater?.position ?? .max) > offset {
      inflater = try Inflater(ByteStream(descriptor: descriptor, bytes: compressed))
    }
    guard let inflater else { return [] }
    try inflater.skip(to: offset)
    let bytes = try inflater.read(count)
    offset += bytes.count
    return bytes
  }
}
