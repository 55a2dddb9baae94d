import CLineEditor
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three descriptors of every process.
enum StandardStreams {
  /// Makes sure that nothing is written to the wrong file, and that no failure to write is overlooked.
  ///
  /// A file that is opened later must not get the number of a standard stream that the caller has closed: such a
  /// stream becomes one that cannot be used. The option parser prints help through C's standard output, whose failure
  /// is noticed at the end.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    atexit {
      let fault = c_output_fault()
      if fault != 0 { FileWriter.report(fault) }
      if fault != 0 || StandardError.hasFailed { _exit(FileWriter.unwritable) }
    }
  }
}

/// Standard error, unbuffered.
enum StandardError {
  private static let failure = Atomic(false)

  /// Whether something could not be written.
  fileprivate static var hasFailed: Bool { failure.load(ordering: .relaxed) }

  /// Writes a message.
  ///
  /// Where it cannot be written the command goes on, because its answers are worth more than a note. The exit status
  /// says it in the end.
  static func write(_ text: String) {
    if FileWriter.written(Array(text.utf8), to: STDERR_FILENO) != nil {
      failure.store(true, ordering: .relaxed)
    }
  }

  /// The columns of the terminal of standard error; 80 if it is not a terminal.
  static var columns: Int { FileWriter.terminalSize(STDERR_FILENO)?.columns ?? 80 }
}

/// Standard input.
enum StandardInput {
  /// Whether standard input is a terminal.
  static var isTerminal: Bool { isatty(STDIN_FILENO) != 0 }
}

/// Standard output, unbuffered: callers write whole answers.
enum StandardOutput {
  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  /// Whether that terminal may show colours: `NO_COLOR` turns them off (no-color.org), and some
  /// terminals have none.
  static var showsColors: Bool {
    guard isTerminal, let terminal = EnvironmentVariable.value("TERM"), terminal != "dumb" else {
      return false
    }
    return EnvironmentVariable.value("NO_COLOR") == nil
  }
  /// The columns and rows of the terminal of standard output; nil if it is not a terminal.
  static var size: (columns: Int, rows: Int)? { FileWriter.terminalSize(STDOUT_FILENO) }

  /// Writes all bytes.
  ///
  /// A full disk or a closed descriptor ends the command with a message; a closed pipe ends it by SIGPIPE.
  static func write(_ bytes: [UInt8]) {
    guard let fault = FileWriter.written(bytes, to: STDOUT_FILENO) else { return }
    FileWriter.report(fault)
    exit(FileWriter.unwritable)
  }
  static func write(line: String) { write(Array((line + "\n").utf8)) }
}

enum FileWriter {
  /// The columns and rows of the terminal of a descriptor; nil if it is not a terminal or does not
  /// report its size.
  fileprivate static func terminalSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The exit status where output cannot be written: EX_IOERR.
  fileprivate static let unwritable: Int32 = 74

  /// Says that standard output cannot be written.
  fileprivate static func report(_ fault: Int32) {
    let message = "error: cannot write to standard output: \(String(cString: strerror(fault)))\n"
    _ = written(Array(message.utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes, or returns the error number of a failure.
  static func written(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        #else
          Darwin.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0 {
        switch errno {
        case EINTR: continue
        // Another process that has the pipe or terminal may have made it one that does not wait.
        case EAGAIN: FileReader.wait(for: POLLOUT, descriptor)
        default: return errno
        }
        continue
      }
      written += count
    }
    return nil
  }
}
