import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals as bytes of a pipe, so that a loop which waits for input waits for them as well. There is one at a time.
struct TerminalSignals: Sendable {
  /// What a session of lines must know of.
  static let ofLines: [Int32] = [SIGINT, SIGTSTP, SIGWINCH, SIGTERM, SIGHUP]
  /// What a full-screen program must know of.
  static let ofScreens: [Int32] = fatal + [SIGWINCH, SIGCONT]
  /// Signals that end a full-screen program, which gets Ctrl-C as a key.
  static let fatal: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// The end from which signals are read; −1 where no pipe could be made.
  let descriptor: Int32

  init(_ numbers: [Int32]) { descriptor = c_signals_open(numbers, Int32(numbers.count)) }

  /// The signals that came.
  func received() -> [Int32] {
    var numbers: [Int32] = []
    while case let number = c_signals_next(), number != 0 { numbers.append(number) }
    return numbers
  }

  /// Lets signals do what they do by default again.
  func close() { c_signals_close() }

  /// Ends the command by a signal, as it would have ended without a handler.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
