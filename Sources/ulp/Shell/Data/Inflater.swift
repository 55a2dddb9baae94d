import CInflate

/// Reads the bytes that compressed ones stand for, from their beginning on (RFC 1951).
final class Inflater {
  private let reader: OpaquePointer
  private var source: ByteStream
  private var input: [UInt8] = []
  private var isAtEnd = false
  /// The number of bytes that were read.
  private(set) var position = 0

  /// The compressed bytes that are read at a time.
  private static let chunk = 1 << 16

  /// A reader of compressed bytes; fails without zlib.
  init(_ source: ByteStream) throws(CommandFailure) {
    guard let reader = c_inflater_open() else { throw Self.isMissing }
    self.reader = reader
    self.source = source
  }

  /// Why nothing can be read without zlib.
  static var isMissing: CommandFailure {
    CommandFailure(
      "cannot read the archive: the library zlib is not there; numpy.save writes a file that needs none"
    )
  }

  deinit { c_inflater_close(reader) }

  /// Leaves out bytes.
  func skip(to place: Int) throws(CommandFailure) {
    while position < place {
      if try read(min(place - position, Self.chunk)).isEmpty { return }
    }
  }

  /// The next bytes, fewer at the end.
  func read(_ count: Int) throws(CommandFailure) -> [UInt8] {
    var isBroken = false
    var failure: CommandFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, !isAtEnd, !isBroken {
        if input.isEmpty {
          do throws(CommandFailure) { input = try source.read(Self.chunk) } catch {
            failure = error
            return
          }
          isBroken = input.isEmpty
        }
        guard let base = buffer.baseAddress, !isBroken else { return }
        var (taken, made) = (input.count, count - filled)
        let result = c_inflater_read(reader, input, &taken, base + filled, &made)
        input.removeFirst(taken)
        filled += made
        isAtEnd = result == Int32(c_inflate_end)
        isBroken = result == Int32(c_inflate_broken) || (taken == 0 && made == 0 && !isAtEnd)
      }
    }
    position += bytes.count
    if let failure { throw failure }
    if isBroken { throw CommandFailure("cannot read the data: what is compressed is damaged") }
    return bytes
  }
}
