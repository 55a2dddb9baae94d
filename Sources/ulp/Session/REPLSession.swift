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
    /// The answers that are shown while lines are typed.
    var previews = PreviewSetting()
  }

  /// The information that is needed to undo a line.
  ///
  /// Whole states are not kept, because their total size would grow with the square of the number
  /// of lines.
  struct Change: Sendable {
    let line: String
    fileprivate let options: NumberOptions
    fileprivate let lineCount: Int
    var replaced = Bindings.Replaced()
    fileprivate let results: Int
    fileprivate let last: Int?
    fileprivate let machine: RPNMachine?
    fileprivate let previews: PreviewSetting
  }

  var state: State
  /// How often the state has changed.
  private(set) var revision = 0
  /// The line that is executed, as another session can follow it: a file that it loads stands in it.
  var entry = ""
  /// Whether it only changes as another session does that computes; see ``SessionWorker``.
  var isFollowing = false
  /// Whether its lines are those of a script, which prints values alone and nothing of definitions.
  let isScript: Bool
  /// The notes that were shown; in a script, also the warnings.
  var told: Set<String> = []
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
    state.machine == nil && text.isUnfinished(state.options.limits)
  }

  /// Executes a line.
  mutating func submit(_ line: String) -> SessionOutput {
    if line.isBlankOrComment { return SessionOutput() }
    entry = line
    var text = line
    do throws(CalculatorError) {
      if let command = command(in: line) {
        text = command
        return try perform(command: command)
      }
      if state.machine != nil { return try push(line.withoutComment) }
      if line.goesOnFromAnswer { text = "ans " + line.withoutComment.trimmed }
      return try compute(text.withoutComment)
    } catch {
      return failure(error, Array(text.utf8))
    }
  }

  /// Leaves `ans` without a value: a later line of a script must not go on with the result of an earlier one than its
  /// writer had in mind.
  mutating func forgetAnswer() {
    state.bindings.unset("ans")
    revision += 1
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
  func change(by line: String) -> Change {
    Change(
      line: line, options: state.options, lineCount: state.lines.count, results: state.results,
      last: state.last, machine: state.machine, previews: state.previews)
  }

  mutating func record(_ change: Change) {
    if changes.count >= 2 * Self.keptChanges { changes.removeFirst(Self.keptChanges) }
    changes.append(change)
    revision += 1
  }

  /// Restores the state before the last line that changed it; returns that line.
  mutating func takeBack() -> String? {
    guard let change = changes.popLast() else { return nil }
    revision += 1
    restore(change)
    return change.line
  }

  /// Restores the state before a change.
  mutating func restore(_ change: Change) {
    state.options = change.options
    state.lines.removeLast(state.lines.count - change.lineCount)
    state.bindings.restore(change.replaced)
    (state.results, state.last, state.machine) = (change.results, change.last, change.machine)
    state.previews = change.previews
    forget(from: state.lines.count)
  }

  /// Prevents undoing any line so far.
  mutating func forgetChanges() { changes = [] }

  mutating func forget(from line: Int) {
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

  func part(_ warning: Warning, _ source: [UInt8]) -> SessionOutput.Part {
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
