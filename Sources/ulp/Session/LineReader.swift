import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Input from the keyboard.
enum TypedLine: Equatable {
  case line(String)
  /// Ctrl-C.
  case interrupted
  /// Ctrl-D, or the terminal is gone.
  case closed
  /// A signal that ends the command.
  case terminated(by: Int32)
}

/// Reads lines that a user types.
protocol LineReader {
  mutating func read(_ prompt: String, _ palette: Palette) -> TypedLine
  /// Adds an entry to the history of the arrow keys.
  mutating func remember(_ entry: String)
  /// Shows the line that was just read again, in the colours of `style`.
  mutating func repaint(_ line: String, _ palette: Palette, _ style: (String) -> String)
  /// Restores the terminal.
  mutating func close()
}

/// Reads with libedit: editing keys, history, and completion of names.
final class EditingReader: LineReader {
  private var editor: OpaquePointer?
  /// The completion of the text before the cursor.
  private let completion: (String) -> SessionCompletion
  /// The answer to the line that is typed, in at most so many columns.
  private let preview: ((String, Int) -> String?)?
  /// Loads the entries of earlier sessions.
  private let history: () -> [String]

  /// Nil if there is no libedit.
  ///
  /// The history is loaded while the first prompt is shown, to avoid a delay.
  init?(
    signals: Int32, remembering count: Int, history: @escaping () -> [String],
    completion: @escaping (String) -> SessionCompletion, preview: ((String, Int) -> String?)?
  ) {
    self.completion = completion
    self.preview = preview
    self.history = history
    editor = c_editor_open(
      signals, Int32(clamping: count), Self.filler, Self.completer,
      preview == nil ? nil : Self.previewer, Unmanaged.passUnretained(self).toOpaque())
    if editor == nil { return nil }
  }

  func read(_ prompt: String, _ palette: Palette) -> TypedLine {
    guard let editor else { return .closed }
    var text: UnsafeMutablePointer<CChar>?
    let end = c_editor_read(editor, prompt, palette.sequence(.prompt), &text)
    defer { free(text) }
    switch end {
    case C_LINE_ENTERED: return text.map { .line(String(cString: $0)) } ?? .closed
    case C_LINE_INTERRUPTED: return .interrupted
    case C_LINE_TERMINATED: return .terminated(by: c_editor_signal(editor))
    default: return .closed
    }
  }

  func remember(_ entry: String) {
    if let editor { c_editor_remember(editor, entry) }
  }

  func repaint(_ line: String, _ palette: Palette, _ style: (String) -> String) {
    if palette == .colored, let editor { c_editor_repaint(editor, line, style(line)) }
  }

  func close() {
    if let editor { c_editor_close(editor) }
    editor = nil
  }

  deinit { close() }

  private static let filler: c_filler = { context in
    guard let context else { return }
    let reader = Unmanaged<EditingReader>.fromOpaque(context).takeUnretainedValue()
    for entry in reader.history() { reader.remember(entry) }
  }

  private static let previewer: c_previewer = { context, line, length, room in
    guard let context, let line else { return nil }
    let reader = Unmanaged<EditingReader>.fromOpaque(context).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: line, count: length)
    return reader.preview?(String(decoding: bytes, as: UTF8.self), Int(room)).flatMap { strdup($0) }
  }

  private static let completer: c_completer = { context, before, length, listing in
    guard let context, let before, let listing else { return nil }
    let reader = Unmanaged<EditingReader>.fromOpaque(context).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: before, count: length)
    let completion = reader.completion(String(decoding: bytes, as: UTF8.self))
    let columns = StandardOutput.size?.columns ?? 80
    if let text = completion.listing(columns: columns) { listing.pointee = strdup(text) }
    return completion.insertion.isEmpty ? nil : strdup(completion.insertion)
  }
}

/// Reads lines from the terminal without editing keys.
struct PlainReader: LineReader {
  let signals: Int32
  /// The bytes after the last line.
  private var pending: [UInt8] = []

  init(signals: Int32) { self.signals = signals }

  mutating func read(_ prompt: String, _ palette: Palette) -> TypedLine {
    let text = Array(prompt.utf8)
    if StandardOutput.isTerminal { StandardOutput.write(text) } else { StandardError.write(prompt) }
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        return .line(line)
      }
      if let signal = wait() { return signal }
      var count = 0
      pending += [UInt8](unsafeUninitializedCapacity: 1 << 12) { buffer, initialized in
        #if canImport(Glibc)
          count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        #else
          count = Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        #endif
        initialized = max(0, count)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count <= 0 else { continue }
      if pending.isEmpty { return .closed }
      pending.append(UInt8(ascii: "\n"))
    }
  }

  func remember(_ entry: String) {}
  func repaint(_ line: String, _ palette: Palette, _ style: (String) -> String) {}
  func close() {}

  /// Waits for input; returns the reason if a signal ends the line.
  private mutating func wait() -> TypedLine? {
    while true {
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, nfds_t(sources.count), -1) > 0 else { continue }
      if sources[1].revents == 0 { return nil }
      while case let number = c_signals_next(), number != 0 {
        switch number {
        case SIGINT:
          pending = []
          StandardOutput.write(line: "")
          return .interrupted
        case SIGTERM, SIGHUP, SIGQUIT: return .terminated(by: number)
        case SIGTSTP: c_signals_stop()
        default: break
        }
      }
    }
  }
}
