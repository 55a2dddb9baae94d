#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal in the mode of full-screen programs: keys arrive at once and without echo.
///
/// The previous mode is restored at the end.
struct RawTerminal {
  private let original: termios

  /// Uses the terminal; nil if standard input or output is not a terminal, or if it cannot position
  /// the cursor.
  init?() {
    var settings = termios()
    guard let kind = getenv("TERM"), strcmp(kind, "dumb") != 0 else { return nil }
    guard StandardInput.isTerminal, StandardOutput.isTerminal,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    original = settings
  }

  /// Enters the mode, also after another program has used the terminal.
  func begin() {
    var settings = original
    // The same settings as cfmakeraw of BSD, except for output.
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    settings.c_cflag |= tcflag_t(CS8)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    write(TerminalText.enter)
  }

  /// Restores the previous mode.
  func end() {
    write(TerminalText.leave)
    var settings = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// Writes a text; errors are ignored, because the mode must be restored even if the terminal is
  /// gone.
  func write(_ text: String) { _ = FileWriter.written(Array(text.utf8), to: STDOUT_FILENO) }

  /// Columns and rows; those of a VT100 if the terminal does not report them.
  var size: PadLayout.Size {
    let size = StandardOutput.size ?? (columns: 80, rows: 24)
    return PadLayout.Size(columns: size.columns, rows: size.rows)
  }

  /// The event that ended a wait.
  enum Wake {
    case input([UInt8])
    case signals([Int32])
    case timeout, end
  }

  /// Waits for input or a signal, at most a time in milliseconds, or without a limit for −1.
  func wait(milliseconds: Int32, _ signals: TerminalSignals?) -> Wake {
    var requests = [
      pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    if count == 0 { return .timeout }
    // A signal that interrupts the wait is in the pipe.
    if count < 0 || requests[0].revents != 0 { return .signals(signals?.received() ?? []) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = read(STDIN_FILENO, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return .signals([]) }
    return length > 0 ? .input(Array(bytes.prefix(length))) : .end
  }
}
