import CGuard

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker as its parent sees it: requests go in, answers come out, and it may die.
///
/// Its pipes do not wait, so that a parent can serve several of them.
final class WorkerProcess {
  private let number: pid_t
  /// The descriptors for `poll`.
  let requests: Int32
  let answers: Int32
  private var outgoing: ArraySlice<UInt8> = []
  private var incoming: [UInt8] = []
  private var hasEnded = false

  /// Starts a worker; nil if the system cannot.
  init?() {
    var words: [UnsafeMutablePointer<CChar>?] = ([Worker.name] + CommandLine.arguments.dropFirst())
      .map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var ends: (requests: Int32, answers: Int32) = (-1, -1)
    number = c_worker_start(words, &ends.requests, &ends.answers)
    (requests, answers) = ends
    if number < 0 { return nil }
  }

  deinit {
    if !hasEnded {
      c_worker_kill(number)
      _ = c_worker_wait(number)
    }
    if requests >= 0 { _ = close(requests) }
    if answers >= 0 { _ = close(answers) }
  }

  /// Whether requests wait until the worker reads.
  var hasRequests: Bool { !outgoing.isEmpty }

  /// Sends a request, or keeps what the pipe cannot take.
  func send(_ request: FrameWriter) {
    var frame = FrameWriter()
    frame.add(request.bytes)
    outgoing += frame.bytes
    sendRest()
  }

  /// Sends what was kept.
  func sendRest() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { c_worker_send(requests, $0.baseAddress, $0.count) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno != EINTR {
        // The pipe is full; or the worker has died, which the end of its answers tells.
        if errno != EAGAIN { outgoing = [] }
        return
      }
    }
  }

  /// Passes on the answers that have arrived; returns false at the end, which is the worker's.
  func receive(_ take: (FrameReader) -> Void) -> Bool {
    let (bytes, fault) = FileReader.next(answers)
    if bytes.isEmpty || fault != nil { return false }
    incoming += bytes
    var reader = FrameReader(incoming[...])
    while let answer = reader.text() { take(FrameReader(answer)) }
    let taken = incoming.count - reader.rest.count
    if taken > 0 { incoming.removeFirst(taken) }
    return true
  }

  /// How a worker ended.
  enum Death: Equatable {
    /// Its guard ended it, and all that was answered has arrived.
    case explained(ComputationGuard.Cause)
    /// Another process ended it, or the kernel, which has not enough memory.
    case unexplained

    /// What is said of the computation that ended with the worker.
    var cause: ComputationGuard.Cause {
      switch self {
      case .explained(let cause): cause
      case .unexplained: .fault
      }
    }
  }

  /// Ends the worker at once, if it has not ended.
  func kill() { c_worker_kill(number) }

  /// Waits for the end of a worker whose answers have ended.
  func death() -> Death {
    hasEnded = true
    return ComputationGuard.Cause(rawValue: c_worker_wait(number)).map { .explained($0) }
      ?? .unexplained
  }
}
