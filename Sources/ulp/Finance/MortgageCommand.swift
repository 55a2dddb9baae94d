import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

struct MortgageCommand: ParsableCommand, FailureReporting {
  static let configuration = CommandConfiguration(
    commandName: "mortgage",
    abstract: "The payments of a loan, and how they repay it.",
    discussion: """
      Payments come at the end of each period and are equal but for the last, which is what is left. Payment \
      and interest are exact values that are rounded once to the decimals of the currency, so that the \
      repayments add up to the amount. Values are expressions.

        ulp finance mortgage --rate 5% --years 30 --amount 200000
        ulp finance mortgage --rate 5% --years 30 --amount 200000 --extra 100 --schedule --csv
      """)

  @Option(help: ArgumentHelp("Interest of a year, for example 5%.", valueName: "rate"))
  var rate: String

  @Option(help: ArgumentHelp("How long it takes to repay the loan.", valueName: "years"))
  var years: String

  @Option(help: ArgumentHelp("What is lent.", valueName: "amount"))
  var amount: String

  @Option(help: ArgumentHelp("Payments in a year.", valueName: "n"))
  var perYear = 12

  @Option(help: ArgumentHelp("What is repaid with each payment beside it.", valueName: "amount"))
  var extra = "0"

  @Option(help: ArgumentHelp("Decimals of the currency.", valueName: "n"))
  var decimals = 2

  @Option(help: "How amounts are rounded to those decimals: half-even or half-up.")
  var rounding: AmountRounding = .halfEven

  @Flag(help: "Print every payment.")
  var schedule = false

  @Flag(help: "Print every payment as comma-separated values.")
  var csv = false

  @Flag(help: "Print JSON; with --schedule every payment as well.")
  var json = false

  @OptionGroup var variables: VariableOptions

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  func validate() throws {
    if perYear < 1 { throw ValidationError("--per-year is at least 1, not \(perYear)") }
    if !(0...9).contains(decimals) {
      throw ValidationError("--decimals is between 0 and 9, not \(decimals)")
    }
    if csv, json { throw ValidationError("--csv and --json are two formats; choose one") }
  }

  func run() throws {
    let payments = try reporting { () throws(CommandFailure) in try makeSchedule() }
    let report = MortgageReport(payments, rounding: rounding)
    if json {
      StandardOutput.write(json: report.json(withRows: schedule))
    } else if csv {
      StandardOutput.write(report.csv)
    } else {
      StandardOutput.write(report.text(withRows: schedule))
    }
  }

  private func makeSchedule() throws(CommandFailure) -> AmortizationSchedule {
    let limits = ExactLimits(bounds.limits)
    let calculator = try variables.calculator(limits)
    let yearly = try number(rate, calculator)
    warn(about: yearly, limits)
    let loan = Loan(
      rate: yearly, paymentsPerYear: perYear,
      payments: try payments(calculator), amount: try number(amount, calculator),
      extra: try number(extra, calculator), decimals: decimals, rounding: rounding)
    return try lifting({ $0.fault(in: []) }) { () throws(CalculatorError) in
      try calculator.schedule(of: loan)
    }
  }

  /// Warns about a rate that is probably given in percent: five per cent is 5%, whereas 5 is 500%.
  private func warn(about yearly: ExactReal, _ limits: ExactLimits) {
    guard !rate.contains("%"), (try? yearly.compared(to: 1, limits: limits)) == .greater else {
      return
    }
    StandardError.write(
      "warning: a rate of \(rate.printable) is \(rate.printable) times the amount a year; per cent are written as in 5%\n"
    )
  }

  private func number(
    _ text: String, _ calculator: Calculator<ExactBackend>
  ) throws(CommandFailure) -> ExactReal {
    let source = Array(CommandWords.joined([text]).utf8)
    return try lifting({ $0.fault(in: source) }) { () throws(CalculatorError) in
      guard case .number(let number) = try calculator.evaluate(utf8: source).value else {
        throw CalculatorError(.arguments, "this is not a number", SourceSpan(0, source.count))
      }
      return number
    }
  }

  /// The number of payments: years times payments per year, which must be an integer.
  private func payments(
    _ calculator: Calculator<ExactBackend>
  ) throws(CommandFailure) -> Int {
    let source = Array(CommandWords.joined([years]).utf8)
    let count = try number(years, calculator) * ExactReal(perYear)
    return try lifting({ $0.fault(in: source) }) { () throws(CalculatorError) in
      do throws(ComputationFailure) {
        if let value = try count.rational(limits: calculator.backend.limits),
          let payments = Int(exactly: value), payments > 0
        {
          return payments
        }
      } catch {
        throw error.explanation
      }
      throw CalculatorError(
        .domain, "\(perYear) payments a year are no whole number of them, above 0, in these years",
        SourceSpan(0, source.count))
    }
  }
}

extension AmountRounding: OptionWord {}
