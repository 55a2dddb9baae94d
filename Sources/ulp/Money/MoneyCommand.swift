import ArgumentParser
import Arithmetic
import BigNumbers
import Conversion
import NumericCore

struct MoneyCommand: ParsableCommand, ExactCommand {
  static let configuration = CommandConfiguration(
    commandName: "money",
    abstract: "Convert amounts between currencies at the rates of a file.",
    discussion: """
      The amount is an expression, and currencies are codes of ISO 4217. Rates are the decimals in the file; the \
      way through its base currency is exact, and the result is rounded once, to the currency's smallest unit. \
      Nothing is fetched: --rates or the setting 'rates' names a file.

      Files are the European Central Bank's eurofxref-daily.xml, its files of 90 days and of all, its CSV of both \
      kinds, or lines such as 'USD,1.0932' below 'base,EUR' and 'date,2024-03-08': a rate is what one unit of the \
      base costs. A line with the words currency and rate names columns, of which base and date may be two, and \
      '#' begins a comment.

        ulp money 100 USD EUR --rates eurofxref-daily.xml
        ulp money 19.99*3 GBP JPY --rates eurofxref-hist.xml --date 2024-03-08
        ulp money --list
      """)

  @OptionGroup var source: RatesOptions

  @OptionGroup var computation: AmountOptions

  @Option(help: ArgumentHelp("Take the rates of this day, not of the latest.", valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "The day on which the age of the rates is counted. (default: today)", valueName: "date"))
  var today: String?

  @Option(help: "Rounding of amounts half-way between two: half-even or half-up.")
  var rounding: MoneyRounding = .halfEven

  @Option(
    name: .letter(.digits),
    help: ArgumentHelp(
      "Show this many digits of the result before it is rounded to money; decimal computes with this many.",
      valueName: "n"))
  var digits: Int?

  @Flag(help: "Show the result before it is rounded as a fraction.")
  var fraction = false

  @Flag(help: "Take one conversion a line from standard input, as 100 USD EUR.")
  var batch = false

  @Flag(help: "List the currencies: code, number, digits after the point, name.")
  var list = false

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "An amount and two currencies, for example: 100 USD EUR")
  var conversion: [String] = []

  /// The path of the file of rates; `-` is standard input.
  private var path: String? { source.rates.map { CommandWords.joined([$0]) } }

  func validate() throws {
    let modes = (list ? 1 : 0) + (batch ? 1 : 0) + (conversion.isEmpty ? 0 : 1)
    guard modes == 1 else {
      throw ValidationError(
        modes == 0
          ? "an amount and two currencies are missing, as in: ulp money 100 USD EUR"
          : "a conversion, --batch and --list exclude each other")
    }
    if !list, path == nil {
      throw ValidationError(
        "rates are missing: --rates names a file, and so does the setting 'rates'")
    }
    if batch, path == "-" {
      throw ValidationError("--batch reads standard input, so --rates needs a file")
    }
    if let digits {
      if digits < 1 { throw ValidationError("--digits is at least 1, not \(digits)") }
      if fraction { throw ValidationError("--digits and --fraction are two forms of the same") }
      do throws(LimitExceeded) { try bounds.limits.check(.digits, digits) } catch {
        throw ValidationError("\(error); \(error.advice)")
      }
    }
  }

  func run() throws {
    if list { return CurrencyList.write(json: json) }
    guard let path else { return }
    let file = RatesFile(path: path, limits: bounds.limits)
    let rates = try file.rates(on: try day(date), json: json)
    let age = rates.age(on: try day(today ?? "today") ?? rates.date)
    let exchange = MoneyExchange(
      rates: rates, system: try system(rates),
      form: .init(rounding: rounding, digits: digits, isFraction: fraction, json: json),
      age: age, isStale: date == nil && !(0...source.maxAge).contains(age), limits: limits)
    if let warning = exchange.warning { StandardError.write("warning: \(warning)\n") }
    if batch { return try convertLines(exchange) }
    let text = Array(CommandWords.joined(conversion).utf8)
    let answer = try computing(text) { () throws(CalculatorError) in try exchange.answer(text) }
    for warning in answer.warnings { ErrorReport(warning, source: text).write() }
    StandardOutput.write(line: answer.text)
  }

  private func system(_ rates: ExchangeRates) throws -> MoneySystem {
    let engine = computation.engine
    let request = SystemRequest(
      bits: engine.precision, digits: digits ?? NumberOptions.defaultDigits, limits: bounds.limits)
    return try reporting { () throws(CommandFailure) in
      try MoneySystem(engine.chosen, request, variables, rates)
    }
  }

  private func convertLines(_ exchange: MoneyExchange) throws {
    let answering: LineAnswering = { line throws(CalculatorError) in try exchange.answer(line) }
    try Batch.run(nil, answering, json: json, bounds.limits)
  }

  /// The day of a word in ISO 8601; today without a word.
  private func day(_ word: String?) throws -> CivilDate? {
    guard let word else { return nil }
    var options = DateOptions()
    var time = ClockOptions()
    time.given = nil
    (options.zoneName, options.time, options.json) = (nil, time, json)
    return try options.reporting { () throws(CommandFailure) in
      try options.moment(word, in: nil).moment.local.date
    }
  }
}

/// The rounding of amounts that are half-way between two others.
enum MoneyRounding: String, OptionWord {
  case halfEven = "half-even"
  case halfUp = "half-up"
}
