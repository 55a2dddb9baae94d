import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore
import Scientific

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract:
      "Show how far floating-point results are from the true one, and where they went wrong.",
    discussion: """
      The true value is proven, as 'ulp EXPRESSION' proves it. Each format computes operation by \
      operation; digits that differ from the true ones stand in brackets, or are red on a terminal.

      ulp            distance from the true value in units of its last place
      ordinal        how many numbers of the format lie between, from the one nearest to the truth
      bits           log2(1 + ordinal)
      digits         correct decimal digits, -log10 of the relative error

      An error against the truth for rounded inputs leaves out what literals and variables lost \
      when they were rounded to the format.
      """)

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      "A format; repeatable: \(FloatFormat.names.joined(separator: ", ")), bigfloat:BITS, decimal:DIGITS. (default: double)",
      valueName: "name"))
  var formats: [FormatName] = []

  @Option(name: [.short, .long], help: ArgumentHelp("Digits of the true value.", valueName: "n"))
  var digits = 30

  @Option(help: "Rounding of the formats: nearest-even, zero, up, down or away.")
  var rounding: DecimalRounding = .nearestEven

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Show every operation: its value, its error, its own error and condition numbers.")
  var tree = false

  @Option(
    help: ArgumentHelp(
      "Find the least precision that gives this many correct digits, as every precision up to 64 bits above does.",
      valueName: "digits"))
  var need: Int?

  @Flag(help: "Print everything as JSON.")
  var json = false

  @Argument(help: "What to compute, for example: (0.1 + 0.2) - 0.3")
  var expression: [String]

  func validate() throws {
    if expression.isEmpty { throw ValidationError("an expression is missing") }
    if digits < 1 { throw ValidationError("--digits is at least 1, not \(digits)") }
    if let need, !(1...1000).contains(need) {
      throw ValidationError("--need is between 1 and 1000 digits, not \(need)")
    }
    do throws(LimitExceeded) {
      try Limits().check(.digits, digits)
    } catch {
      throw ValidationError("\(error)")
    }
    if rounding.binary == nil {
      throw ValidationError("--rounding \(rounding.rawValue) is no direction of binary formats")
    }
  }

  func run() throws {
    let source = Array(CommandWords.joined(expression).utf8)
    let chosen = formats.isEmpty ? [.double] : formats.map(\.format)
    let (compiled, inputs) = try compile(source)
    var limits = ExactLimits()
    limits.digits = digits
    var comparisons: [Comparison] = []
    for format in chosen {
      do throws(ComparisonFailure) {
        comparisons.append(
          try Comparison(
            compiled, inputs: inputs, format: format, rounding: rounding.binary ?? .nearestEven,
            limits: limits))
      } catch {
        try fail(CalculatorError(error), source)
      }
    }
    var search: PrecisionSearch?
    if let need {
      guard comparisons.first?.truth.value != nil else {
        try fail(
          CalculatorError(.domain, "--need asks for digits of a value that was not found", nil),
          source)
      }
      do throws(ComparisonFailure) {
        search = try PrecisionSearch(
          compiled, inputs: inputs, digits: need, rounding: rounding.binary ?? .nearestEven,
          limits: limits)
      } catch {
        try fail(CalculatorError(error), source)
      }
    }
    let report = ComparisonReport(
      source: source, comparisons: comparisons, search: search, digits: digits, limits: limits)
    StandardOutput.write(line: json ? report.json : report.text(tree: tree))
  }

  /// The program and the exact values of its variables.
  private func compile(_ source: [UInt8]) throws -> (CompiledExpression, [ExactReal]) {
    var calculator = Calculator(ExactBackend(), angle: variables.angle)
    for assignment in variables.assignments {
      let text = Array(assignment.utf8)
      do throws(CalculatorError) { _ = try calculator.execute(text) } catch {
        try fail(error, text)
      }
    }
    do throws(CalculatorError) {
      let (compiled, warnings) = try calculator.compile(utf8: source)
      for warning in warnings { ErrorReport(warning, source: source).write() }
      return (compiled, calculator.inputs(of: compiled))
    } catch {
      try fail(error, source)
    }
  }

  private func fail(_ error: CalculatorError, _ source: [UInt8]) throws -> Never {
    ErrorReport(error, source: source).write()
    if json { StandardOutput.write(line: JSONText.failure(error)) }
    throw ExitCode(1)
  }
}

/// A format by its name.
struct FormatName: ExpressibleByArgument {
  var format: FloatFormat

  init?(argument: String) {
    guard let format = FloatFormat(argument) else { return nil }
    self.format = format
  }
}

extension CalculatorError {
  init(_ failure: ComparisonFailure) {
    switch failure {
    case .notANumber:
      self.init(.arguments, "only an expression of one number can be compared", nil)
    case .failure(let failure): self.init(failure, nil)
    }
  }
}
