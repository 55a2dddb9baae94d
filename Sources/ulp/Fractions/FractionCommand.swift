import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

struct FractionCommand: ParsableCommand, ExactCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "fraction",
    abstract: "Take a number apart into a continued fraction, and find fractions near it.",
    discussion: """
      The value is exact. A fraction has all its partial quotients, a square root those that repeat for ever in \
      parentheses, and every other number as many as are asked for, each of them proven. Convergents are the \
      nearest fractions to the number with denominators of their size; their errors have the sign of \
      convergent − number.

        ulp fraction 0.375
        ulp fraction pi --terms 30
        ulp fraction pi --max-denominator 1000
        ulp fraction '[3; 7, 15, 1]'
      """)

  @Option(help: ArgumentHelp("Show at most this many partial quotients.", valueName: "n"))
  var terms = 20

  @Option(help: ArgumentHelp("Show at most this many convergents.", valueName: "n"))
  var convergents = 10

  @Option(
    help: ArgumentHelp(
      "Show the nearest fraction whose denominator is at most n.", valueName: "n"))
  var maxDenominator: String?

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "An expression or a continued fraction, for example: pi")
  var expression: [String]

  static var operandWords: WritableKeyPath<Self, [String]> { \.expression }

  func validate() throws {
    if expression.isEmpty { throw ValidationError("a number is missing") }
    if terms < 1 { throw ValidationError("--terms is at least 1, not \(terms)") }
    if convergents < 0 {
      throw ValidationError("--convergents is at least 0, not \(convergents)")
    }
    do throws(LimitExceeded) { try bounds.limits.check(.digits, max(terms, convergents)) } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
    _ = try denominatorBound()
  }

  private func denominatorBound() throws -> BigInteger? {
    guard let maxDenominator else { return nil }
    let text = CommandWords.joined([maxDenominator])
    guard let bound = try? BigInteger(parsing: text), bound >= 1 else {
      throw ValidationError("--max-denominator is a whole number from 1 on, not '\(text)'")
    }
    return bound
  }

  func run() throws {
    let text = CommandWords.joined(expression)
    let source = Array(text.utf8)
    let number = try value(text)
    let bound = try denominatorBound()
    let report = try computing(source) { () throws(ComputationFailure) in
      try FractionReport(
        number, source: text, terms: terms, convergents: convergents, denominator: bound,
        limits: limits)
    }
    if let note = report.note { StandardError.write("note: \(note)\n") }
    StandardOutput.write(line: json ? report.json.line : report.text)
  }

  /// A text in brackets that contains a semicolon is a continued fraction; otherwise semicolons
  /// separate statements.
  private func value(_ text: String) throws -> ExactReal {
    let trimmed = text.drop { $0 == " " }
    guard trimmed.hasPrefix("["), text.contains(";") else {
      return try number(
        text, try makeCalculator(variables: []), orElse: "only a number is a continued fraction")
    }
    let source = Array(text.utf8)
    return try computing(source) { () throws(CalculatorError) in
      do {
        return ExactReal(
          try BigRational(parsingContinuedFraction: text, limits: bounds.limits))
      } catch {
        throw CalculatorError(reading: error, source)
      }
    }
  }
}
