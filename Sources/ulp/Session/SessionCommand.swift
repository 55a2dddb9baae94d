import Accuracy
import Arithmetic
import NumericCore

/// A command of a session, which is typed after a colon.
struct SessionCommand: Sendable {
  let name: String
  /// The operand, as help shows it.
  let operand: String
  let summary: String
  /// The completions of the operand.
  var operands: @Sendable (REPLSession) -> [String] = { _ in [] }
  let perform: @Sendable (inout REPLSession, SessionWords) throws(CalculatorError) -> SessionOutput

  /// All commands except the settings.
  static let all: [SessionCommand] = [
    SessionCommand(
      name: "help", operand: "[NAME]",
      summary: "these commands, or a function, constant, variable, command",
      operands: \.explainedNames,
      perform: { session, words throws(CalculatorError) in try session.help(words) }),
    SessionCommand(
      name: "vars", operand: "", summary: "variables, functions, units and results",
      perform: { session, words throws(CalculatorError) in
        try words.refuseOperands()
        return session.listNames()
      }),
    SessionCommand(
      name: "undo", operand: "", summary: "take back the last line that changed anything",
      perform: { session, words throws(CalculatorError) in
        try words.refuseOperands()
        guard let line = session.takeBack() else {
          throw CalculatorError(.arguments, "there is nothing to undo", nil)
        }
        return SessionOutput(parts: [.note("took back \(line.trimmed)")])
      }),
    SessionCommand(
      name: "save", operand: "FILE", summary: "write variables, functions and units to a file",
      perform: { session, words throws(CalculatorError) in try session.save(words) }),
    SessionCommand(
      name: "load", operand: "FILE", summary: "read the definitions of a file",
      perform: { session, words throws(CalculatorError) in
        try session.load(words, content: nil)
      }),
    SessionCommand(
      name: "compare", operand: "[FORMAT…]",
      summary: "the last expression in floating-point formats against its true value",
      operands: { _ in FloatFormat.names },
      perform: { session, words throws(CalculatorError) in try session.compare(words) }),
    SessionCommand(
      name: "rpn", operand: "[on|off]", summary: "reverse Polish notation, or infix again",
      operands: { _ in ["on", "off"] },
      perform: { session, words throws(CalculatorError) in try session.toggleRPN(words) }),
    SessionCommand(
      name: "preview", operand: "[on|off|MS]",
      summary: "the answer behind a line while it is typed, if it takes at most MS milliseconds",
      operands: { _ in ["on", "off"] },
      perform: { session, words throws(CalculatorError) in try session.setPreviews(words) }),
    SessionCommand(
      name: "set", operand: "", summary: "the settings and their values",
      perform: { session, words throws(CalculatorError) in
        try words.refuseOperands()
        return SessionOutput(parts: [.text(session.settings)])
      }),
    SessionCommand(
      name: "clear", operand: "", summary: "clear the screen",
      perform: { _, words throws(CalculatorError) in
        try words.refuseOperands()
        return SessionOutput(isClearing: true)
      }),
    SessionCommand(
      name: "quit", operand: "", summary: "leave, as Ctrl-D does",
      perform: { _, words throws(CalculatorError) in
        try words.refuseOperands()
        return SessionOutput(isLeaving: true)
      }),
  ]

  /// The command with this name.
  static func named(_ name: String) -> SessionCommand? {
    // Other programs use these names.
    let name = ["exit", "q"].contains(name) ? "quit" : name
    return all.first { $0.name == name }
  }

  /// Names of commands and settings.
  static var names: [String] { all.map(\.name) + SessionSetting.all.map(\.name) }
}

/// A line that starts with a colon: the name and the following words with their places.
struct SessionWords: Sendable {
  let source: [UInt8]
  let name: (text: String, span: SourceSpan)
  let operands: [(text: String, span: SourceSpan)]

  init(_ line: String) {
    source = Array(line.utf8)
    var words: [(text: String, span: SourceSpan)] = source.split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }.map {
      (String(decoding: $0, as: UTF8.self), SourceSpan($0.startIndex, $0.endIndex))
    }
    // A space may follow the colon, which the caller has checked.
    var first = words.removeFirst()
    if first.text == ":", !words.isEmpty {
      first = words.removeFirst()
    } else if first.text.hasPrefix(":") {
      first.text.removeFirst()
    }
    name = first
    operands = words
  }

  /// Throws if words follow a name that takes no operand.
  func refuseOperands() throws(CalculatorError) {
    guard let first = operands.first else { return }
    throw CalculatorError(.arguments, ":\(name.text) takes no argument", first.span)
  }

  /// What a switch is set to: `on`, `off`, or without an operand the other position.
  func toggled(_ isOn: Bool) throws(CalculatorError) -> Bool {
    switch try operand() {
    case nil: return !isOn
    case ("on", _)?: return true
    case ("off", _)?: return false
    case (let text, let span)?:
      throw CalculatorError(.arguments, "':\(name.text) \(text)' is neither on nor off", span)
    }
  }

  /// The single operand; nil if there is none.
  func operand() throws(CalculatorError) -> (text: String, span: SourceSpan)? {
    if operands.count > 1 {
      throw CalculatorError(.arguments, ":\(name.text) takes one argument", operands[1].span)
    }
    return operands.first
  }
}

extension REPLSession {
  /// Executes a command.
  mutating func perform(command line: String) throws(CalculatorError) -> SessionOutput {
    // A session that follows another one is told the content of a file behind the command that loads it.
    if let end = line.firstIndex(where: \.isNewline) {
      let content = String(line[line.index(after: end)...])
      return try load(SessionWords(String(line[..<end])), content: content)
    }
    let words = SessionWords(line)
    if let command = SessionCommand.named(words.name.text) {
      return try command.perform(&self, words)
    }
    if let setting = SessionSetting.named(words.name.text) {
      return try apply(setting, words, line)
    }
    let near = Suggestion.nearest(to: words.name.text, among: SessionCommand.names)
    throw CalculatorError(
      .unknownName, "':\(words.name.text)' is not a command; :help lists them", words.name.span,
      suggestion: near.map { ":\($0)" })
  }
}
