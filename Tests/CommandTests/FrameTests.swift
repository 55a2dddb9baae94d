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
