#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks a worker one thing at a time; a worker that died is replaced by the next question.
struct WorkerConversation {
  private var worker: WorkerProcess?

  /// How a question ends.
  enum Reply {
    /// The bytes of the answer.
    case answer(ArraySlice<UInt8>)
    case died(WorkerProcess.Death)
    /// The worker was ended because of what the observer saw.
    case stopped
    /// The system starts no process.
    case unavailable
  }

  /// What ends a computation: its time, or what can be read from descriptors, if it says so.
  struct Observer {
    var descriptors: [Int32] = []
    /// How long an answer may take; −1 for any time.
    var milliseconds: Int32 = -1
    var isStop: (Int32) -> Bool = { _ in false }
  }

  /// Tells the worker something that has no answer; a worker that is yet to be started is told by
  /// its introduction.
  func tell(_ message: FrameWriter) { worker?.send(message) }

  /// Starts a worker if there is none, and tells it the introduction; returns whether it was started.
  mutating func start(introduction: () -> [FrameWriter]) -> Bool {
    guard worker == nil else { return false }
    worker = WorkerProcess()
    if let worker { introduction().forEach(worker.send) }
    return true
  }

  /// Asks for an answer; `introduction` is told to a new worker before.
  mutating func ask(
    _ question: FrameWriter, introduction: () -> [FrameWriter] = { [] },
    observer: Observer = Observer()
  ) -> Reply {
    let reply = askOnce(question, introduction, observer)
    // It may have died before the question: the system may have needed its memory.
    guard case .died(.unexplained) = reply else { return reply }
    return askOnce(question, introduction, observer)
  }

  private mutating func askOnce(
    _ question: FrameWriter, _ introduction: () -> [FrameWriter], _ observer: Observer
  ) -> Reply {
    _ = start(introduction: introduction)
    guard let worker else { return .unavailable }
    worker.send(question)
    let reply = reply(worker, observer)
    if case .answer = reply { return reply }
    self.worker = nil
    return reply
  }

  private func reply(_ worker: WorkerProcess, _ observer: Observer) -> Reply {
    while true {
      var sources = [pollfd(fd: worker.answers, events: Int16(POLLIN), revents: 0)]
      sources.append(
        pollfd(
          fd: worker.hasRequests ? worker.requests : -1, events: Int16(POLLOUT), revents: 0))
      sources += observer.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&sources, nfds_t(sources.count), observer.milliseconds)
      let isStopped = sources.dropFirst(2).contains { $0.revents != 0 && observer.isStop($0.fd) }
      if ready == 0 || ready > 0 && isStopped {
        worker.kill()
        _ = worker.death()
        return .stopped
      }
      if ready < 0 { continue }
      if sources[1].revents != 0 { worker.sendRest() }
      if sources[0].revents != 0 {
        var answer: ArraySlice<UInt8>?
        let isAlive = worker.receive { answer = $0.rest }
        if let answer { return .answer(answer) }
        if !isAlive { return .died(worker.death()) }
      }
    }
  }
}
