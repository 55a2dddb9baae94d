#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of a file that is read from its beginning to its end, whatever others read of the same file.
struct ByteStream {
  private let descriptor: Int32
  private var offset: Int
  private let end: Int

  init(descriptor: Int32, bytes: Range<Int>) {
    self.descriptor = descriptor
    (offset, end) = (bytes.lowerBound, bytes.upperBound)
  }

  /// The number of bytes that are left.
  var left: Int { end - offset }

  /// The next bytes as a stream of their own.
  func prefix(_ count: Int) -> ByteStream {
    ByteStream(descriptor: descriptor, bytes: offset..<(offset + min(count, left)))
  }

  /// Leaves out bytes.
  mutating func skip(_ count: Int) { offset += min(count, left) }

  /// The next bytes, fewer at the end.
  mutating func read(_ count: Int) throws(CommandFailure) -> [UInt8] {
    let wanted = max(0, min(count, left))
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
}
