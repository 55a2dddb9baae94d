import Arithmetic

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a keypad on the screen: waits for events, passes them to the session, and draws.
struct PadLoop {
  private var session: PadSession
  private let terminal: RawTerminal
  private let text: TerminalText
  private let signals = TerminalSignals(TerminalSignals.ofScreens)
  private var evaluations: Evaluations
  private var input = TerminalInput()

  /// The time in milliseconds after which a single escape character counts as the Escape key;
  /// terminals send the bytes of a sequence together.
  private static let escapeDelay: Int32 = 50

  init(_ panel: any KeypadPanel, _ terminal: RawTerminal) {
    session = PadSession(panel)
    self.terminal = terminal
    evaluations = Evaluations(signals: signals)
    text = TerminalText(showsColors: StandardOutput.showsColors)
  }

  /// How the program ends.
  enum Ending: Equatable {
    case left
    case signal(Int32)
  }

  /// Runs until the user quits or a signal arrives.
  mutating func run() -> Ending {
    terminal.begin()
    defer {
      terminal.end()
      signals.close()
    }
    draw()
    while true {
      let delay = input.isUndecided ? Self.escapeDelay : -1
      var events: [TerminalEvent] = []
      switch terminal.wait(milliseconds: delay, signals) {
      case .input(let bytes): events = input.events(bytes)
      case .timeout: events = input.flush()
      case .end: return .left
      case .signals(let numbers):
        if let fatal = numbers.first(where: TerminalSignals.fatal.contains) {
          return .signal(fatal)
        }
        if numbers.contains(SIGCONT) { terminal.begin() }
      }
      while !events.isEmpty {
        if let ending = take(events.removeFirst(), &events) { return ending }
      }
      draw()
    }
  }

  /// Whether an abandoned computation is still running.
  var leavesWork: Bool { evaluations.leavesWork }

  /// Processes an event; input that arrives during its computation is appended to `events`.
  ///
  /// Returns the ending, if the event is one.
  private mutating func take(
    _ event: TerminalEvent, _ events: inout [TerminalEvent]
  ) -> Ending? {
    let (before, size, terminal) = (session, terminal.size, terminal)
    var (input, typed) = (input, [TerminalEvent]())
    var isLeaving = false
    let keyboard = Evaluations.Keyboard(descriptor: STDIN_FILENO) {
      guard case .input(let bytes) = terminal.wait(milliseconds: 0, nil) else { return false }
      // During a computation nothing follows a single escape character, so it is decided at once.
      let new = input.events(bytes) + (bytes == [TerminalInput.escape] ? input.flush() : [])
      isLeaving = new.contains { $0 == .control("c") || $0 == .control("d") }
      typed += new
      return isLeaving || new.contains(.escape)
    }
    let ending = evaluations.run(watching: keyboard) { () -> (PadSession, PadSession.Outcome) in
      var session = before
      let outcome = session.handle(event, size)
      return (session, outcome)
    }
    self.input = input
    if evaluations.noticed.contains(SIGCONT) { terminal.begin() }
    switch ending {
    case .terminated(let number): return .signal(number)
    case .interrupted:
      // The keys that were typed before the interruption are discarded as well.
      session.interrupt()
      return isLeaving ? .left : nil
    case .finished((let session, let outcome)):
      self.session = session
      events += typed
      switch outcome {
      case .draw: return nil
      case .quit: return .left
      case .copy(let copied):
        terminal.write(TerminalText.copy(copied))
        return nil
      }
    }
  }

  private func draw() {
    let renderer = PadRenderer(
      panel: session.panel, size: terminal.size, message: session.message)
    terminal.write(text.screen(renderer.lines))
  }
}
