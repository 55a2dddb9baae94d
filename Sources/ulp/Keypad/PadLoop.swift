import Arithmetic

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows a pad until the person leaves: waits for what happens, hands it to the session, and draws.
struct PadLoop {
  private var session: PadSession
  private let terminal: RawTerminal
  private let text: TerminalText
  private var input = TerminalInput()

  /// Milliseconds after which a lone escape character is the Escape key. Terminals send the bytes of a sequence
  /// together.
  private static let escapeDelay: Int32 = 50

  init(_ panel: any KeypadPanel, _ terminal: RawTerminal) {
    session = PadSession(panel)
    self.terminal = terminal
    text = TerminalText(showsColors: StandardOutput.showsColors)
  }

  /// Runs until somebody leaves; the signal that ended it, if one did.
  mutating func run() -> Int32? {
    TerminalSignals.shared.install()
    terminal.begin()
    defer { terminal.end() }
    draw()
    while true {
      let delay = input.isUndecided ? Self.escapeDelay : -1
      var events: [TerminalEvent] = []
      switch terminal.wait(milliseconds: delay, TerminalSignals.shared) {
      case .input(let bytes): events = input.events(bytes)
      case .timeout: events = input.flush()
      case .end: return nil
      case .signals(let signals):
        if let fatal = signals.first(where: TerminalSignals.fatal.contains) { return fatal }
        if signals.contains(SIGCONT) { terminal.begin() }
      }
      for event in events where !take(event) { return nil }
      draw()
    }
  }

  /// Whether it goes on after an event.
  private mutating func take(_ event: TerminalEvent) -> Bool {
    switch session.handle(event, terminal.size) {
    case .draw: return true
    case .quit: return false
    case .copy(let copied):
      terminal.write(TerminalText.copy(copied))
      return true
    }
  }

  private func draw() {
    let renderer = PadRenderer(
      panel: session.panel, size: terminal.size, message: session.message)
    terminal.write(text.screen(renderer.lines))
  }
}
