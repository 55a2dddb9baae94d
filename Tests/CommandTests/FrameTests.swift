import Arithmetic
import NumericCore
import TestSupport
import Testing

@testable import ulp

/// Messages between the command and its workers, also those of which a dying worker sent a part.
@Suite("messages of workers")
struct FrameTests {
  static let answers: [Result<Answer, CalculatorError>] = [
    .success(Answer(text: "", warnings: [], isExact: nil)),
    .success(
      Answer(
        text: "0.1 × π\n", warnings: [Warning(message: "two readings", span: SourceSpan(3, 300))],
        isExact: true)),
    .failure(CalculatorError(.unknownName, "'sni' is not known", nil, suggestion: "sin")),
    .failure(
      CalculatorError(
        LimitExceeded(limit: .digits, allowed: .max, requested: 1 << 40), SourceSpan(0, 1 << 33))),
  ]

  @Test("answers and errors are read as they were written", arguments: answers)
  func roundTrip(_ answer: Result<Answer, CalculatorError>) throws {
    let bytes = answer.frame.bytes
    let read = try #require(Result<Answer, CalculatorError>(frame: bytes[...]))
    #expect("\(read)" == "\(answer)")
    for count in bytes.indices {
      #expect(Result<Answer, CalculatorError>(frame: bytes[..<count]) == nil)
    }
  }

  @Test("outputs of sessions are read as they were written") func outputs() {
    let answer = SessionAnswer(
      output: SessionOutput(
        parts: [
          .value(name: "_1", isExact: true, text: "2"), .value(name: nil, isExact: false, text: ""),
          .text("a\nb"), .note("c"), .warning("d"), .error("e"),
        ], isLeaving: true), entry: "x = 2")
    let bytes = answer.frame.bytes
    #expect(SessionAnswer(frame: bytes[...]) == answer)
    for count in bytes.indices { #expect(SessionAnswer(frame: bytes[..<count]) == nil) }
  }

  @Test("numbers of any size are read back, and counts below 0 are none") func numbers() {
    var frame = FrameWriter()
    let numbers = [0, 1, 127, 128, 1 << 35, .max, -1, .min]
    for number in numbers { frame.add(number) }
    var reader = FrameReader(frame.bytes[...])
    for number in numbers { #expect(reader.number() == number) }
    #expect(reader.number() == nil)
    var negative = FrameWriter()
    negative.add(-5)
    var ofText = FrameReader(negative.bytes[...])
    #expect(ofText.text() == nil)
    var ofList = FrameReader(negative.bytes[...])
    #expect(ofList.list { $0.number() } == nil)
  }

  @Test("messages are whole however their pieces end", arguments: [1, 7, 65_536])
  func pieces(_ size: Int) {
    let messages = (0..<400).map { index in
      [UInt8](repeating: UInt8(index & 0x7F), count: index * 37 % 1500)
    }
    var frame = FrameWriter()
    for message in messages { frame.add(message) }
    var incoming = IncomingFrames()
    var found: [[UInt8]] = []
    for start in stride(from: 0, to: frame.bytes.count, by: size) {
      incoming.add(frame.bytes[start..<min(start + size, frame.bytes.count)]) {
        found.append(Array($0))
      }
    }
    #expect(found == messages)
    #expect(incoming.bytes.isEmpty)
  }

  @Test("many large messages take no more memory than one") func memory() {
    var frame = FrameWriter()
    for _ in 0..<400 { frame.add([UInt8](repeating: 1, count: 150_000)) }
    var incoming = IncomingFrames()
    var count = 0
    for start in stride(from: 0, to: frame.bytes.count, by: 65_536) {
      incoming.add(frame.bytes[start..<min(start + 65_536, frame.bytes.count)]) {
        count += $0.count
      }
      #expect(incoming.bytes.capacity <= 600_000)
    }
    #expect(count == 400 * 150_000)
  }

  @Test("a session that follows another one knows the same") func following() throws {
    var session = REPLSession(try EvalCommand.parse(["1"]).options)
    var follower = session
    follower.isFollowing = true
    for line in [
      "x = 2", "f(t) = t*x", "1/0", "f(3)", ":digits 5", ":undo", "_1 + y", ":rpn", "1 2 + foo",
      ":rpn off", ":backend double", "x = sqrt(-1)", "x = 3",
    ] {
      let revision = session.revision
      _ = session.submit(line)
      if session.revision != revision { _ = follower.submit(session.entry) }
      #expect(follower.revision == session.revision, "\(line)")
      #expect(follower.settings == session.settings)
      #expect(follower.state.bindings.variables == session.state.bindings.variables)
      #expect(follower.state.lines.map(\.source) == session.state.lines.map(\.source))
      #expect(follower.state.machine?.description == session.state.machine?.description)
    }
  }
}
