import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a descriptor in chunks of whole lines, in bounded memory.
struct LineSource {
  /// Several whole lines, or one line that is too long.
  enum Chunk: Sendable {
    case lines([UInt8], first: Int)
    case overlong(length: Int, line: Int)
  }

  private let descriptor: Int32
  /// What is read, as a message names it.
  private let name: String
  private let longestLine: Int
  private var pending: [UInt8] = []
  private var line: Int
  private var isAtEnd = false
  /// The places of a file that are still to be read; nil for all that comes.
  private var ranges: ArraySlice<Range<Int>>?
  /// The length so far of a line that is too long, whose bytes are dropped.
  private var skipped: Int?

  /// `line` is the number of the first line, 1 unless something is before it; `ranges` are the bytes
  /// of whole lines of a file that are read, all that come without them.
  init(
    descriptor: Int32, file: String? = nil, longestLine: Int, line: Int = 1,
    ranges: [Range<Int>]? = nil
  ) {
    (self.descriptor, self.line, self.ranges) = (descriptor, line, ranges.map { $0[...] })
    name = file.map { "'\($0)'" } ?? "the input"
    self.longestLine = longestLine
  }

  /// Opens a file for reading; standard input without a name or for `-`.
  ///
  /// Failures are reported.
  static func descriptor(of file: String?) throws -> Int32 {
    guard let file = file.map({ CommandWords.joined([$0]) }), file != "-" else {
      return STDIN_FILENO
    }
    let descriptor = open(file, O_RDONLY)
    guard descriptor >= 0 else {
      try StandardError.fail("cannot read '\(file)': \(String(cString: strerror(errno)))")
    }
    return descriptor
  }

  /// The most bytes of a line that are left out.
  private static let mostSkipped = 1 << 28

  /// What a single read brings.
  enum Step: Sendable {
    case chunk(Chunk)
    /// No line is complete yet.
    case unfinished
    case end
  }

  /// Reads once; it waits for input unless `poll` has reported some.
  ///
  /// A read error is thrown and ends the input.
  mutating func step() throws(CommandFailure) -> Step {
    if isAtEnd { return .end }
    if pending.count > longestLine {
      skipped = pending.count
      pending.removeAll()
    }
    // The pending bytes contain no line end after a chunk was returned, so only new bytes are
    // searched.
    let start = pending.count
    try fill()
    if let length = skipped { return try skipLine(of: length) }
    if firstNewline(from: start) != nil, let end = pending.lastIndex(of: UInt8(ascii: "\n")) {
      return .chunk(take(through: end))
    }
    if !isAtEnd { return .unfinished }
    return pending.isEmpty ? .end : .chunk(take(through: pending.count - 1))
  }

  /// The next chunk; nil at the end.
  mutating func next() throws(CommandFailure) -> Chunk? {
    while true {
      switch try step() {
      case .chunk(let chunk): return chunk
      case .unfinished: continue
      case .end: return nil
      }
    }
  }

  /// The end of the next line, found by one call of `memchr`, because lines may have millions of
  /// bytes.
  private func firstNewline(from start: Int) -> Int? {
    pending.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func take(through end: Int) -> Chunk {
    let lines = Array(pending[...end])
    pending.removeSubrange(...end)
    defer { line += lines.count { $0 == UInt8(ascii: "\n") } }
    return .lines(lines, first: line)
  }

  private mutating func fill() throws(CommandFailure) {
    var most = Int.max
    if let next = ranges?.first {
      guard lseek(descriptor, off_t(next.lowerBound), SEEK_SET) >= 0 else {
        throw CommandFailure("cannot read \(name): \(String(cString: strerror(errno)))")
      }
      most = next.count
    } else if ranges != nil {
      most = 0
    }
    let (bytes, fault) = FileReader.next(descriptor)
    if let fault {
      throw CommandFailure("cannot read \(name): \(String(cString: strerror(fault)))")
    }
    let taken = bytes.prefix(most)
    if taken.isEmpty { isAtEnd = true }
    pending += taken
    if let next = ranges?.popFirst(), taken.count < next.count {
      ranges?.insert(next.lowerBound + taken.count..<next.upperBound, at: 0)
    }
  }

  /// Skips the new bytes of a line that is longer than an expression may be.
  ///
  /// - Throws: if it has no end for so long that it may have none, as in `/dev/zero`.
  private mutating func skipLine(of length: Int) throws(CommandFailure) -> Step {
    guard let end = firstNewline(from: 0) else {
      skipped = length + pending.count
      pending.removeAll(keepingCapacity: true)
      if length > Self.mostSkipped {
        throw CommandFailure(
          "\(name), line \(line): it has no end within \(Self.mostSkipped) bytes")
      }
      return isAtEnd ? .chunk(.overlong(length: length, line: line)) : .unfinished
    }
    skipped = nil
    pending.removeSubrange(...end)
    defer { line += 1 }
    return .chunk(.overlong(length: length + end, line: line))
  }
}
