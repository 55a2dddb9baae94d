import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// A session without a terminal: lines go in, and texts come out.
///
/// It is a value. A line is evaluated on a copy, which is discarded if the evaluation is
/// interrupted.
struct REPLSession: Sendable {
  /// The state that a line can change and that `:undo` restores.
  struct State: Sendable {
    var options: NumberOptions
    /// All lines that are kept.
    var lines: [Definition] = []
    var bindings = Bindings()
    /// The number of results.
    var results = 0
    /// The line to whose expression `:compare` refers.
    var last: Int?
    /// The stack, in RPN mode.
    var machine: RPNMachine?
  }

  /// The information that is needed to undo a line.
  ///
  /// Whole states are not kept, because their total size would grow with the square of the number
  /// of lines.
  private struct Change: Sendable {
    let line: String
    let options: NumberOptions
    let lineCount: Int
    var replaced = Bindings.Replaced()
    let results: Int
    let last: Int?
    let machine: RPNMachine?
  }

  var state: State
  /// How often the state has changed.
  private(set) var revision = 0
  /// Whether it only changes as another session does that computes; see ``SessionWorker``.
  var isFollowing = false
  /// Whether its lines are those of a script, which prints values alone and nothing of definitions.
  let isScript: Bool
  /// The notes that were shown; in a script, also the warnings.
  private var told: Set<String> = []
  /// The changes of lines, the newest last.
  private var changes: [Change] = []
  /// The computed values, by the arithmetic that computed them.
  var engines: [ArithmeticKey: any SessionEngine] = [:]

  /// A session with these options as settings; the assignments of `--let` are its first lines.
  init(_ options: NumberOptions, isScript: Bool = false) {
    self.isScript = isScript
    state = State(options: options)
    state.options.variables.assignments = []
  }

  /// Whether a line is incomplete: a bracket is open, or it ends with a backslash.
  func isUnfinished(_ text: String) -> Bool {
    guard state.machine == nil, !text.isBlankOrComment, !text.isSessionCommand,
      text.utf8.count <= state.options.limits.length
    else { return false }
    let text = text.withoutComment
    return text.endsInBackslash || LineTokens(utf8: Array(text.utf8)).isOpen
  }

  /// Joins two lines; a backslash at the end of the first only marks the continuation, and a comment ends with its line.
  static func joined(_ text: String, _ next: String) -> String {
    let text = text.withoutComment
    return (text.endsInBackslash ? String(text.dropLast()) : text) + " " + next
  }

  /// Executes a line.
  mutating func submit(_ line: String) -> SessionOutput {
    if line.isBlankOrComment { return SessionOutput() }
    do throws(CalculatorError) {
      if line.isSessionCommand { return try perform(command: line) }
      if state.machine != nil { return try push(line.withoutComment) }
      return try compute(line.withoutComment)
    } catch {
      return failure(error, Array(line.utf8))
    }
  }

  /// Leaves `ans` without a value: a later line of a script must not go on with the result of an earlier one than its
  /// writer had in mind.
  mutating func forgetAnswer() {
    state.bindings.unset("ans")
    revision += 1
  }

  private mutating func compute(_ text: String) throws(CalculatorError) -> SessionOutput {
    let source = Array(text.utf8)
    let line = state.lines.count
    let definition = try state.bindings.definition(source, state.options, in: state.lines)
    if let name = definition.names.lastAssigned, name.isResultName {
      throw CalculatorError(
        .arguments, "'\(name)' is the name of a result; choose another for what you set", nil)
    }
    var change = change(by: text)
    // The state is changed in place: a copy of it would copy all lines with every line.
    state.lines.append(definition)
    let answer: Answer
    do throws(CalculatorError) {
      answer = try answered(line)
    } catch {
      state.lines.removeLast()
      forget(from: line)
      throw suggesting(error, source)
    }
    let names = definition.names
    let isResult = names.variables.contains("ans")
    if isResult { state.results += 1 }
    change.replaced = state.bindings.bind(
      names, to: line, result: isResult && !isScript ? state.results : nil)
    if !names.variables.isEmpty { state.last = line }
    record(change)
    let news = answer.warnings.filter {
      !$0.isNote && !isScript || told.insert($0.message).inserted
    }
    var output = SessionOutput(parts: news.map { part($0, source) })
    if let value = value(answer, of: definition) { output.parts.append(value) }
    return output
  }

  private mutating func answered(_ line: Int) throws(CalculatorError) -> Answer {
    let lines = state.lines
    return try withEngine { engine throws(CalculatorError) in try engine.answer(line, in: lines) }
  }

  /// The value of a line with its name; nil for what a script does not print.
  private func value(_ answer: Answer, of definition: Definition) -> SessionOutput.Part? {
    let isExact = answer.isExact == true
    let isResult = definition.names.variables.contains("ans")
    let assigned = definition.names.lastAssigned
    if isScript {
      guard isResult, assigned == nil else { return nil }
      let isMarked = answer.isExact == false && StandardOutput.isTerminal && !state.options.json
      return isMarked
        ? .value(name: nil, isExact: false, text: answer.text) : .text(answer.text)
    }
    if let assigned { return .value(name: assigned, isExact: isExact, text: answer.text) }
    guard isResult else { return .text(answer.text) }
    return .value(name: "_\(state.results)", isExact: isExact, text: answer.text)
  }

  // MARK: - States

  /// The smallest number of lines that can be undone.
  private static let keptChanges = 1000

  /// Continues with another state, in which names have the same meaning.
  mutating func keep(_ next: State, after line: String) {
    record(change(by: line))
    state = next
  }

  /// What takes a line back that has not changed anything yet.
  private func change(by line: String) -> Change {
    Change(
      line: line, options: state.options, lineCount: state.lines.count, results: state.results,
      last: state.last, machine: state.machine)
  }

  private mutating func record(_ change: Change) {
    if changes.count >= 2 * Self.keptChanges { changes.removeFirst(Self.keptChanges) }
    changes.append(change)
    revision += 1
  }

  /// Restores the state before the last line that changed it; returns that line.
  mutating func takeBack() -> String? {
    guard let change = changes.popLast() else { return nil }
    revision += 1
    state.options = change.options
    state.lines.removeLast(state.lines.count - change.lineCount)
    state.bindings.restore(change.replaced)
    (state.results, state.last, state.machine) = (change.results, change.last, change.machine)
    forget(from: state.lines.count)
    return change.line
  }

  /// Prevents undoing any line so far.
  mutating func forgetChanges() { changes = [] }

  private mutating func forget(from line: Int) {
    for key in engines.keys { engines[key]?.forget(from: line) }
  }

  // MARK: - Reports

  /// The output of a line that failed.
  func failure(_ error: CalculatorError, _ source: [UInt8]) -> SessionOutput {
    let json = state.options.json ? [SessionOutput.Part.text(error.json.line)] : []
    return SessionOutput(parts: [report(error, source)] + json)
  }

  /// A failure in the wording of a session.
  func report(_ error: CalculatorError, _ source: [UInt8]) -> SessionOutput.Part {
    .error(
      ErrorReport(
        error, source: source, wording: isScript ? { $0 } : SessionWording.ofOptions
      ).text.withoutLastEnd)
  }

  private func part(_ warning: Warning, _ source: [UInt8]) -> SessionOutput.Part {
    .warning(ErrorReport(warning, source: source).text.withoutLastEnd)
  }

  /// Adds the nearest name of the session to an error about an unknown name.
  func suggesting(_ error: CalculatorError, _ source: [UInt8]) -> CalculatorError {
    guard error.kind == .unknownName, error.suggestion == nil, let span = error.span,
      span.end <= source.count
    else { return error }
    var error = error
    let name = String(decoding: source[span.start..<span.end], as: UTF8.self)
    error.suggestion = Suggestion.nearest(to: name, among: state.bindings.names)
    return error
  }
}

extension String {
  /// Whether it is `_` and a number, the name of a result.
  fileprivate var isResultName: Bool {
    hasPrefix("_") && count > 1 && dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
