import Conversion
import TestSupport
import Testing

/// Compares with python-dateutil and Python's zoneinfo; see DateVectors/make_dates.py.
@Suite("dates, against dateutil")
struct DateVectorTests {
  private static let lines: [String: [[String]]] = {
    let url = Repository.root.appendingPathComponent("Tests/ConversionTests/DateVectors/dates.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
    return Dictionary(grouping: rows, by: { $0[0] })
  }()

  private func date(_ text: String) throws -> CivilDate { try DateLiteral(text).local.date }

  private func day(_ date: CivilDate) throws -> WrittenMoment {
    WrittenMoment(Moment(try #require(CivilTime(date))), hasTime: false)
  }

  @Test("months and days of ten thousand pairs, in both directions") func differences() throws {
    let rows = try #require(Self.lines["diff"])
    #expect(rows.count == 10_000)
    for row in rows {
      let (a, b) = (try date(row[1]), try date(row[2]))
      let difference = DateDifference(from: try day(a), to: try day(b))
      #expect("\(difference.months) \(difference.days)" == "\(row[3]) \(row[4])", "\(a) \(b)")
      #expect(difference.totalDays == b.dayNumber - a.dayNumber && difference.rest == 0)
      #expect(difference.seconds == (b.dayNumber - a.dayNumber) * 86_400)
    }
  }

  @Test("sums with months, clamped to their ends") func sums() throws {
    for row in try #require(Self.lines["add"]) {
      var duration = CalendarDuration()
      (duration.months, duration.days) = (try #require(Int(row[2])), try #require(Int(row[3])))
      let sum = try day(try date(row[1])).adding(duration)
      #expect(sum.text == row[4], "\(row)")
    }
  }

  @Test("weeks and days of years") func weeks() throws {
    for row in try #require(Self.lines["week"]) {
      let date = try date(row[1])
      let (week, weekday) = (date.isoWeek, date.weekday.rawValue)
      #expect(
        "\(week.year) \(week.week) \(weekday) \(date.dayOfYear)"
          == row[2...].joined(separator: " "), "\(date)")
    }
  }

  @Test("offsets and names of zones") func zones() throws {
    for row in try #require(Self.lines["zone"]) {
      let (zone, seconds) = (try Zone(named: row[1]), try #require(Int(row[2])))
      let found = "\(zone.offset(at: seconds)) \(zone.abbreviation(at: seconds))"
      #expect(found == "\(row[3]) \(row[4])", "\(row)")
    }
  }

  @Test("times that clocks skipped or showed twice") func walls() throws {
    let rows = try #require(Self.lines["wall"])
    for row in rows {
      let zone = try Zone(named: row[1])
      let moments = zone.moments(showing: try DateLiteral(row[2]).local).map(\.unixSeconds)
      #expect(moments.map(String.init) == Array(row[3...]), "\(row)")
    }
    #expect(rows.contains { $0.count == 3 } && rows.contains { $0.count == 5 })
  }
}
