import CLineEditor
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads what a user types, evaluates it, and prints the results.
struct REPL {
  private var worker: SessionWorker
  private let signals: TerminalSignals
  private var reader: any LineReader
  private let history: SessionHistory
  private let palette: Palette = StandardOutput.showsColors ? .colored : .plain
  /// Follows the session, for completion by Tab and for answers to what is typed.
  private let preview: AnswerPreview

  /// The reason for the end of a session.
  private enum Ending {
    case left, failed
    case terminated(by: Int32)
  }

  /// Runs a session until the user quits, and ends the process.
  ///
  /// `opening` are lines that have to succeed before the first prompt.
  static func run(_ options: NumberOptions, _ opening: [String]) -> Never {
    let worker = SessionWorker(options)
    let signals = TerminalSignals(TerminalSignals.ofLines)
    var repl = REPL(worker, signals)
    let ending = repl.converse(opening)
    repl.reader.close()
    signals.close()
    switch ending {
    case .left: exit(0)
    case .failed: exit(1)
    case .terminated(let number): TerminalSignals.end(by: number)
    }
  }

  private init(_ worker: SessionWorker, _ signals: TerminalSignals) {
    (self.worker, self.signals) = (worker, signals)
    let history = SessionHistory()
    self.history = history
    let preview = AnswerPreview(worker)
    self.preview = preview
    let editing =
      Self.hasScreen
      ? EditingReader(
        signals: signals.descriptor, remembering: history.bound, history: { history.open() },
        completion: { preview.session.completion(before: $0) },
        preview: palette == .plain ? nil : { preview.text($0, room: $1) }) : nil
    reader = editing ?? PlainReader(signals: signals.descriptor)
    // Without a line editor, nothing else loads the history.
    if editing == nil { _ = history.open() }
    if Self.hasScreen, editing == nil {
      show(.note("without libedit (Debian: libedit2) lines cannot be edited"))
    }
  }

  /// Whether there is a terminal whose cursor can be moved.
  private static var hasScreen: Bool {
    let name = EnvironmentVariable.value("TERM") ?? ""
    return StandardOutput.isTerminal && !name.isEmpty && name != "dumb"
  }

  // MARK: - The conversation

  private mutating func converse(_ opening: [String]) -> Ending {
    for line in opening {
      let output: SessionOutput
      switch compute(line) {
      case .finished(let found): output = found
      case .interrupted: return .terminated(by: SIGINT)
      case .terminated(let number): return .terminated(by: number)
      }
      if output.hasFailed {
        show(output)
        return .failed
      }
    }
    if let ending = runStartUpFile() { return ending }
    worker.forgetChanges()
    if StandardOutput.isTerminal {
      StandardOutput.write(line: "\(UlpCommand.configuration.version) · :help lists the commands")
    }
    var unfinished: String?
    while true {
      if palette == .colored, reader is EditingReader { preview.begin(after: unfinished) }
      switch reader.read(prompt(isFirst: unfinished == nil), palette) {
      case .line(let line):
        let (state, palette) = (worker.session.state, palette)
        reader.repaint(line, palette) { SyntaxColors($0, state, palette).text }
        let text = unfinished?.continued(by: line) ?? line
        if worker.session.isUnfinished(text) {
          unfinished = text
          continue
        }
        unfinished = nil
        if let ending = enter(text) { return ending }
      case .interrupted: unfinished = nil
      case .closed:
        StandardOutput.write(line: "")
        return .left
      case .terminated(let number): return .terminated(by: number)
      }
    }
  }

  /// Evaluates a complete line; returns the reason if the session ends.
  private mutating func enter(_ text: String) -> Ending? {
    if text.isBlankOrComment { return nil }
    if history.add(text) { reader.remember(text) }
    if let note = history.takeNote() { show(.note(note)) }
    switch compute(text) {
    case .finished(let output):
      show(output)
      return output.isLeaving ? .left : nil
    case .interrupted:
      show(.note("interrupted"))
      return nil
    case .terminated(let number): return .terminated(by: number)
    }
  }

  /// How the evaluation of a line ends.
  private enum Evaluated {
    case finished(SessionOutput)
    case interrupted
    case terminated(by: Int32)
  }

  /// Evaluates a line; the session stays as it was if that is interrupted.
  private mutating func compute(_ text: String) -> Evaluated {
    var stop = SIGINT
    let observer = WorkerConversation.Observer(descriptors: [signals.descriptor]) { [signals] _ in
      for number in signals.received() {
        switch number {
        case SIGINT, SIGTERM, SIGHUP, SIGQUIT:
          stop = number
          return true
        case SIGTSTP: c_signals_stop()
        default: break
        }
      }
      return false
    }
    switch worker.submit(text, observer: observer) {
    case .finished(let output):
      preview.follow(worker)
      return .finished(output)
    case .stopped: return stop == SIGINT ? .interrupted : .terminated(by: stop)
    }
  }

  /// Evaluates the lines of the user's start-up file; only failures are printed.
  private mutating func runStartUpFile() -> Ending? {
    guard let path = UserFolder.configuration.path(of: "startup"), access(path, F_OK) == 0,
      let content = try? FileContent.read(
        path, limits: worker.session.state.options.limits, allowsPipes: false)
    else { return nil }
    var unfinished: String?
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let ending = bytes.last == UInt8(ascii: "\r") ? 1 : 0
      let line = String(decoding: bytes.dropLast(ending), as: UTF8.self)
      let text = unfinished?.continued(by: line) ?? line
      let isLast = index == lines.count - 1
      unfinished = !isLast && worker.session.isUnfinished(text) ? text : nil
      if unfinished != nil { continue }
      switch compute(text) {
      case .finished(let output):
        for part in output.parts {
          if case .error(let text) = part { show(.error("\(path), line \(index + 1): \(text)")) }
        }
        if output.isLeaving { return .left }
      case .interrupted:
        show(.note("\(path) was interrupted in line \(index + 1)"))
        return nil
      case .terminated(let number): return .terminated(by: number)
      }
    }
    return nil
  }

  // MARK: - The screen

  private func prompt(isFirst: Bool) -> String {
    var words = ["ulp"]
    let system = worker.session.state.options.system
    if system != Systems.standard { words.append(system.rawValue) }
    if worker.session.state.machine != nil { words.append("rpn") }
    let prompt = words.joined(separator: " ") + "> "
    return isFirst ? prompt : String(repeating: ".", count: prompt.count - 2) + "> "
  }

  private func show(_ output: SessionOutput) {
    // The screen and what has scrolled off it (ECMA-48 §8.3.39, and xterm's extension of it).
    if output.isClearing, Self.hasScreen {
      StandardOutput.write(Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8))
    }
    for part in output.parts { part.write(palette) }
  }

  private func show(_ part: SessionOutput.Part) { part.write(palette) }
}
