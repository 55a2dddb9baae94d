import Accuracy
import ArgumentParser
import Arithmetic
import NumericCore

struct FPCoreCommand: ParsableCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "fpcore",
    abstract: "Write an expression in FPCore, FPBench's interchange format.",
    discussion: """
      Names without a value become arguments; --let makes variables. 'ulp compare --fpcore' reads it \
      back. Functions that FPCore lacks are written out where a short definition has the same real value; \
      others are errors.
      """)

  @OptionGroup var variables: VariableOptions

  @Option(help: ArgumentHelp("The property :name.", valueName: "text"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The property :precision, for example binary32 or '(float 8 24)'.", valueName: "precision"))
  var precision: String?

  @Option(
    help: ArgumentHelp(
      "The property :pre, a comparison of the calculator or a condition of FPCore, for example 'x > 0' or '(< 0 x 1)'.",
      valueName: "condition"))
  var pre: String?

  @Option(
    help: ArgumentHelp(
      "Translate C in place of an expression: an expression of C, statements that end with one, or functions; '-' is standard input.",
      valueName: "text"))
  var c: String?

  @Argument(help: "What to write, for example: sqrt(x+1) - sqrt(x)")
  var expression: [String] = []

  static var operandWords: WritableKeyPath<Self, [String]> { \.expression }

  func validate() throws {
    if c == nil {
      if expression.isEmpty { throw ValidationError("an expression is missing") }
      return
    }
    let given = [
      ("an expression", !expression.isEmpty), ("--name", name != nil), ("--pre", pre != nil),
      ("--precision", precision != nil), ("--let", !variables.names.isEmpty),
    ]
    if let (other, _) = given.first(where: \.1) {
      throw ValidationError("--c has all of the core; leave out \(other)")
    }
  }

  func run() throws {
    if let c {
      let source = try SourceText.translation(ofC: c, Limits(), json: false)
      return StandardOutput.write(line: source.fpcore)
    }
    let text = try FailureReporter(json: false).reporting { () throws(CommandFailure) in try core()
    }
    StandardOutput.write(line: text)
  }

  private func core() throws(CommandFailure) -> String {
    var formulation = try FPCoreFormulation(variables)
    let body = try formulation.body(Array(CommandWords.joined(expression).utf8))
    var properties: [(name: String, value: String)] = []
    if let name { properties.append((":name", FPCoreFile.quoted(name))) }
    if let precision { properties.append((":precision", precision)) }
    if let pre {
      // A condition that can be read as FPCore is used unchanged.
      var condition = pre
      let asGiven = text(formulation, properties + [(":pre", pre)], body)
      if (try? FPCoreFile(utf8: Array(asGiven.utf8))) == nil || !pre.hasPrefix("(") {
        condition = try formulation.condition(Array(pre.utf8))
      }
      properties.append((":pre", condition))
    }
    let text = text(formulation, properties, body)
    do throws(TextError) {
      _ = try FPCoreFile(utf8: Array(text.utf8))
      return text
    } catch {
      throw CommandFailure(
        error: CalculatorError(
          .arguments, error.message, error.span, suggestion: error.suggestion),
        source: text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 })
    }
  }

  private func text(
    _ formulation: FPCoreFormulation, _ properties: [(name: String, value: String)], _ body: String
  ) -> String {
    var text = "(FPCore (\(formulation.arguments.joined(separator: " ")))"
    for property in properties { text += "\n  \(property.name) \(property.value)" }
    return text + (properties.isEmpty ? " " : "\n  ") + body + ")"
  }
}
