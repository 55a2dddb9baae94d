#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker as its parent sees it: requests go in, answers come out, and it may die.
final class WorkerProcess {
  private let process: PipedProcess
  private var incoming = IncomingFrames()

  /// Starts a worker; nil if the system cannot.
  init?() {
    let words = [Worker.name] + CommandLine.arguments.dropFirst()
    guard let process = PipedProcess(.worker, words: words) else { return nil }
    self.process = process
  }

  /// The descriptors for `poll`.
  var requests: Int32 { process.requests }
  var answers: Int32 { process.answers }

  /// Whether requests wait until the worker reads.
  var hasRequests: Bool { process.hasRequests }

  /// Sends a request, or keeps what the pipe cannot take.
  func send(_ request: FrameWriter) {
    var frame = FrameWriter()
    frame.add(request.bytes)
    process.send(frame.bytes)
  }

  /// Sends what was kept.
  func sendRest() { process.sendRest() }

  /// Sends what was kept, and waits until the worker has read enough of it; a worker that reads all of a request before it
  /// answers lets its parent do so.
  func sendAll() {
    while process.hasRequests {
      FileReader.wait(for: POLLOUT, process.requests)
      process.sendRest()
    }
  }

  /// Passes on the answers that have arrived; returns false at the end, which is the worker's.
  func receive(_ take: (FrameReader) -> Void) -> Bool {
    guard let bytes = process.receive() else { return false }
    incoming.add(bytes) { take(FrameReader($0)) }
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
  func kill() { process.kill() }

  /// Waits for the end of a worker whose answers have ended.
  func death() -> Death {
    ComputationGuard.Cause(rawValue: process.status()).map { .explained($0) } ?? .unexplained
  }
}
