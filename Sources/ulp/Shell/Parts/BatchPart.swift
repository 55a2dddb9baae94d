import Arithmetic

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of the lines of a file, and what is written around its answers: an object that tells the job and the bytes of the file,
/// and behind them one that has their numbers and checksum, so that answers that are cut off are found.
struct BatchPart {
  /// The bytes of whole lines of the file.
  let bytes: Range<Int>
  private let file: JSONFields
  private let definitions: [String]

  static let schema = "ulp-batch-part-1"

  /// The lines of a part that begin in its share of the bytes, of a file that is open for reading.
  ///
  /// `definitions` are the files that lines can use, whose contents belong to the job.
  init(_ part: JobPart, of descriptor: Int32, using definitions: [[UInt8]]) throws(CommandFailure) {
    let size = try Self.size(of: descriptor, for: "--part")
    let share = part.range(of: size)
    bytes =
      try Self.lineStart(
        from: share.lowerBound, in: descriptor, size)..<Self.lineStart(
        from: share.upperBound, in: descriptor, size)
    var ends = Checksum()
    for place in [0, max(0, size - Self.lengthOfEnds)] {
      ends.add(try Self.read(descriptor, from: place, most: Self.lengthOfEnds))
    }
    file = [("bytes", JSONValue(size)), ("ends", .string(ends.text))]
    self.definitions = definitions.map { content in
      var checksum = Checksum()
      checksum.add(content)
      return checksum.text
    }
  }

  /// The number of bytes of a file; a pipe, which an option cannot read, is refused.
  static func size(of descriptor: Int32, for option: String) throws(CommandFailure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CommandFailure("\(option) needs the name of a file, which it can read in any order")
    }
    return Int(status.st_size)
  }

  /// The bytes at each end of a file whose checksum tells it from another one of its size.
  private static let lengthOfEnds = 1 << 16

  /// The first start of a line at a place or behind it.
  static func lineStart(
    from place: Int, in descriptor: Int32, _ size: Int
  ) throws(CommandFailure) -> Int {
    if place == 0 || place >= size { return min(place, size) }
    var next = place - 1
    while next < size {
      let bytes = try read(descriptor, from: next, most: 1 << 16)
      if bytes.isEmpty { break }
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) { return next + end + 1 }
      next += bytes.count
    }
    return size
  }

  /// The bytes at a place, fewer at the end of the file.
  private static func read(
    _ descriptor: Int32, from place: Int, most: Int
  ) throws(CommandFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = pread(descriptor, &bytes, most, off_t(place))
    guard count >= 0 else {
      throw CommandFailure("cannot read the file: \(String(cString: strerror(errno)))")
    }
    return Array(bytes[..<count])
  }

  /// What is written before the answers.
  func heading() throws -> JSONValue {
    let definitions = definitions.map { JSONValue.string($0) }
    return .object(
      [
        ("schema", .string(Self.schema)),
        ("version", .string(UlpCommand.configuration.version)),
        ("words", .list(PartialResult.wordsOfJob.map { .string($0) })),
      ]
        + (try PartialResult.configured([("definitions", .list(definitions))])) + [
          ("file", .object(file)), ("from", JSONValue(bytes.lowerBound)),
          ("to", JSONValue(bytes.upperBound)),
        ])
  }
}
