import ArgumentParser
import Arithmetic
import Conversion
import Scientific

struct EvalCommand: NumberCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Evaluate an expression (the default command).",
    discussion: """
      Several words are one expression. Words that start with '-' belong to the expression unless \
      they are one of the options below; behind '--' everything does. Without words, a session starts on \
      a terminal: lines are read, with the options as settings (':help' there tells the rest). Lines that are piped in, \
      or come from the file of -f, are a script: variables, functions and 'ans' are kept from line to line, '#' starts \
      a comment, definitions print nothing, and a line that fails is reported with its number while the others go on; \
      the exit status is then 1.
      """)

  /// The names that an expression can use, made once: the option parser asks for them repeatedly.
  private static let names = BuiltInNames.all.sorted()

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions
  @OptionGroup var loads: LoadOptions
  @OptionGroup var time: ClockOptions
  @OptionGroup var exchange: RatesOptions

  @Flag(help: "Print one line for each number system.")
  var all = false

  @Option(
    name: .letter(.file),
    help: ArgumentHelp("Compute the lines of this file, in order.", valueName: "file"),
    completion: .file())
  var file: String?

  @Argument(
    help: "What to compute, for example: 2*sin(pi/6)",
    completion: .list(Self.names))
  var expression: [String] = []

  static var operandWords: WritableKeyPath<Self, [String]> { \.expression }

  /// Whether to start an interactive session: there is no expression and standard input is a
  /// terminal.
  private var startsSession: Bool {
    expression.isEmpty && file == nil && !all && !options.json && StandardInput.isTerminal
  }

  /// Whether to compute the lines of a file or of standard input.
  private var readsScript: Bool {
    file != nil || expression.isEmpty && !all && !StandardInput.isTerminal
  }

  private static let missing = ValidationError(
    "an expression is missing; lines of standard input or of a file (-f) are computed, too")

  mutating func validate() throws {
    try validateNumbers()
    if file != nil {
      if let word = expression.first {
        throw ValidationError("-f computes the lines of a file; leave out '\(word.trimmed)'")
      }
      if all { throw ValidationError("--all is for one expression; leave out -f") }
    } else if expression.isEmpty, !startsSession, !readsScript {
      throw Self.missing
    }
  }

  func run() throws {
    var options = options
    options.clock = time.clock
    options.rates = StoredRates.source(exchange, options.limits, options.clock)
    if startsSession || readsScript {
      let opening = try loads.openingLines(variables, options.limits)
      if startsSession { REPL.run(options, opening) }
      guard try Script.run(file, options, opening) else { throw Self.missing }
      return
    }
    options.definitions = try loads.definitions(
      options.limits, options.variables.units, json: options.json)
    if all { return try runAll(Array(CommandWords.joined(expression).utf8), options) }
    try LineReport.answer(expression, options)
  }

  /// Evaluates on all backends.
  ///
  /// A backend that fails reports it in its line, so that the others can be compared.
  private func runAll(_ source: [UInt8], _ options: NumberOptions) throws {
    var isComplete = true
    let evaluators = try SystemName.allCases.map { system in
      var options = options
      options.backend = system
      return (name: Array(system.rawValue.utf8), answer: try options.makeEvaluator())
    }
    var answers = IsolatedLines(options.limits) { system throws(CalculatorError) in
      guard let evaluator = evaluators.first(where: { $0.name == system }) else {
        throw CalculatorError(.fault, "an unknown number system was requested", nil)
      }
      return try evaluator.answer(source)
    }
    let width = SystemName.allCases.map(\.rawValue.count).max() ?? 0
    for system in SystemName.allCases {
      var line: String
      do throws(CalculatorError) {
        line = try answers.answer(Array(system.rawValue.utf8)).text
      } catch {
        isComplete = false
        line = options.json ? error.json.line : "error: \(error.oneLine)"
      }
      if !options.json { line = Columns.row([(system.rawValue, width), (line, 0)]) }
      StandardOutput.write(line: line)
    }
    if !isComplete { throw ExitCode(1) }
  }
}
