import Arithmetic

/// Answers to a line while it is typed, from a worker of their own: it is ended where an answer takes too long, and knows
/// the session from its journal.
final class AnswerPreview {
  private var conversation = WorkerConversation()
  /// What tells a new worker of the session.
  private var journal: [SessionMessage] = []
  /// The session to complete names, and to know whether answers are wanted.
  var session: REPLSession
  /// The lines before the one that is typed, of a statement that goes on.
  private var unfinished: String?
  /// Whether an answer to this line took too long.
  private var hasGivenUp = false
  private var last: (line: String, part: SessionOutput.Part?)?

  init(_ worker: SessionWorker) { (session, journal) = (worker.session, worker.journal) }

  /// Follows the session.
  func follow(_ worker: SessionWorker) {
    let told = journal.count
    (session, journal) = (worker.session, worker.journal)
    for message in journal.dropFirst(told) { conversation.tell(message.frame) }
  }

  /// Prepares for a line that is typed next.
  func begin(after unfinished: String?) {
    (self.unfinished, last, hasGivenUp) = (unfinished, nil, false)
    guard session.state.previews.isOn else { return }
    _ = conversation.start { journal.map(\.frame) }
  }

  /// The answer to a line, in at most so many columns.
  func text(_ line: String, room: Int) -> String? {
    guard session.state.previews.isOn, !hasGivenUp else { return nil }
    if last?.line != line { last = (line, part(line)) }
    guard case .value(_, let isExact, let text)? = last?.part else { return nil }
    let answer = "\(isExact ? "=" : "≈") \(text.printable)"
    return answer.count <= room ? answer : answer.prefix(room - 1) + "…"
  }

  private func part(_ line: String) -> SessionOutput.Part? {
    let text = unfinished?.continued(by: line) ?? line
    guard text.utf8.count <= Self.longestLine, !session.isUnfinished(text) else { return nil }
    let reply = conversation.ask(
      SessionMessage.preview(text).frame, introduction: { journal.map(\.frame) },
      observer: WorkerConversation.Observer(milliseconds: session.state.previews.milliseconds))
    guard case .answer(let bytes) = reply else {
      hasGivenUp = true
      return nil
    }
    return SessionAnswer(frame: bytes)?.output.parts.first
  }

  /// Longer lines have no room for an answer.
  private static let longestLine = 1000
}
