import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import TestSupport
import Testing

/// Dates as values of expressions.
///
/// Sums and differences are those of python-dateutil and zoneinfo; see
/// ConversionTests/DateVectors/make_dates.py.
@Suite("dates as values")
struct DateValueTests {
  private static let lines: [String: [[String]]] = {
    let text = (try? Repository.text("Tests/ConversionTests/DateVectors/dates.txt")) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
    return Dictionary(grouping: rows, by: { $0[0] })
  }()

  /// A calculator in a zone, whose clock stands still.
  private static func calculator(
    _ zone: String = "UTC", now: String = "2024-03-10T12:30:00Z"
  ) throws -> Calculator<ExactBackend> {
    let (zone, literal) = (try Zone(named: zone), try DateLiteral(now))
    var calculator = Calculator(ExactBackend())
    calculator.clock = { LocalTime(Moment(literal.local, offset: literal.offset), in: zone) }
    return calculator
  }

  /// A date, a text, a truth value, or an exact number with its unit.
  private func text(
    _ source: String, on calculator: Calculator<ExactBackend>
  ) throws -> String {
    func fraction(_ number: ExactReal) throws -> String {
      try #require(try number.rational(limits: ExactLimits())).description
    }
    switch try calculator.evaluate(source).value {
    case .date(let date): return date.text
    case .text(let text): return text
    case .truth(let truth): return truth.rawValue
    case .number(let number): return try fraction(number)
    case .quantity(let number, let unit): return "\(try fraction(number)) \(unit.symbol)"
    default: return "something else"
    }
  }

  private func failure(_ source: String) throws -> CalculatorError {
    let calculator = try Self.calculator()
    return try #require(throws: CalculatorError.self) { try calculator.evaluate(source) }
  }

  @Test("sums with months and days are those of dateutil") func sums() throws {
    let calculator = try Self.calculator()
    for row in try #require(Self.lines["add"]) {
      let (months, days) = (row[2], row[3])
      #expect(
        try text("\(row[1]) + (\(months) months + (\(days)) days)", on: calculator) == row[4],
        "\(row)")
    }
  }

  @Test("differences of days are those of datetime") func days() throws {
    let calculator = try Self.calculator()
    for row in try #require(Self.lines["days"]) {
      #expect(try text("\(row[2]) - \(row[1])", on: calculator) == "\(row[3]) days", "\(row)")
      let order = row[3].hasPrefix("-") ? ">" : row[3] == "0" ? "==" : "<"
      #expect(try text("\(row[1]) \(order) \(row[2])", on: calculator) == "true", "\(row)")
    }
  }

  @Test("local times are those of zoneinfo") func localTimes() throws {
    for row in try #require(Self.lines["elapse"]) {
      let calculator = try Self.calculator(row[1])
      #expect(try text("\(row[2]) + (\(row[3])) s", on: calculator) == row[4], "\(row)")
      #expect(
        try text("(\(row[4]) - \(row[2])) to s", on: calculator) == "\(row[3]) s", "\(row)")
      #expect(try text("\(row[2]) to unix", on: calculator) == row[5], "\(row)")
    }
  }

  @Test("months with names are those of strftime") func names() throws {
    let calculator = try Self.calculator()
    for row in try #require(Self.lines["name"]) {
      let written = row[2...].joined(separator: " ")
      #expect(try text(written, on: calculator) == row[1], "\(row)")
      #expect("\(try DateLiteral(written).local.date)" == row[1], "\(row)")
    }
  }

  @Test(
    "the words of the clock",
    arguments: [
      ("today", "2024-03-10"), ("tomorrow", "2024-03-11"), ("yesterday", "2024-03-09"),
      ("now", "2024-03-10T12:30:00Z"), ("now - today", "25/2 h"), ("today - 2024-01-31", "39 days"),
      ("today + 1 month 2 days", "2024-04-12"), ("now + 1 month", "2024-04-10T12:30:00Z"),
      ("Today", "2024-03-10"), ("today to weekday", "Sunday"), ("today to unix", "1710028800"),
      ("today to isoweek", "2024-W10"), ("today to dayofyear", "70"),
      ("now to Asia/Tokyo", "2024-03-10T21:30:00+09:00"),
      ("now to +05:30", "2024-03-10T18:00:00+05:30"),
      ("max(today, 2024-03-09, yesterday)", "2024-03-10"), ("min(now, today)", "2024-03-10"),
      ("yesterday < today < tomorrow", "true"), ("today = 3; today + 1", "4"),
    ])
  func clock(_ source: String, _ expected: String) throws {
    #expect(try text(source, on: try Self.calculator()) == expected)
  }

  @Test(
    "days of a zone are days of the calendar, hours elapse",
    arguments: [
      ("2024-03-09T12:00 + 1 day", "2024-03-10T12:00:00"),
      ("2024-03-09T12:00 + 24 h", "2024-03-10T13:00:00"),
      ("2024-03-10T12:00 - 2024-03-09T12:00", "23 h"),
      ("2024-11-03T00:30 + 2 h", "2024-11-03T01:30:00-05:00"),
      ("now + 6 months", "2024-09-10T08:30:00-04:00"),
      ("(now to Europe/Berlin) + 1 month", "2024-04-10T13:30:00+02:00"),
    ])
  func zones(_ source: String, _ expected: String) throws {
    #expect(try text(source, on: try Self.calculator("America/New_York")) == expected)
  }

  @Test("a time that the clock showed twice is noted") func twice() throws {
    let calculator = try Self.calculator("America/New_York")
    #expect(try calculator.evaluate("2024-11-03T01:30 to unix").warnings.count == 1)
    #expect(try calculator.evaluate("2024-11-03T03:30 to unix").warnings.isEmpty)
  }

  @Test(
    "what is no date stays what it was, with a note",
    arguments: [
      ("2024 - 01 - 31", "1992", 0), ("2000-50-20", "1930", 1), ("2024-02-30", "1992", 1),
      ("12024-01-31", "11992", 0), ("2024/03/10", "1012/15", 1), ("2024 / 03 / 10", "1012/15", 0),
      ("31-01-2024", "-1994", 1), ("2024-6-1", "2017", 1), ("2024-600-1", "1423", 0),
      ("10/4/2", "5/4", 0), ("99/99/2024", "1/2024", 0), ("1.2024-01-31", "-38497/1250", 0),
    ])
  func others(_ source: String, _ expected: String, _ notes: Int) throws {
    let calculator = try Self.calculator()
    #expect(try text(source, on: calculator) == expected)
    #expect(try calculator.evaluate(source).warnings.count { $0.isNote } == notes)
  }

  @Test(
    "faults say what to write",
    arguments: [
      ("24/02/2024", ErrorKind.invalidDate, "2024-02-24"),
      ("3/4/2024", .invalidDate, "2024-04-03 or 2024-03-04"),
      ("today + 5", .arguments, "5 days"), ("today - 5", .arguments, "5 days"),
      ("5 + today", .arguments, "5 days"), ("today * 2", .arguments, "durations"),
      ("today + today", .arguments, "no sum"), ("5 days - today", .arguments, "'-'"),
      ("today + 3 kg", .incompatibleUnits, "mass"), ("sqrt(today)", .arguments, "date"),
      ("[today, 3]", .arguments, "date"), ("today to km", .arguments, "date"),
      ("5 to weekday", .arguments, "weekday"), ("5 to Asia/Tokyo", .arguments, "zone"),
      ("now to Asia/Tokio", .invalidDate, "Asia/Tokio"), ("Feb 30 2024", .invalidDate, "29 days"),
      ("2024-03-10T25:00", .invalidDate, "23:59:59"), ("today + 1.5 months", .invalidDate, "whole"),
      ("9999-12-31 + 10^30 days", .invalidDate, "999999"),
      ("today + 1e400 days", .invalidDate, "999999"),
      ("today + 10^(10^10) s", .invalidDate, "999999"),
      ("today - 10^9 years", .invalidDate, "999999"),
      ("weekday today", .arguments, "parentheses"), ("now to Tokyo", .invalidDate, "Tokyo"),
      ("max(today, 3)", .arguments, "dates"), ("9999-12-31T24:00", .invalidDate, "four digits"),
    ])
  func faults(_ source: String, _ kind: ErrorKind, _ part: String) throws {
    let error = try failure(source)
    #expect(error.kind == kind && error.message.contains(part), "\(error.message)")
  }

  @Test("a sum of many long durations is beyond the calendar") func manyLong() throws {
    let parts = repeatElement("36000000000000000 months", count: 300).joined(separator: " + ")
    #expect(try failure("2024-01-31 + (\(parts))").kind == .invalidDate)
  }

  @Test("a sum of very many durations meets the limit of operations") func manyTerms() throws {
    let source = "2024-01-31" + String(repeating: " + 1 day", count: 2000)
    var calculator = try Self.calculator()
    calculator.limits.operations = 5000
    let error = try #require(throws: CalculatorError.self) { try calculator.evaluate(source) }
    #expect(error.kind == .limit)
    // Every term is charged alike, so that twenty operations a term suffice for any number of them.
    calculator.limits.operations = 40_000
    #expect(try text(source, on: calculator) == "2029-07-23")
  }

  @Test("variables keep dates, on every system") func variables() throws {
    var calculator = Calculator(DoubleBackend.completed)
    for line in ["d = 2024-01-31", "f(x) = x + 1 month", "b = f(d)"] {
      _ = try calculator.execute(Array(line.utf8))
    }
    guard case .date(let date) = try calculator.evaluate("b + 1/3 h").value else {
      Issue.record("no date")
      return
    }
    #expect(date.text == "2024-02-29T00:20:00")
  }

  @Test("programs have no dates") func programs() throws {
    let calculator = try Self.calculator()
    for source in ["2024-01-31 - 2024-01-01", "today + 1 day"] {
      let error = try #require(throws: CalculatorError.self) {
        try calculator.compile(utf8: Array(source.utf8))
      }
      #expect(error.message.contains("numbers alone"))
    }
  }
}
