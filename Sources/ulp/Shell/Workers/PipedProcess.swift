import CGuard

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that reads requests and writes answers, and may die.
///
/// Its pipes do not wait, so that a parent can serve several of them.
final class PipedProcess {
  private let number: pid_t
  /// The descriptors for `poll`.
  let requests: Int32
  let answers: Int32
  private var outgoing: ArraySlice<UInt8> = []
  private var hasEnded = false

  /// What is started.
  enum Program {
    /// This program with other words.
    case worker
    /// A shell.
    case shell
  }

  /// Starts a process with these words, the first of which is its name; nil if the system cannot.
  init?(_ program: Program, words: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var ends: (requests: Int32, answers: Int32) = (-1, -1)
    number =
      switch program {
      case .worker: c_worker_start(words, &ends.requests, &ends.answers)
      case .shell: c_command_start(words, &ends.requests, &ends.answers)
      }
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

  /// Whether bytes wait until the process reads.
  var hasRequests: Bool { !outgoing.isEmpty }

  /// Sends bytes, or keeps what the pipe cannot take.
  func send(_ bytes: some Collection<UInt8>) {
    outgoing += bytes
    sendRest()
  }

  /// Sends what was kept.
  func sendRest() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { c_worker_send(requests, $0.baseAddress, $0.count) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno != EINTR {
        // The pipe is full; or the process has died, which the end of its answers tells.
        if errno != EAGAIN { outgoing = [] }
        return
      }
    }
  }

  /// The next bytes, for which it waits; nil at the end.
  func receive() -> [UInt8]? {
    let (bytes, fault) = FileReader.next(answers)
    return bytes.isEmpty || fault != nil ? nil : bytes
  }

  /// Ends the process at once, if it has not ended.
  func kill() { c_worker_kill(number) }

  /// Waits for the end of a process whose answers have ended: its exit status, or minus the signal that ended it.
  func status() -> Int32 {
    hasEnded = true
    return c_worker_wait(number)
  }
}
