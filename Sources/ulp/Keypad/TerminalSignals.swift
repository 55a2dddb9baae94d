#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals as bytes of a pipe, so that a loop which waits for input waits for them as well.
///
/// A handler may do next to nothing, and must find the pipe by itself: hence the one instance.
struct TerminalSignals: Sendable {
  static let shared = TerminalSignals()

  /// The end from which signals are read; −1 where no pipe could be made.
  let descriptor: Int32
  private let writing: Int32

  /// Signals that end the command.
  static let fatal: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (descriptor, writing) = (ends[0], ends[1])
    // A pipe that nobody empties must not stop a handler.
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  /// Takes the signals that a full-screen program must know of, even where whoever started the command had them
  /// blocked: it would never leave otherwise.
  func install() {
    var taken = sigset_t()
    sigemptyset(&taken)
    for number in Self.fatal + [SIGWINCH, SIGCONT] {
      sigaddset(&taken, number)
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let saved = errno
        _ = write(TerminalSignals.shared.writing, &byte, 1)
        errno = saved
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &taken, nil)
  }

  /// The signals that came.
  func received() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map { Int32($0) }
  }

  /// Ends the command by a signal, as it would have ended without a handler.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
