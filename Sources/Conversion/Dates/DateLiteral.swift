public import NumericCore

/// A date, or a date and time, in a notation of ISO 8601.
///
/// Days are `2024-02-29`, `20240229`, the ordinal date `2024-060` or the week date `2024-W09-4`, and
/// outside the standard `Feb 29 2024`, `February 29, 2024` and `29 Feb 2024`. A
/// time follows after `T` or a space: `12`, `12:30`, `12:30:15` or `12:30:15.25`, with an optional
/// `Z` or offset such as `+01:00`. Years have four digits, or a sign and more digits. `24:00` is
/// the end of a day.
///
/// - Source: ISO 8601-1:2019, 5.2 to 5.4; ISO 8601-2:2019, 4.3 for longer years.
public struct DateLiteral: Hashable, Sendable {
  /// The local time; midnight if no time was written.
  public let local: CivilTime
  /// Whether a time was written.
  public let hasTime: Bool
  /// The offset from UTC in seconds, positive to the east, if it was written.
  public let offset: Int?

  /// Reads a whole text.
  ///
  /// - Throws: the fault and its place.
  public init(_ text: String) throws(TextError) {
    var scanner = DateScanner(text)
    if let fault = Self.faultOfSlashes(Array(text.utf8), at: 0) { throw fault }
    let date =
      if let named = try Self.namedDate(&scanner) { named } else { try Self.date(&scanner) }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skipBlankBeforeDigit() else {
      try scanner.requireEnd("a date")
      guard let local = CivilTime(date) else { throw TextError(.date, "this is not a date") }
      self.init(local, false, nil)
      return
    }
    let time = try Self.time(&scanner, date)
    let offset = try Self.offset(&scanner)
    try scanner.requireEnd("a time")
    self.init(time, true, offset)
  }

  init(_ local: CivilTime, _ hasTime: Bool, _ offset: Int?) {
    (self.local, self.hasTime, self.offset) = (local, hasTime, offset)
  }

  // MARK: - Days

  static func date(_ scanner: inout DateScanner) throws(TextError) -> CivilDate {
    let start = scanner.offset
    let year = try year(&scanner)
    if scanner.isCompact {
      let month = try scanner.number(2, "a month has two digits")
      return try date(year, month, try scanner.number(2, "a day has two digits"), scanner, start)
    }
    guard scanner.skip("-") else {
      throw scanner.fault("a date is written year-month-day, as 2024-02-29", from: start)
    }
    if scanner.skip("W") { return try weekDate(year, &scanner, start) }
    if scanner.digits == 3 {
      let ordinal = try scanner.number(3, "")
      let most = CivilDate.isLeap(year) ? 366 : 365
      guard (1...most).contains(ordinal),
        let date = CivilDate(year: year, month: 1, day: 1)?.adding(days: ordinal - 1)
      else { throw scanner.fault("the year \(year) has \(most) days", from: start) }
      return date
    }
    let month = try scanner.number(2, "a month has two digits")
    guard scanner.skip("-") else {
      throw scanner.fault("a date is written year-month-day, as 2024-02-29", from: start)
    }
    return try date(year, month, try scanner.number(2, "a day has two digits"), scanner, start)
  }

  static func date(
    _ year: Int, _ month: Int, _ day: Int, _ scanner: DateScanner, _ start: Int
  ) throws(TextError) -> CivilDate {
    if let date = CivilDate(year: year, month: month, day: day) { return date }
    guard CivilDate.years.contains(year) else {
      throw scanner.fault(
        "years go from \(CivilDate.years.lowerBound) to \(CivilDate.years.upperBound)", from: start)
    }
    guard (1...12).contains(month) else {
      throw scanner.fault("there is no month \(month)", from: start)
    }
    let last = CivilDate.days(inMonth: month, of: year)
    throw scanner.fault(
      "\(CivilDate.monthNames[month - 1]) \(year) has \(last) days", from: start)
  }

  private static func year(_ scanner: inout DateScanner) throws(TextError) -> Int {
    let isNegative = scanner.skip("-") || scanner.skip("−")
    let isSigned = isNegative || scanner.skip("+")
    let count = scanner.digits
    if isSigned {
      guard (4...6).contains(count) else {
        throw scanner.fault("a year with a sign has four to six digits", from: scanner.offset)
      }
      let year = try scanner.number(count, "")
      return isNegative ? -year : year
    }
    guard count == 4 || count == 8 else {
      throw scanner.fault(
        "a year has four digits, and more only with a sign", from: scanner.offset)
    }
    return try scanner.number(4, "a year has four digits")
  }

  private static func weekDate(
    _ year: Int, _ scanner: inout DateScanner, _ start: Int
  ) throws(TextError) -> CivilDate {
    let week = try scanner.number(2, "a week has two digits")
    guard scanner.skip("-") else {
      throw scanner.fault("a date within a week is written 2024-W09-4", from: start)
    }
    let day = try scanner.number(1, "a day of the week is a digit from 1 to 7")
    guard (1...7).contains(day),
      // Week 1 always contains 4 January.
      let fourth = CivilDate(year: year, month: 1, day: 4),
      let date = fourth.adding(days: (week - 1) * 7 + day - fourth.weekday.rawValue),
      date.isoWeek == ISOWeek(year: year, week: week)
    else { throw scanner.fault("the year \(year) has no such day", from: start) }
    return date
  }

  // MARK: - Times

  static func time(
    _ scanner: inout DateScanner, _ date: CivilDate
  ) throws(TextError) -> CivilTime {
    let start = scanner.offset
    let hour = try scanner.number(2, "an hour has two digits")
    var (minute, second, fraction) = (0, 0, 0)
    if scanner.skip(":") {
      minute = try scanner.number(2, "a minute has two digits")
      if scanner.skip(":") {
        second = try scanner.number(2, "a second has two digits")
        if scanner.skip(".") || scanner.skip(",") { fraction = try scanner.nanoseconds() }
      }
    }
    if second == 60 {
      throw scanner.fault(
        "leap seconds are not known here; clocks of computers skip them", from: start)
    }
    let isEnd = hour == 24 && minute == 0 && second == 0 && fraction == 0
    guard hour < 24 || isEnd, minute < 60, second < 60 else {
      throw scanner.fault("a clock goes from 00:00:00 to 23:59:59", from: start)
    }
    let nanoseconds = ((hour % 24 * 60 + minute) * 60 + second) * CivilTime.second + fraction
    guard let day = isEnd ? date.adding(days: 1) : date,
      let time = CivilTime(day, nanoseconds: nanoseconds)
    else { throw scanner.fault("this is beyond the years that are known", from: start) }
    return time
  }

  static func offset(_ scanner: inout DateScanner) throws(TextError) -> Int? {
    if scanner.skip("Z") || scanner.skip("z") { return 0 }
    let start = scanner.offset
    let isNegative = scanner.skip("-") || scanner.skip("−")
    guard isNegative || scanner.skip("+") else { return nil }
    let hours = try scanner.number(2, "an offset is written +01:00")
    let hasColon = scanner.skip(":")
    let minutes =
      hasColon || scanner.digits == 2
      ? try scanner.number(2, "an offset is written +01:00") : 0
    // Historical offsets have seconds, and moments with them are written that way.
    let rest =
      hasColon && scanner.skip(":") ? try scanner.number(2, "an offset is written +01:00") : 0
    guard hours < 24, minutes < 60, rest < 60 else {
      throw scanner.fault("an offset is less than a day", from: start)
    }
    let seconds = hours * 3600 + minutes * 60 + rest
    return isNegative ? -seconds : seconds
  }
}
