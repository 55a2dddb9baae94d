import ArgumentParser
import Arithmetic
import Scientific

struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Evaluate an expression (the default command).",
    discussion: """
      Several words are one expression. Words that start with '-' belong to the expression unless \
      they are one of the options below; behind '--' everything does.
      """)

  @OptionGroup var options: NumberOptions

  @Argument(
    help: "What to compute, for example: 2*sin(pi/6)", completion: .list(Catalogue.names.sorted()))
  var expression: [String]

  func validate() throws {
    if expression.isEmpty {
      throw ValidationError("an expression is missing; 'ulp batch' reads lines from standard input")
    }
  }

  func run() throws {
    let source = Array(CommandWords.joined(expression).utf8)
    let evaluator = try options.makeEvaluator()
    do throws(CalculatorError) {
      let answer = try evaluator(source)
      for warning in answer.warnings { ErrorReport(warning, source: source).write() }
      StandardOutput.write(line: answer.text)
    } catch {
      ErrorReport(error, source: source).write()
      if options.json { StandardOutput.write(line: JSONText.failure(error)) }
      throw ExitCode(1)
    }
  }
}
