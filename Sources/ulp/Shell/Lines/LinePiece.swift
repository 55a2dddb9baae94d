#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Some lines of a batch, which one worker answers, and what it has answered.
struct LinePiece {
  /// The lines that have no answer yet, and the number of the first of them.
  private var lines: ArraySlice<UInt8>
  private var first: Int
  /// How many they are, and how many of them a worker has answered since it got them.
  private var count: Int
  private var answered = 0
  /// Output that was not printed yet.
  private(set) var output: [UInt8] = []
  private(set) var messages = ""
  private(set) var succeeded = true
  /// Whether a worker has these lines.
  private(set) var isAssigned = false
  /// Whether a worker with these lines died for an unknown reason: they are then sent alone.
  private(set) var isSuspect = false

  init(_ lines: ArraySlice<UInt8>, first: Int) {
    (self.lines, self.first) = (lines, first)
    count = lines.count { $0 == UInt8(ascii: "\n") }
    // The last line of the input may have no end.
    if let last = lines.last, last != UInt8(ascii: "\n") { count += 1 }
  }

  /// A piece that needs no worker.
  init(answer: PrintedAnswer) {
    self.init([], first: 0)
    count = 1
    take(answer)
  }

  /// Cuts lines into pieces of about `size` bytes.
  static func pieces(of lines: ArraySlice<UInt8>, first: Int, size: Int) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var (rest, number) = (lines, first)
    while !rest.isEmpty {
      let from = min(rest.startIndex + size, rest.endIndex) - 1
      let end = Self.lineEnd(in: rest, from: max(from, rest.startIndex)) ?? rest.endIndex - 1
      let piece = rest[...end]
      pieces.append(LinePiece(piece, first: number))
      number += pieces[pieces.count - 1].count
      rest = rest[(end + 1)...]
    }
    return pieces
  }

  // MARK: - In the worker

  /// The piece in a request; nil if it is not whole.
  init?(request: FrameReader) {
    var request = request
    guard let first = request.number() else { return nil }
    self.init(request.rest, first: first)
  }

  /// Removes the next line; nil if there is none.
  mutating func takeLine() -> (text: ArraySlice<UInt8>, number: Int)? {
    if lines.isEmpty { return nil }
    let end = Self.lineEnd(in: lines, from: lines.startIndex)
    count -= 1
    defer {
      lines = end.map { lines[($0 + 1)...] } ?? []
      first += 1
    }
    return (lines[..<(end ?? lines.endIndex)], first)
  }

  // MARK: - In the parent

  /// Assigns the piece to a worker: its lines as a request.
  mutating func assign() -> FrameWriter {
    dropAnswered()
    isAssigned = true
    var request = FrameWriter()
    request.add(first)
    request.append(lines)
    return request
  }

  /// Takes over the answer to the next line.
  mutating func take(_ answer: FrameReader) {
    var answer = answer
    guard let succeeded = answer.number(), let messages = answer.text() else { return }
    answered += 1
    output += answer.rest
    if !messages.isEmpty { self.messages += String(decoding: messages, as: UTF8.self) }
    self.succeeded = self.succeeded && succeeded == 1
  }

  /// Takes over an answer of the parent's own to the next line.
  mutating func take(_ answer: PrintedAnswer) {
    var frame = FrameWriter()
    answer.write(to: &frame)
    take(FrameReader(frame.bytes[...]))
  }

  /// Whether all lines have answers.
  var isComplete: Bool { answered == count }

  /// Takes the piece back from a worker that died.
  mutating func unassign() {
    isAssigned = false
    dropAnswered()
  }

  /// Empties the output.
  mutating func removeOutput() {
    (output, messages) = ([], "")
    succeeded = true
  }

  /// These lines, each a piece of its own; the first keeps the output so far.
  ///
  /// They are sent one at a time, because the worker with them died for an unknown reason.
  func suspects() -> [LinePiece] {
    var piece = self
    piece.dropAnswered()
    var pieces: [LinePiece] = []
    while let line = piece.takeLine() {
      pieces.append(LinePiece(line.text + [UInt8(ascii: "\n")], first: line.number))
    }
    for index in pieces.indices { pieces[index].isSuspect = true }
    if pieces.isEmpty { return [piece] }
    pieces[0].output = output
    (pieces[0].messages, pieces[0].succeeded) = (messages, succeeded)
    return pieces
  }

  /// Removes the lines that have answers.
  private mutating func dropAnswered() {
    while answered > 0 {
      answered -= 1
      _ = takeLine()
    }
  }

  /// The place of the first line end from a place on, found by one call of `memchr`.
  private static func lineEnd(in lines: ArraySlice<UInt8>, from start: Int) -> Int? {
    lines[start...].withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base, Int32(UInt8(ascii: "\n")), bytes.count)
      else { return nil }
      return start + (UnsafeRawPointer(found) - base)
    }
  }
}
