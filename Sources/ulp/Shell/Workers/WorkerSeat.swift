#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker with the pieces of work that it has, the oldest first.
struct WorkerSeat {
  private let worker: WorkerProcess
  /// The names of the pieces.
  private(set) var queue: [Int] = []

  /// Starts a worker; nil if the system cannot.
  init?() {
    guard let worker = WorkerProcess() else { return nil }
    self.worker = worker
  }

  var isIdle: Bool { queue.isEmpty }
  /// Whether a further piece keeps the worker from waiting.
  var hasRoom: Bool { queue.count < 2 }

  func has(_ id: Int) -> Bool { queue.contains(id) }

  // MARK: - Descriptors

  var answers: Int32 { worker.answers }
  var writing: pollfd {
    pollfd(fd: worker.hasRequests ? worker.requests : -1, events: Int16(POLLOUT), revents: 0)
  }

  func sendRest() { worker.sendRest() }

  mutating func send(_ id: Int, _ request: FrameWriter) {
    queue.append(id)
    worker.send(request)
  }

  /// Passes on answers, each with its piece; the closure tells whether that piece is complete.
  ///
  /// Returns false if the worker has ended.
  mutating func receive(_ take: (Int, FrameReader) -> Bool) -> Bool {
    worker.receive { answer in
      guard let id = queue.first else { return }
      if take(id, answer) { queue.removeFirst() }
    }
  }

  func death() -> WorkerProcess.Death { worker.death() }
}
