import ArgumentParser
import Arithmetic
import NumericCore
import Scientific

struct FinanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "finance",
    abstract: "Loans, savings, rates of return and ratios of business.",
    discussion: """
      Without words, all functions of finance are listed. The order and the signs of arguments are those of \
      spreadsheets: money that you pay is negative. Rates are fractions, so that 5% is 0.05, and of one \
      period, so that a monthly payment takes 5%/12.

        ulp finance pmt rate=5%/12 nper=360 pv=200000
        ulp finance irr 'flows=[-100, 39, 59, 55, 20]'
        ulp finance mortgage --rate 5% --years 30 --amount 200000 --schedule
      """,
    subcommands: [FinancialFunctionCommand.self, MortgageCommand.self],
    defaultSubcommand: FinancialFunctionCommand.self)
}

struct FinancialFunctionCommand: NumberCommand, AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compute",
    abstract: "Compute a function of finance (the default), or list them all.",
    discussion: """
      Values are expressions, in the order of the parameters or with their names. With --batch every line of a file, \
      or of standard input, has a function and its values: 'pmt rate=5%/12 nper=360 pv=200000'.
      """)

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions

  @Flag(help: "Compute one line after the other, on all cores; the argument is a file.")
  var batch = false

  @Argument(
    help: "The function, for example: pmt", completion: .list(Catalogue.finance.map(\.name)))
  var function: String?

  @Argument(help: "Its values, for example: rate=5%/12 nper=360 pv=200000")
  var values: [String] = []

  mutating func validate() throws {
    try validateNumbers()
    if batch, !values.isEmpty { throw ValidationError("--batch reads one file") }
  }

  func run() throws {
    if batch {
      let evaluator = try options.makeEvaluator()
      let answering: LineAnswering = { line throws(CalculatorError) in
        try evaluator(try Self.call(Self.words(of: String(decoding: line, as: UTF8.self))))
      }
      return try Batch.run(function, answering, options)
    }
    guard let function else { return list() }
    let report = LineReport(options)
    let source = try report.reporting(Array(function.utf8)) { () throws(CalculatorError) in
      try Self.call([function] + values.map { CommandWords.joined([$0]) })
    }
    try report.run(source, try options.makeEvaluator())
  }

  /// The expression that calls a function with these values.
  private static func call(_ words: [String]) throws(CalculatorError) -> [UInt8] {
    let function = words.first ?? ""
    guard Catalogue.finance.contains(where: { $0.name == function }) else {
      throw CalculatorError(
        .unknownName, "there is no function of finance '\(function)'; 'ulp finance' lists them",
        SourceSpan(0, function.utf8.count),
        suggestion: Suggestion.nearest(to: function, among: Catalogue.finance.map(\.name)))
    }
    return Array("\(function)(\(words.dropFirst().joined(separator: ", ")))".utf8)
  }

  /// The words of a line; spaces inside brackets do not separate words.
  private static func words(of line: String) -> [String] {
    var depth = 0
    return line.split {
      if $0 == "[" || $0 == "(" { depth += 1 }
      if $0 == "]" || $0 == ")" { depth -= 1 }
      return depth <= 0 && ($0 == " " || $0 == "\t")
    }.map(String.init)
  }

  private func list() {
    guard !options.json else {
      let rows = Catalogue.finance.map { row in
        JSONValue.object([
          ("name", .string(row.name)), ("signature", .string(row.signature)),
          ("domain", .string(row.domain)), ("summary", .string(row.summary)),
        ])
      }
      return StandardOutput.write(json: .list(rows))
    }
    let width = Catalogue.finance.map(\.signature.count).max() ?? 0
    for row in Catalogue.finance {
      StandardOutput.write(line: Columns.row([(row.signature, width), (row.summary, 0)]))
    }
  }
}
