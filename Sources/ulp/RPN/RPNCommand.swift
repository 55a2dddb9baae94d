import ArgumentParser
import Arithmetic
import NumericCore

struct RPNCommand: NumberCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "rpn",
    abstract: "Compute in reverse Polish notation, on a stack of expressions.",
    discussion: """
      Words are numbers, + - * / ^ mod ! % neg, functions and constants ('ulp functions'), variables, ->x \
      to store the top as x, and enter, dup, swap, drop, roll, clear, clearall, undo. Functions that take \
      any count of numbers take all that are on the stack. Without words they are read from standard \
      input.

        ulp rpn 3 5 4 + +                 12
        ulp rpn --describe '3 5 + pi cos' 3 + 5, cos(π) and its value, -1
        ulp rpn --let x=1.707 2 x '*'     3.414

      The value is that of the top of the stack. It is computed at the end, so that a variable may be \
      stored behind its use.
      """)

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions

  @Flag(help: "Print the stack in infix before the value.")
  var describe = false

  @Argument(help: "The words, for example: 3 5 4 + +")
  var words: [String] = []

  static var operandWords: WritableKeyPath<Self, [String]> { \.words }

  func run() throws {
    var plain = options
    plain.json = false
    var answers = IsolatedLines(options.limits, isAlone: !options.json, try plain.makeEvaluator())
    let line = try words.isEmpty ? Self.input(options.limits) : CommandWords.joined(words)
    var machine = RPNMachine(
      variables: Set(options.variables.names), limits: options.limits)
    var failure: CalculatorError?
    var values: [String?] = []
    do throws(CalculatorError) {
      try machine.run(line)
    } catch {
      failure = error
    }
    if failure == nil || options.json {
      for place in (0..<machine.count).reversed() {
        // Without JSON only the top of the stack is printed.
        guard options.json || place == 0 else { continue }
        do throws(CalculatorError) {
          values.append(try Self.value(machine, place, &answers))
        } catch {
          values.append(nil)
          if place == 0, failure == nil { failure = error }
        }
      }
    }
    report(machine, values, failure, line)
    if failure != nil { throw ExitCode(1) }
  }

  private static func value(
    _ machine: RPNMachine, _ place: Int, _ answers: inout IsolatedLines
  ) throws(CalculatorError) -> String? {
    guard let program = try machine.program(of: place) else { return nil }
    do throws(CalculatorError) {
      return try answers.answer(program.text).text
    } catch {
      var error = error
      error.span = error.span.flatMap { program.typed(at: $0) }
      throw error
    }
  }

  private func report(
    _ machine: RPNMachine, _ values: [String?], _ failure: CalculatorError?, _ line: String
  ) {
    let source = Array(line.utf8)
    if let failure { ErrorReport(failure, source: source).write() }
    if options.json {
      let error = failure.map { failure in
        JSONValue.object([
          ("kind", .string(failure.kind.rawValue)),
          ("message", .string(failure.fullMessage)),
        ])
      }
      let value = failure == nil ? values.last ?? nil : nil
      return StandardOutput.write(
        json: .object([
          ("value", JSONValue(value)), ("description", .string(machine.description)),
          ("stack", .list(values.map { JSONValue($0) })), ("error", error ?? .null),
        ]))
    }
    if describe, !machine.description.isEmpty { StandardOutput.write(line: machine.description) }
    if let value = values.last ?? nil { StandardOutput.write(line: value) }
  }

  /// The words on standard input, unless it is a terminal.
  private static func input(_ limits: Limits) throws -> String {
    if StandardInput.isTerminal { throw ValidationError("words are missing: ulp rpn 3 5 +") }
    return String(decoding: try FileContent.read("-", limits: limits), as: UTF8.self)
  }
}
