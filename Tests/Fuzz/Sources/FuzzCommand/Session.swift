import Arithmetic
import FuzzSupport
import Grammars
import NumericCore

@testable import Command

/// Sessions without a terminal: a session that follows knows the same, answers are read as they were
/// sent, and taking back every line leads to where the session began.
let session = FuzzTarget("session") { s in
  var grammar = ExpressionGrammar()
  s.putList(1 + s.choose(10), separator: "\n") { s in
    if s.oneIn(3) { s.putSessionCommand() } else { grammar.putLastingLine(&s) }
  }
} read: { text, tally in
  guard let options = sessionOptions, let text = String(validating: text, as: UTF8.self) else {
    return
  }
  var session = REPLSession(options)
  var follower = session
  follower.isFollowing = true
  var outputs: [String] = []
  for line in text.split(separator: "\n").map(String.init) where !raisesLimits(line) {
    _ = session.isUnfinished(line)
    for candidate in session.completion(before: line).candidates { _ = candidate.suffix }
    let revision = session.revision
    let output = session.submit(line)
    let entry = session.revision != revision ? session.entry : nil
    let answer = SessionAnswer(output: output, entry: entry)
    require(SessionAnswer(frame: answer.frame.bytes[...]) == answer, "the answer to '\(line)'")
    if let entry { _ = follower.submit(entry) }
    require(follower.agrees(with: session), "the follower of '\(line)' differs")
    require(
      !output.parts.isEmpty || line.isBlankOrComment || line.isSessionCommand,
      "there is no answer to '\(line)'")
    let hasFailed = output.parts.contains { if case .error = $0 { true } else { false } }
    tally.count(!hasFailed || output.parts.contains { $0.text.contains("limit") })
    outputs.append(output.parts.map(\.text).joined(separator: "\n"))
  }
  var count = 0
  while session.takeBack() != nil { count += 1 }
  require(count <= outputs.count, "\(count) changes of \(outputs.count) lines")
  require(
    session.state.lines.isEmpty && session.state.results == 0
      && session.state.bindings.names.isEmpty,
    "something is left when everything has been taken back")
}

extension REPLSession {
  /// Whether two sessions know the same, values apart.
  fileprivate func agrees(with other: REPLSession) -> Bool {
    revision == other.revision && state.lines.map(\.source) == other.state.lines.map(\.source)
      && state.bindings.variables == other.state.bindings.variables
      && state.bindings.functions == other.state.bindings.functions
      && state.results == other.state.results && state.last == other.state.last
      && state.machine?.description == other.state.machine?.description
      && settings == other.settings
  }
}

private let sessionOptions = try? EvalCommand.parse([
  "--timeout", "1", "--max-precision", "1024", "--max-memory", "100", "--digits", "20", "--limit",
  "digits=400", "--limit", "precision=2000", "--limit", "exponent=512", "--limit", "argument=20",
  "--limit", "operations=2000", "--limit", "flows=20", "1",
]).options

/// Whether a line may let later ones take long.
private func raisesLimits(_ line: String) -> Bool {
  guard line.isSessionCommand else { return false }
  return ["limit", "timeout", "max-"].contains { line.contains($0) }
    || line.split { !$0.isNumber }.contains { $0.count > 3 }
}

extension Sentence {
  fileprivate mutating func putSessionCommand() {
    switch choose(12) {
    case 0: put(":undo")
    case 1: put(":digits \(1 + choose(40))")
    case 2: put(":backend \(pick(["exact", "double", "bigfloat", "decimal"]))")
    case 3: put(":rpn \(pick(["", "on", "off"]))")
    case 4: put(":vars")
    case 5:
      put(":help \(pick(["sin", "x", "km", "digits", "undo", "pi", "weekday", ""]))")
    case 6: put(":compare \(pick(["", "double", "binary32", "bigfloat:80", "decimal:7"]))")
    case 7: put(":format \(pick(["auto", "fixed", "scientific", "hex", "shortest", "default"]))")
    case 8: put(":precision \(2 + choose(200))")
    case 9:
      put(
        pick([":fraction on", ":symbolic on", ":group on", ":set", ":decimals 3", ":preview 200"]))
    case 10: put(":radix \(2 + choose(61))")
    default: put(pick(["_1", "_2 + ans", "ans * 2", ":angle degrees", ":special ieee", "# note"]))
    }
  }
}
