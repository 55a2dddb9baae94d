#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal of a full-screen program: every key at once, nothing echoed, and everything as it was at the end.
struct RawTerminal {
  private let original: termios

  /// Takes the terminal; nil when standard input or output is none, or one that cannot place text.
  init?() {
    var settings = termios()
    guard let kind = getenv("TERM"), strcmp(kind, "dumb") != 0 else { return nil }
    guard StandardInput.isTerminal, StandardOutput.isTerminal,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    original = settings
  }

  /// Begins, or begins again after another program had the terminal.
  func begin() {
    var settings = original
    // As cfmakeraw of BSD, without changing what is written.
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    settings.c_cflag |= tcflag_t(CS8)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    write(TerminalText.enter)
  }

  /// Puts everything back.
  func end() {
    write(TerminalText.leave)
    var settings = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// Writes; a terminal that has gone is no reason to stop before it is put back.
  func write(_ text: String) { _ = FileWriter.written(Array(text.utf8), to: STDOUT_FILENO) }

  /// Columns and rows; what a VT100 has when the terminal does not tell.
  var size: PadLayout.Size {
    let size = StandardOutput.size ?? (columns: 80, rows: 24)
    return PadLayout.Size(columns: size.columns, rows: size.rows)
  }

  /// What happened first.
  enum Wake {
    case input([UInt8])
    case signals([Int32])
    case timeout, end
  }

  /// Waits for input or a signal; a time in milliseconds, or −1 for as long as it takes.
  func wait(milliseconds: Int32, _ signals: TerminalSignals?) -> Wake {
    var requests = [
      pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    if count == 0 { return .timeout }
    // An interrupted wait leaves its signal in the pipe.
    if count < 0 || requests[0].revents != 0 { return .signals(signals?.received() ?? []) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = read(STDIN_FILENO, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return .signals([]) }
    return length > 0 ? .input(Array(bytes.prefix(length))) : .end
  }
}
