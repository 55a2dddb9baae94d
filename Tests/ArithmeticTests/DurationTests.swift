import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import TestSupport
import Testing

/// Durations with months and lists of dates as values.
///
/// The vectors are from python-dateutil and Python's fractions; see DateVectors/make_durations.py.
@Suite("durations and lists of dates")
struct DurationTests {
  private static func calculator() throws -> Calculator<ExactBackend> {
    var calculator = Calculator(ExactBackend())
    let literal = try DateLiteral("2024-01-31T12:00:00Z")
    calculator.clock = { LocalTime(Moment(literal.local, offset: literal.offset), in: .utc) }
    return calculator
  }

  private func fraction(_ number: ExactReal) throws -> String {
    try #require(try number.rational(limits: ExactLimits())).description
  }

  /// Dates, texts, exact numbers, and numbers with units.
  private func text(
    _ source: String, on calculator: Calculator<ExactBackend>
  ) throws -> String {
    switch try calculator.evaluate(source).value {
    case .date(let date): return date.text
    case .dates(let dates): return "\(dates.map(\.text))"
    case .truth(let truth): return truth.rawValue
    case .text(let text): return text
    case .number(let number): return try fraction(number)
    case .quantity(let number, let unit): return "\(try fraction(number)) \(unit.symbol)"
    case .duration(let numbers, let units):
      return try zip(numbers, units).map { number, unit in
        "\(try fraction(number)) \(unit.calendarUnit?.plural ?? unit.symbol)"
      }.joined(separator: " ")
    default: return "something else"
    }
  }

  private func failure(_ source: String) throws -> CalculatorError {
    let calculator = try Self.calculator()
    return try #require(throws: CalculatorError.self) { try calculator.evaluate(source) }
  }

  @Test("1280 values are those of dateutil", arguments: 0..<4) func vectors(_ slice: Int) throws {
    let calculator = try Self.calculator()
    let rows = try Repository.text("Tests/ArithmeticTests/DateVectors/durations.tsv")
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == 1280)
    for (index, row) in rows.enumerated() where index % 4 == slice {
      #expect(try text(row[0], on: calculator) == row[1], "\(row[0])")
    }
  }

  @Test(
    "parts are kept, in the order of months, days and hours",
    arguments: [
      ("1 month 2 days", "1 months 2 days"), ("2 days + 1 month", "1 months 2 days"),
      ("3 h + (1 year + 2 weeks)", "1 years 2 weeks 3 h"), ("1 year 6 months", "1 years 6 months"),
      ("(1 month + 1 day) + (2 months - 3 days)", "3 months -2 days"),
      ("-(1 month + 2 days)", "-1 months -2 days"), ("3 h - (1 month)", "-1 months 3 h"),
      ("t = 1 month + 2 days; t * 3", "3 months 6 days"),
      ("t = 1 month + 2 days; t / 2", "1/2 months 1 days"),
      ("t = 1 month + 2 days; 3 * t - t", "2 months 4 days"),
      ("t = 1 month + 2 days; 50% of t", "1/2 months 1 days"),
      ("t = 2 months + 4 days; t + 50%", "3 months 6 days"),
      ("t = 1 month + 2 days; t - t", "0 months 0 days"),
      ("t = 1 month + 2 days; if(t > 3 days, t, 3 days)", "1 months 2 days"),
      ("f(x, n) = n x; f(1 month + 2 days, 4)", "4 months 8 days"),
      ("1 month + (2024-03-10 - 2024-01-31) + 1 day", "1 months 40 days"),
      ("t = (90 min to h,min) + 1 month", "1 months 90 min"),
    ])
  func parts(_ source: String, _ expected: String) throws {
    #expect(try text(source, on: try Self.calculator()) == expected)
  }

  /// A month is 365.25/12 days as a time.
  @Test(
    "other operations see the whole as a time",
    arguments: [
      ("t = 1 month + 2 days; t to days", "519/16 d"),
      ("1 year 6 months to months", "18 julian_month"),
      ("t = 1 month + 2 days; t / (1 day)", "519/16"),
      ("t = 1 month + 2 days; t > 32 days", "true"),
      ("t = 1 month + 2 days; t == 1 month + 48 h", "true"),
      ("t = 1 year + 1 month; t == 13 months", "true"), ("2 years + 3 years", "5 yr_julian"),
      ("1 week + 2 days", "9/7 wk"), ("t = 1 month - 1 month; t + 1 month", "1 julian_month"),
    ])
  func wholes(_ source: String, _ expected: String) throws {
    #expect(try text(source, on: try Self.calculator()) == expected)
  }

  @Test(
    "half a month twice is a month beside a date",
    arguments: [
      ("t = 0.5 month + 1 day; today + (t + t)", "2024-03-02"),
      ("t = 1/24 year + 1/2 month; today + t", "2024-02-29"),
    ])
  func halves(_ source: String, _ expected: String) throws {
    #expect(try text(source, on: try Self.calculator()) == expected)
  }

  @Test("a mean month is told of only where it counts") func notes() throws {
    let calculator = try Self.calculator()
    for (source, count) in [
      ("1 month + 2 days", 0), ("t = 1 month; today + t", 0), ("1 month", 1),
      ("t = 1 month + 2 days; t to days", 1),
    ] {
      #expect(try calculator.evaluate(source).warnings.count == count, "\(source)")
    }
  }

  @Test("variables keep durations and lists of dates, on every system") func variables() throws {
    func check<Backend: NumericBackend>(_ backend: Backend) throws {
      var calculator = Calculator(backend)
      for line in [
        "t = 1 year + 1 month + 1/3 h", "d = [2024-01-31, 2024-03-01]", "f(x) = x + t",
        "x = max(d) - 1 day", "f(x)",
      ] {
        _ = try calculator.execute(Array(line.utf8))
      }
      guard case .date(let date) = try calculator.evaluate("ans + t - t").value else {
        Issue.record("no date")
        return
      }
      #expect(date.text == "2025-03-29T00:20:00")
    }
    try check(DoubleBackend.completed)
    try check(BigFloatBackend(precision: .bits(100)))
    try check(ExactBackend())
  }

  @Test(
    "lists of dates",
    arguments: [
      ("[2024-01-31, 2024-03-01]", #"["2024-01-31", "2024-03-01"]"#),
      ("d = [today, tomorrow]; max(d) - min(d)", "1 days"),
      ("max([2024-01-31], 2024-05-01, [2023-01-01, now])", "2024-05-01"),
      ("mean([2024-01-01, 2024-01-02])", "2024-01-01T12:00:00"),
      ("median(2024-01-01, 2030-01-01, 2024-01-05)", "2024-01-05"),
      ("weekday(max([2024-03-09, 2024-03-10]))", "Sunday"),
      ("f(x) = min(x) + 1 month; f([2024-01-31, 2024-03-01])", "2024-02-29"),
    ])
  func lists(_ source: String, _ expected: String) throws {
    #expect(try text(source, on: try Self.calculator()) == expected)
  }

  @Test(
    "faults name the place",
    arguments: [
      ("t = 10^9 months; today + t", ErrorKind.invalidDate, "999999", "today + t"),
      ("t = 10^30 months + 1 day; today + t", .invalidDate, "999999", "t"),
      ("t = 0.5 month + 1 day; today + t", .invalidDate, "whole", "t"),
      ("t = 0.5 month + 1 day; today + t + t", .invalidDate, "whole", "t"),
      ("t = 1 month + 2 days; 3 + t", .incompatibleUnits, "plain number", "3 + t"),
      ("t = 1 month + 2 days; sin(t)", .incompatibleUnits, "time", "sin(t)"),
      ("t = 1 month + 2 days; t!", .incompatibleUnits, "time", "t"),
      ("t = 1 month + 2 days; t - today", .arguments, "'-'", "t - today"),
      ("t = 1 month + 2 days; 3 kg + t", .incompatibleUnits, "mass", "3 kg + t"),
      ("[2024-01-31, 3]", .arguments, "no date", "3"),
      ("[3, 2024-01-31]", .arguments, "a date is not a number", "2024-01-31"),
      ("[2024-01-31] + 1 day", .arguments, "a list of dates", "[2024-01-31]"),
      ("sum([2024-01-31])", .arguments, "a list of dates", "[2024-01-31]"),
      ("max([2024-01-31], 3)", .arguments, "dates only", "3"),
      ("max(3, [2024-01-31])", .arguments, "a list of dates", "[2024-01-31]"),
      ("weekday([2024-01-31])", .invalidDate, "one date", "[2024-01-31]"),
      ("[2024-01-31] to weekday", .arguments, "weekday", "[2024-01-31]"),
      ("[2024-01-31] < [2024-02-01]", .arguments, "a list of dates", "[2024-01-31]"),
    ])
  func faults(_ source: String, _ kind: ErrorKind, _ part: String, _ place: String) throws {
    let error = try failure(source)
    #expect(error.kind == kind && error.message.contains(part), "\(error.message)")
    let span = try #require(error.span)
    #expect(String(decoding: Array(source.utf8)[span.start..<span.end], as: UTF8.self) == place)
  }

  @Test("sums of thousands of durations are linear") func manyTerms() throws {
    let calculator = try Self.calculator()
    let months = repeatElement("(1 month + 2 days)", count: 2000).joined(separator: " + ")
    #expect(
      try text("t = \(months); 2024-01-31 + t - t + 1 day", on: calculator)
        == "2024-02-01")
    #expect(
      try text(
        "2024-01-31" + String(repeating: " + 1 day", count: 2000), on: calculator)
        == "2029-07-23")
  }

  @Test("programs have no durations") func programs() throws {
    let calculator = try Self.calculator()
    let compiled = try calculator.compile(utf8: Array("1 month + 2 days".utf8)).expression
    guard case .quantity(_, let unit) = compiled.shape else {
      Issue.record("no quantity")
      return
    }
    #expect(unit.symbol == "julian_month")
    #expect(throws: CalculatorError.self) {
      try calculator.compile(utf8: Array("[2024-01-31]".utf8))
    }
  }
}
