import Conversion
import NumericCore
import Testing

@Suite("dates")
struct DateTests {
  private func moment(_ text: String) throws -> Moment {
    let literal = try DateLiteral(text)
    return Moment(literal.local, offset: literal.offset)
  }

  private func written(_ text: String, in zone: Zone? = nil) throws -> WrittenMoment {
    try WrittenMoment(text, in: zone, now: nil)
  }

  @Test(
    "the rule at the ends of months, in both directions",
    arguments: [
      ("2024-01-31", "2024-02-29", 1, 0), ("2024-01-31", "2024-03-01", 1, 1),
      ("2000-02-29", "2024-02-28", 23 * 12 + 11, 30), ("1992-02-29", "1995-05-16", 38, 17),
      ("2024-03-31", "2024-02-29", -1, 0), ("2024-12-31", "2024-01-01", -11, -30),
      ("1582-10-04", "1582-10-15", 0, 11), ("2024-02-29", "2024-02-29", 0, 0),
    ])
  func differences(_ row: (from: String, to: String, months: Int, days: Int)) throws {
    let difference = DateDifference(from: try written(row.from), to: try written(row.to))
    #expect((difference.months, difference.days) == (row.months, row.days))
  }

  @Test(
    "months are added at once",
    arguments: [
      ("2024-01-31", "1 month", "2024-02-29"), ("2026-01-30", "-47 months", "2022-02-28"),
      ("1996-09-29", "-55 months", "1992-02-29"), ("2024-01-31", "2 months", "2024-03-31"),
      ("2024-02-29", "1 year", "2025-02-28"), ("2024-02-29", "P1Y1M3D", "2025-04-01"),
      ("2023-12-31", "1 quarter, 1 day", "2024-04-01"),
      ("2024-01-01", "1 week -1 day", "2024-01-07"),
      ("1999-12-31", "1 century", "2099-12-31"), ("0001-01-01", "-1 day", "0000-12-31"),
    ])
  func sums(_ row: (date: String, duration: String, sum: String)) throws {
    let sum = try written(row.date).adding(try CalendarDuration(row.duration))
    #expect(sum.text == row.sum)
  }

  @Test("every day has its number, and back") func numbers() throws {
    let first = try #require(CivilDate(year: -2001, month: 1, day: 1))
    var expected = first
    for number in first.dayNumber..<(first.dayNumber + 1_500_000) {
      let date = try #require(CivilDate(dayNumber: number))
      #expect(date == expected && date.dayNumber == number)
      // The next day, computed from the rules of the calendar alone.
      expected = try #require(
        CivilDate(year: date.year, month: date.month, day: date.day + 1)
          ?? CivilDate(year: date.year, month: date.month + 1, day: 1)
          ?? CivilDate(year: date.year + 1, month: 1, day: 1))
    }
    #expect(CivilDate(year: 1970, month: 1, day: 1)?.dayNumber == 0)
  }

  @Test(
    "all notations",
    arguments: [
      ("20240229", "2024-02-29T00:00:00"), ("2024-060", "2024-02-29T00:00:00"),
      ("2024-W09-4", "2024-02-29T00:00:00"), ("+12024-02-29", "+12024-02-29T00:00:00"),
      ("-0044-03-15", "-0044-03-15T00:00:00"), ("2024-03-10T12", "2024-03-10T12:00:00"),
      ("2024-03-10 12:30", "2024-03-10T12:30:00"), ("2024-03-10T24:00", "2024-03-11T00:00:00"),
      ("2024-03-10T12:30:15,25Z", "2024-03-10T12:30:15.25Z"),
      ("2024-03-10T12:30:15.000000001+0530", "2024-03-10T12:30:15.000000001+05:30"),
      ("2024-03-10T12:00-08", "2024-03-10T12:00:00-08:00"), ("2020-W53-7", "2021-01-03T00:00:00"),
    ])
  func notations(_ row: (text: String, meaning: String)) throws {
    #expect("\(try moment(row.text))" == row.meaning)
  }

  @Test(
    "what is not a date says why, and where",
    arguments: [
      ("2024-02-31", "February 2024 has 29 days", 0, 10),
      ("2023-02-29", "February 2023 has 28 days", 0, 10),
      ("2024-13-01", "there is no month 13", 0, 10), ("2024-1-1", "a month has two digits", 5, 6),
      ("24-01-01", "a year has four digits, and more only with a sign", 0, 1),
      ("2024-01-01x", "a date ends here", 10, 11),
      ("2024-366", "the year 2024 has 366 days", -1, -1),
      ("2024-W54-1", "the year 2024 has no such day", 0, 10),
      ("2024-01-01T25:00", "a clock goes from 00:00:00 to 23:59:59", 11, 16),
      (
        "2024-06-30T23:59:60", "leap seconds are not known here; clocks of computers skip them", 11,
        19
      ),
      ("2024/01/01", "a date is written year-month-day, as 2024-02-29", 0, 4),
      ("", "a year has four digits, and more only with a sign", 0, 0),
      ("2024-01-01T12:00+25:00", "an offset is less than a day", 16, 22),
      ("+1000000-01-01", "a year with a sign has four to six digits", 1, 2),
    ])
  func faults(_ row: (text: String, message: String, start: Int, end: Int)) throws {
    if row.start < 0 {
      #expect("\(try moment(row.text).local.date)" == "2024-12-31")
      return
    }
    let error = try #require(throws: TextError.self) { try DateLiteral(row.text) }
    #expect(error.message == row.message)
    #expect((error.span?.start, error.span?.end) == (row.start, row.end))
  }

  @Test("clocks that change: days are calendar days, hours elapsed ones") func zones() throws {
    let zone = try Zone(named: "America/New_York")
    func at(_ text: String) throws -> WrittenMoment { try written(text, in: zone) }
    let short = DateDifference(
      from: try at("2024-03-10T00:00"), to: try at("2024-03-11T00:00"), in: zone)
    #expect((short.totalDays, short.total(in: .hour)) == (1, 23))
    let long = DateDifference(
      from: try at("2024-11-03T00:00"), to: try at("2024-11-04T00:00"), in: zone)
    #expect((long.totalDays, long.total(in: .hour)) == (1, 25))
    let morning = DateDifference(
      from: try at("2024-03-10T00:00"), to: try at("2024-03-10T12:00"), in: zone)
    #expect((morning.days, morning.rest) == (0, 11 * 3600 * CivilTime.second))
    #expect(
      "\(try at("2024-03-09T12:00").adding(try CalendarDuration("1 day"), in: zone).text)"
        == "2024-03-10T12:00:00-04:00")
    #expect(
      "\(try at("2024-03-09T12:00").adding(try CalendarDuration("24 h"), in: zone).text)"
        == "2024-03-10T13:00:00-04:00")
    let error = try #require(throws: TextError.self) { try at("2024-03-10T02:30") }
    #expect(error.message.contains("put forward by 60 minutes over 02:30:00 on 2024-03-10"))
    #expect(throws: TextError.self) {
      try at("2024-03-09T02:30").adding(try CalendarDuration("1 day"), in: zone)
    }
    // A repeated time is counted from the moment given, in both directions.
    for (from, to, minutes) in [
      ("2024-11-03T01:30-05:00", "2024-11-03T01:45-05:00", 15),
      ("2024-11-03T01:45-05:00", "2024-11-03T01:00-05:00", -45),
      ("2024-11-03T01:30-05:00", "2024-11-03T01:30-04:00", -60),
      ("2024-11-03T01:30-04:00", "2024-11-03T01:30-05:00", 60),
    ] {
      let difference = DateDifference(from: try at(from), to: try at(to), in: zone)
      #expect(difference.rest == minutes * 60 * CivilTime.second, "\(from) \(to)")
      #expect(difference.days == 0 && difference.total(in: .minute) == minutes)
    }
    // The first of the two moments.
    #expect(try at("2024-11-03T01:30").text == "2024-11-03T01:30:00-04:00")
  }

  @Test(
    "a day begins when clocks first show it",
    arguments: [
      // Clock changes forward over midnight, from 23:30 to 00:30, back over midnight, and over a
      // whole day.
      ("America/Sao_Paulo", "2018-11-04", "2018-11-04T01:00:00-02:00"),
      ("America/Toronto", "1919-03-31", "1919-03-31T00:30:00-04:00"),
      ("America/Havana", "2024-11-03", "2024-11-03T00:00:00-04:00"),
      ("Pacific/Apia", "2011-12-31", "2011-12-31T00:00:00+14:00"),
    ])
  func starts(_ row: (zone: String, date: String, start: String)) throws {
    let written = try written(row.date, in: try Zone(named: row.zone))
    #expect("\(written.moment)" == row.start && written.text == row.date)
  }

  @Test("whole days are the most that can be added without passing the end") func mostDays() throws
  {
    let zones = ["America/Sao_Paulo", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"]
    for zone in try zones.map(Zone.init(named:)) {
      let starts = ["2011-12-28", "2018-11-03T00:30", "2018-11-03", "2024-11-02T01:45"]
      for start in try starts.map({ try written($0, in: zone) }) {
        for quarter in -400...400 {
          var duration = CalendarDuration()
          duration.seconds = quarter * 900
          let end = try start.adding(duration, in: zone)
          let days = DateDifference(from: start, to: end, in: zone).totalDays
          for (count, passes) in [(days, false), (days + (quarter < 0 ? -1 : 1), true)] {
            var step = CalendarDuration()
            step.days = count
            // A time that was skipped has no result.
            guard let sum = try? start.adding(step, in: zone).moment.unixSeconds else { continue }
            let isPast = quarter < 0 ? sum < end.moment.unixSeconds : sum > end.moment.unixSeconds
            #expect(isPast == passes, "\(zone.name) \(start.text) \(end.text)")
          }
        }
      }
    }
  }

  @Test("zones that do not exist, with those that were meant") func unknownZones() throws {
    for (name, meant) in [
      ("america/new york", "America/New_York"), ("Londn", "Europe/London"), ("tokyo", "Asia/Tokyo"),
      ("../../etc/passwd", nil), ("/etc/passwd", nil), ("", nil), ("Mars/Olympus_Mons", nil),
    ] {
      let error = try #require(throws: TextError.self) { try Zone(named: name) }
      #expect(error.suggestion == meant, "\(name)")
    }
    #expect(try Zone(named: "+05:30").offset(at: 0) == 19_800)
    #expect(try Zone(named: "Z").name == "UTC")
  }

  @Test("working days, counted one by one") func businessDays() throws {
    let calendar = try BusinessDays(
      reading: "2024-12-25  # Christmas\n\n# none\n2024-12-28\n2025-01-01\n")
    #expect(calendar.holidays.count == 3)
    let marked = "\u{FEFF}# holidays\r\n2024-12-25 # one\r\n2024-12-26\r\n"
    #expect(try BusinessDays(reading: marked).holidays.count == 2)
    let start = try #require(CivilDate(year: 2024, month: 12, day: 1))
    for length in 0..<60 {
      let end = try #require(start.adding(days: length))
      var count = 0
      for offset in 0..<length {
        let day = try #require(start.adding(days: offset))
        count += calendar.contains(day) ? 1 : 0
      }
      #expect(calendar.count(from: start, to: end) == count)
      #expect(calendar.count(from: end, to: start) == -count)
    }
    let error = try #require(throws: TextError.self) {
      try BusinessDays(reading: "2024-12-25\n2024-12-32\n")
    }
    #expect(error.position?.line == 2 && error.message == "December 2024 has 31 days")
  }

  @Test(
    "what is no duration says why",
    arguments: [
      ("", "a duration is whole numbers with units, as '1 year 2 months'"),
      ("5", "'5' needs a unit, such as days"), ("5 mnths", "'mnths' is not a unit of time"),
      ("1.5 days", "a duration is whole numbers with units, as '1 year 2 months'"),
      ("2 days 0,5 h", "a duration is whole numbers with units, as '1 year 2 months'"),
      ("P", "a duration of this form is P1Y2M10DT2H30M"),
      ("P5H", "a duration of this form is P1Y2M10DT2H30M"),
      ("P1MT", "a duration of this form is P1Y2M10DT2H30M"),
      ("PT", "a duration of this form is P1Y2M10DT2H30M"),
      ("P1DH", "a duration ends here"), ("P1.5D", "a duration of this form is P1Y2M10DT2H30M"),
      ("999999999999999 centuries", "this is beyond the years -999999 to 999999"),
      ("9223372036854775807 years", "this is beyond the years -999999 to 999999"),
      ("99999999999999999999 s", "this is beyond the years -999999 to 999999"),
    ])
  func durationFaults(_ row: (text: String, message: String)) throws {
    let error = try #require(throws: TextError.self) { try CalendarDuration(row.text) }
    #expect(error.message == row.message)
  }

  @Test("durations of ISO 8601") func isoDurations() throws {
    let duration = try CalendarDuration("P1Y2M10DT2H30M5S")
    #expect((duration.months, duration.days, duration.seconds) == (14, 10, 9005))
    #expect(try CalendarDuration("PT36H").seconds == 129_600)
    #expect(try CalendarDuration("P2W").days == 14)
    #expect(try CalendarDuration("p1dt2h") == CalendarDuration("1 day 2 hours"))
  }

  @Test("Unix time and Julian days, and back from them") func counts() throws {
    // J2000.0, the epoch of the modified Julian day, and the start of Julian days.
    for (time, day) in [
      ("2000-01-01T12:00:00Z", "2451545"), ("1858-11-17T00:00:00Z", "2400000.5"),
      ("-4713-11-24T12:00:00Z", "0"), ("1970-01-01T00:00:00Z", "2440587.5"),
    ] {
      #expect(try moment(time).julianDayText == day)
      #expect("\(try #require(Moment(julianDayText: day)))" == time)
    }
    for time in [
      "1969-12-31T23:59:58.5Z", "2262-04-12T00:00:00.000000001Z", "-9999-01-01T00:00:00Z",
    ] {
      let moment = try moment(time)
      #expect(Moment(unixText: moment.unixText) == moment)
      #expect(Moment(julianDayText: moment.julianDayText) == moment)
    }
    for text in [
      "", "-", "1.", ".5", "1e9", "400000001", "99999999999999999999", "1.1234567890123456",
    ] {
      #expect(Moment(julianDayText: text) == nil)
    }
    #expect(Moment(unixText: "1.0000000001") == nil && Moment(unixText: "999999999999999") == nil)
  }
}
