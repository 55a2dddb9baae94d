import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals as bytes in a pipe, so that a loop can wait for input and signals at the same time.
///
/// Only one instance can be in use.
struct TerminalSignals: Sendable {
  /// The signals for a session of lines.
  static let ofLines: [Int32] = [SIGINT, SIGTSTP, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT]
  /// The signals for a full-screen program.
  static let ofScreens: [Int32] = fatal + [SIGWINCH, SIGCONT]
  /// The signals that end a full-screen program, which receives Ctrl-C as a key.
  static let fatal: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// The descriptor from which signals are read; −1 if no pipe could be created.
  let descriptor: Int32

  init(_ numbers: [Int32]) { descriptor = c_signals_open(numbers, Int32(numbers.count)) }

  /// The signals that have arrived.
  func received() -> [Int32] {
    var numbers: [Int32] = []
    while case let number = c_signals_next(), number != 0 { numbers.append(number) }
    return numbers
  }

  /// Restores the default actions of the signals.
  func close() { c_signals_close() }

  /// Ends the command by a signal, as without a handler.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
