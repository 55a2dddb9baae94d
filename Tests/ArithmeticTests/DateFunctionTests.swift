import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import TestSupport
import Testing

/// Functions of dates in expressions.
///
/// The vectors are from Python's datetime, zoneinfo and fractions and from python-dateutil; see
/// DateVectors/make_date_functions.py.
@Suite("functions of dates")
struct DateFunctionTests {
  /// A text, true or false, or an exact fraction.
  private func outcome(_ source: String, at now: String? = nil) throws -> String {
    var calculator = Calculator(ExactBackend())
    if let now {
      let literal = try DateLiteral(now)
      calculator.clock = { LocalTime(Moment(literal.local, offset: literal.offset)) }
    }
    switch try calculator.evaluate(source).value {
    case .date(let date): return date.text
    case .text(let text): return text
    case .truth(let truth): return truth.rawValue
    case .number(let number):
      return try #require(try number.rational(limits: ExactLimits())).description
    default: return "something else"
    }
  }

  private func failure(_ source: String) throws -> CalculatorError {
    try #require(throws: CalculatorError.self) { try Calculator(ExactBackend()).evaluate(source) }
  }

  @Test("2850 values", arguments: 0..<4) func vectors(_ slice: Int) throws {
    let rows = try Repository.text("Tests/ArithmeticTests/DateVectors/functions.tsv")
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == 2850)
    for (index, row) in rows.enumerated() where index % 4 == slice {
      #expect(try outcome(row[0]) == row[1], "\(row[0])")
    }
  }

  @Test("examples are true", arguments: DateFunction.all.map(\.name))
  func example(_ name: String) throws {
    let function = try #require(DateFunction.named(name))
    let result = function.example.result
    // A decimal is compared as a fraction.
    let expected = (try? ExactLiteral(result)) == nil ? result : try outcome(result)
    #expect(try outcome(function.example.expression) == expected)
    #expect(!function.summary.isEmpty && !function.source.isEmpty)
    #expect(function.optional.isSubset(of: function.parameters))
  }

  @Test("a fraction is rounded once") func rounding() throws {
    // The Julian day 14171731321/5760, rounded to 53 and to 24 bits.
    let source = "julianday(2024-02-29T12:30:15Z)"
    guard case .number(let double) = try Calculator(DoubleBackend.completed).evaluate(source).value
    else {
      Issue.record("no number")
      return
    }
    #expect(double == 14171731321.0 / 5760)
    let backend = try DecimalBackend(digits: 9)
    guard case .number(let decimal) = try Calculator(backend).evaluate(source).value else {
      Issue.record("no number")
      return
    }
    #expect("\(decimal)" == "2460370.02")
  }

  @Test(
    "the clock is injected",
    arguments: [
      ("datediff(2000-02-29, today, years)", "24"), ("weekday(today)", "Thursday"),
      ("weekday(now, Pacific/Auckland)", "Friday"), ("datediff(now, today, hours)", "-23"),
      ("unixtime(now)", "1709249400"), ("datediff(now, now, seconds)", "0"),
      ("dateadd(today, 1 year)", "2025-02-28"), ("leapyear(today)", "true"),
      ("today = dateadd(2024-03-02, 0 days); weekday(today)", "Saturday"),
    ])
  func clock(_ source: String, _ expected: String) throws {
    #expect(try outcome(source, at: "2024-02-29T23:30Z") == expected)
  }

  @Test("without a clock nothing is guessed") func noClock() throws {
    let error = try failure("weekday(today)")
    #expect(error.kind == .invalidDate && error.message.contains("clock"))
  }

  @Test(
    "dates can have names",
    arguments: [
      ("d = dateadd(2024-01-31, 1 month); weekday(d)", "Thursday"),
      ("f(d) = weekday(dateadd(d, 1 day)); f(dateadd(2024-02-23, 0 days))", "Saturday"),
      ("a = dateadd(2024-01-31, 1 day); b = dateadd(a, 1 week); datediff(a, b) / 7", "1"),
      ("weekday = 3; weekday * 2", "6"),
    ])
  func names(_ source: String, _ expected: String) throws {
    #expect(try outcome(source) == expected)
  }

  @Test(
    "faults point at the argument",
    arguments: [
      ("weekday(2024-02-31)", ErrorKind.invalidDate, "2024-02-31"),
      ("1 + weekday(2024-2-03)", .invalidDate, "2"),
      ("datediff(2024-01-31, 2024-03-01, fortnights)", .invalidDate, "fortnights"),
      ("datediff(2024-01-31T00:00, 2024-03-01T00:00Z)", .invalidDate, "2024-01-31T00:00"),
      ("dateadd(2024-01-31, 2 mnth)", .invalidDate, "mnth"),
      ("dateadd(2024-03-09T02:30, 1 day, America/New_York)", .invalidDate, "1 day"),
      ("dateadd(2024-01-31, 2000000 years)", .invalidDate, "2000000 years"),
      ("tzconvert(2024-01-31T12:00Z, Asia/Tokio)", .invalidDate, "Asia/Tokio"),
      ("tzconvert(2024-01-31T12:00, Asia/Tokyo)", .invalidDate, "2024-01-31T12:00"),
      ("weekday(foo)", .unknownName, "foo"), ("x = 3; weekday(x)", .invalidDate, "x"),
      ("weekday(dayofyear(2024-01-01))", .invalidDate, "dayofyear(2024-01-01)"),
      ("weekday(isoweek(2024-01-01))", .invalidDate, "isoweek(2024-01-01)"),
      ("weekday()", .arguments, "weekday()"), ("weekday(2024-01-01, UTC, 3)", .arguments, "3"),
      ("datediff(2024-01-01,,days)", .syntax, ","), ("1 + (weekday(2024-01-01", .syntax, "("),
      ("weekday(2024-01-01; 3", .syntax, "("),
      ("datediff(weekday(2024-01-01) x, today)", .syntax, "x"),
      ("weekday(2024-01-01) + 1", .arguments, "weekday(2024-01-01)"),
      ("weekday(d) = 3", .syntax, "weekday"), ("weekday + 1", .arguments, "weekday"),
      ("wekday(2024-01-01)", .unknownName, "wekday"),
    ])
  func faults(_ source: String, _ kind: ErrorKind, _ culprit: String) throws {
    let error = try failure(source)
    #expect(error.kind == kind, "\(error.message)")
    let span = try #require(error.span)
    let bytes = Array(source.utf8)
    #expect(String(decoding: bytes[span.start..<span.end], as: UTF8.self) == culprit)
  }

  @Test("100 000 calls inside one another") func nesting() throws {
    let depth = 100_000
    let source =
      String(repeating: "dateadd(", count: depth) + "2024-01-31"
      + String(repeating: ", 1 day)", count: depth)
    var limits = Limits()
    (limits.length, limits.operations) = (source.utf8.count, 3 * depth)
    let calculator = Calculator(DoubleBackend.completed, limits: limits)
    guard case .date(let date) = try calculator.evaluate(source).value else {
      Issue.record("no date")
      return
    }
    // Python: date(2024, 1, 31) + timedelta(100_000)
    #expect(date.text == "2297-11-15")
  }

  @Test(
    "dates may be computed where a function takes them",
    arguments: [
      ("weekday(2024-02-23 + 1 day)", "Saturday"), ("weekday(2024-02-23+1 day)", "Saturday"),
      ("weekday(date = 2024-02-23 + 1 day)", "Saturday"),
      ("datediff(2024-01-31 + 1 month, max(2024-03-01, 2024-02-01), ymd)", "0y 0m 1d"),
      ("weekday(dateadd(2024-01-31, 1 month) + 2 days)", "Saturday"),
      ("weekday(if(1 < 2, 2024-02-24, 2024-02-25))", "Saturday"),
      ("d = Feb 24 2024; weekday(d)", "Saturday"), ("weekday(Feb 24 2024)", "Saturday"),
      ("f(d, n) = weekday(d + n weeks); f(2024-02-24, 3)", "Saturday"),
    ])
  func computed(_ source: String, _ expected: String) throws {
    #expect(try outcome(source) == expected)
  }

  @Test("20 000 computed arguments inside one another") func computedNesting() throws {
    let depth = 20_000
    let source =
      String(repeating: "dateadd(0 d + ", count: depth) + "2024-01-31"
      + String(repeating: ", 1 day)", count: depth)
    var limits = Limits()
    (limits.length, limits.operations) = (source.utf8.count + 1, 20 * depth)
    let calculator = Calculator(DoubleBackend.completed, limits: limits)
    let error = try #require(throws: CalculatorError.self) { try calculator.evaluate(source + ")") }
    #expect(error.kind == .syntax)
  }

  @Test("times that clocks showed twice are noted") func notices() throws {
    let source = "unixtime(2024-11-03T01:30, America/New_York)"
    let evaluation = try Calculator(ExactBackend()).evaluate(source)
    #expect(evaluation.warnings.count == 1)
    // Python: datetime(2024, 11, 3, 1, 30, tzinfo=ZoneInfo("America/New_York")).timestamp()
    #expect(try outcome(source) == "1730611800")
  }

  @Test(
    "expressions are printed as they can be read",
    arguments: [
      "f(d) = weekday(dateadd(d, 1 month))", "f(a) = weekday(a + 1 d)",
      "f(a) = datediff(a - 1 d, dateadd(a, 2 h) + 1 h, days)",
      "f(x) = x * datediff(2024-01-31, 2024-03-01, days)",
    ])
  func printing(_ source: String) throws { #expect(try outcome(source) == source) }
}
