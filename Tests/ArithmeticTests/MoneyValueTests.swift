import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import TestSupport
import Testing

/// Amounts of money in expressions.
///
/// Conversions are those of Python's fractions; see ConversionTests/MoneyVectors/make_money.py.
@Suite("money as values")
struct MoneyValueTests {
  private static let folder = "Tests/ConversionTests/MoneyVectors"

  private static func rates(_ file: String, on day: String? = nil) throws -> ExchangeRates {
    let date = try day.map { try DateLiteral($0).local.date }
    return try ExchangeRates(
      reading: Array(try Repository.text("\(folder)/\(file)").utf8), on: date)
  }

  private func calculator(_ rates: ExchangeRates?) -> Calculator<ExactBackend> {
    var calculator = Calculator(ExactBackend())
    if let rates {
      calculator.rates = { RatesInForce(rates, remark: "rates of \(rates.date)", isStale: false) }
    }
    return calculator
  }

  /// An exact number with its unit.
  private func text(
    _ source: String, on calculator: Calculator<ExactBackend>
  ) throws -> String {
    switch try calculator.evaluate(source).value {
    case .quantity(let number, let unit):
      let fraction = try #require(try number.rational(limits: ExactLimits()))
      return "\(fraction) \(unit.symbol)"
    case .truth(let truth): return truth.rawValue
    default: return "something else"
    }
  }

  @Test("conversions are exact") func conversions() throws {
    var known: [String: Calculator<ExactBackend>] = [:]
    for line in try Repository.text("\(Self.folder)/conversions.txt").split(separator: "\n")
    where !line.hasPrefix("#") {
      let fields = line.split(separator: " ").map(String.init)
      let key = fields[0] + fields[1]
      if known[key] == nil {
        known[key] = calculator(try Self.rates(fields[0], on: fields[1]))
      }
      let source = "\(fields[2]) \(fields[3]) to \(fields[4])"
      #expect(
        try text(source, on: try #require(known[key])) == "\(fields[8]) \(fields[4])", "\(line)")
    }
  }

  @Test(
    "amounts of one currency need no rates",
    arguments: [
      ("3 EUR/kg * 2 kg", "6 EUR"), ("$3/kg * 2 kg", "6 USD"), ("5 x $3", "15 USD"),
      ("5 x €3", "15 EUR"), ("€5 + €2.50", "15/2 EUR"), ("100 EUR / 3", "100/3 EUR"),
      ("$200 + 10%", "220 USD"), ("-$5", "-5 USD"), ("$5k", "5000 USD"), ("$1M", "1000000 USD"),
      ("€2.5bn", "2500000000 EUR"),
      ("$1.5 million", "1500000 USD"), ("$1,234.56", "30864/25 USD"), ("5$", "5 USD"),
      ("5 €", "5 EUR"),
      ("¥500", "500 JPY"), ("£2 1/2", "5/2 GBP"), ("100 eur", "100 EUR"), ("1 cup", "1 cup_us"),
      ("$60/h * 30 min", "30 USD"), ("100 EUR * 1.08 USD/EUR", "108 USD"),
      ("100 EUR / 50 USD", "2 EUR/USD"), ("100 EUR < 101 EUR", "true"),
      ("x = $5; 3 x", "15 USD"), ("all = 3 EUR; 2 all", "6 EUR"), ("max(1 EUR, 2 EUR)", "2 EUR"),
    ])
  func oneCurrency(_ source: String, _ expected: String) throws {
    #expect(try text(source, on: calculator(nil)) == expected)
  }

  /// The made-up file has half a dollar and two and a half yen for a euro.
  @Test(
    "rates join currencies",
    arguments: [
      ("100 EUR to USD", "50 USD"), ("$50 to EUR", "100 EUR"), ("$50 in JPY", "250 JPY"),
      ("1 EUR + 1 USD", "3 EUR"), ("3 EUR - 1 USD", "1 EUR"), ("1 EUR == 0.5 USD", "true"),
      ("max(1 EUR, 1 USD)", "2 EUR"), ("10 EUR/kg to USD/g", "1/200 USD/g"),
      ("10 kg/EUR to kg/USD", "20 kg/USD"), ("a = $50; a to EUR", "100 EUR"),
    ])
  func exchange(_ source: String, _ expected: String) throws {
    let calculator = calculator(try Self.rates("plain.csv"))
    #expect(try text(source, on: calculator) == expected)
    let notes = try calculator.evaluate(source).warnings
    #expect(notes.map(\.message) == ["rates of 2024-03-08"] && notes.allSatisfy(\.isNote))
  }

  @Test(
    "faults",
    arguments: [
      ("100 EUR to USD", ErrorKind.arguments, "--rates"), ("1 EUR + 1 USD", .arguments, "--rates"),
      ("100 EUR + 3 kg", .incompatibleUnits, "money and a mass"),
      ("100 EUR + 5", .incompatibleUnits, "plain number"),
      ("100 EUR to kg", .incompatibleUnits, "mass"),
      ("$3 50", .syntax, "operator"), ("1 EUR*USD*JPY", .unknownUnit, "two currencies"),
      ("(1 EUR*USD) * 1 JPY", .limit, "two currencies"),
    ])
  func faults(_ source: String, _ kind: ErrorKind, _ part: String) throws {
    let calculator = calculator(nil)
    let error = try #require(throws: CalculatorError.self) { try calculator.evaluate(source) }
    #expect(error.kind == kind && error.message.contains(part), "\(error.message)")
  }

  @Test("a currency without a rate is named") func lacking() throws {
    let calculator = calculator(try Self.rates("daily.csv"))
    let error = try #require(throws: CalculatorError.self) {
      try calculator.evaluate("1 GEL to USD")
    }
    #expect(error.message.contains("none for GEL"))
  }
}
