import Arithmetic
import NumericCore

/// A session whose lines are computed in a worker.
///
/// Parent and worker hold the same session: its definitions, settings and stack. Values are in the
/// worker only. The parent keeps the lines that changed the session, so that it survives its
/// worker: a new one is told these lines, and computes again the values that are needed.
struct SessionWorker {
  /// The session as the parent knows it: complete, but without values.
  private(set) var session: REPLSession
  /// What tells a new worker of the session.
  private(set) var journal: [SessionMessage] = []
  private var conversation = WorkerConversation()

  /// A session with these options as settings; in a worker, the place where it starts to answer.
  init(_ options: NumberOptions, isScript: Bool = false) {
    session = REPLSession(options, isScript: isScript)
    if Worker.isThisProcess { Self.serve(session) }
    session.isFollowing = true
  }

  /// How a line ends.
  enum Ending {
    case finished(SessionOutput)
    /// The observer saw something that stops it.
    case stopped
  }

  /// Executes a line.
  mutating func submit(
    _ line: String, observer: WorkerConversation.Observer = WorkerConversation.Observer()
  ) -> Ending {
    switch ask(.submit(line), observer) {
    case .answer(let bytes):
      guard let answer = SessionAnswer(frame: bytes) else {
        return .finished(failure(.fault, line))
      }
      if let entry = answer.entry { follow(entry) }
      return .finished(answer.output)
    case .died(let death): return .finished(failure(death.cause, line))
    case .stopped: return .stopped
    case .unavailable:
      session.isFollowing = false
      defer { session.isFollowing = true }
      return .finished(session.submit(line))
    }
  }

  private mutating func ask(
    _ question: SessionMessage, _ observer: WorkerConversation.Observer
  ) -> WorkerConversation.Reply {
    // Held no longer than for the question: otherwise the next entry would copy it.
    let journal = journal
    return conversation.ask(
      question.frame, introduction: { journal.map(\.frame) }, observer: observer)
  }

  /// Prevents undoing any line so far.
  mutating func forgetChanges() {
    session.forgetChanges()
    journal.append(.forgetChanges)
    conversation.tell(SessionMessage.forgetChanges.frame)
  }

  /// Leaves `ans` without a value.
  mutating func forgetAnswer() {
    session.forgetAnswer()
    journal.append(.forgetAnswer)
    conversation.tell(SessionMessage.forgetAnswer.frame)
  }

  private mutating func follow(_ line: String) {
    _ = session.submit(line)
    journal.append(.follow(line))
  }

  private func failure(_ cause: ComputationGuard.Cause, _ line: String) -> SessionOutput {
    let source = Array(line.utf8)
    let error = cause.error(session.state.options.limits, SourceSpan(0, source.count))
    return session.failure(error, source)
  }

  // MARK: - In the worker

  private static func serve(_ session: REPLSession) -> Never {
    var session = session
    Worker.serve({ session.state.options.limits }) { request, answers in
      switch SessionMessage(frame: request) {
      case .submit(let line):
        answers.begin()
        let revision = session.revision
        let output = session.submit(line)
        let hasChanged = session.revision != revision
        let answer = SessionAnswer(output: output, entry: hasChanged ? session.entry : nil)
        answers.add(answer.frame)
      case .follow(let line):
        session.isFollowing = true
        _ = session.submit(line)
        session.isFollowing = false
      case .forgetChanges: session.forgetChanges()
      case .forgetAnswer: session.forgetAnswer()
      case .preview(let line):
        answers.begin()
        let output = SessionOutput(parts: session.preview(line).map { [$0] } ?? [])
        answers.add(SessionAnswer(output: output, entry: nil).frame)
      case nil: break
      }
    }
  }
}
