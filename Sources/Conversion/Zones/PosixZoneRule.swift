/// The rule of a zone for all times after its last recorded transition: `EST5EDT,M3.2.0,M11.1.0`.
///
/// - Source: POSIX.1-2017, base definitions 8.3, `TZ`; RFC 8536, 3.3.1, which permits hours from
///   −167 to 167.
struct PosixZoneRule: Sendable {
  private var standard: LocalTimeType
  private var daylight: (type: LocalTimeType, start: YearlyChange, end: YearlyChange)?

  /// Reads a rule; nil if the text is not a rule.
  init?(_ text: String) {
    var reader = Reader(text)
    guard let name = reader.name(), let west = reader.time() else { return nil }
    standard = LocalTimeType(offset: -west, abbreviation: name)
    if reader.isAtEnd { return }
    guard let summer = reader.name() else { return nil }
    var east = standard.offset + 3600
    if !reader.skip(",") {
      guard let west = reader.time(), reader.skip(",") else { return nil }
      east = -west
    }
    guard let start = reader.change(), reader.skip(","), let end = reader.change(), reader.isAtEnd
    else { return nil }
    daylight = (LocalTimeType(offset: east, abbreviation: summer), start, end)
  }

  /// The type of local time at a moment.
  func type(at unixSeconds: Int) -> LocalTimeType {
    guard let daylight,
      let year = CivilTime(seconds: unixSeconds + standard.offset, nanoseconds: 0)?.date.year
    else { return standard }
    let start = daylight.start.seconds(in: year) - standard.offset
    let end = daylight.end.seconds(in: year) - daylight.type.offset
    // In the southern hemisphere summer time includes the turn of the year.
    let isDaylight =
      start < end
      ? unixSeconds >= start && unixSeconds < end : unixSeconds >= start || unixSeconds < end
    return isDaylight ? daylight.type : standard
  }
}

/// A day of every year and a time of that day at which clocks change.
private struct YearlyChange: Sendable {
  enum Day {
    /// The number of the day, 1 to 365, without counting 29 February.
    case julian(Int)
    /// The number of the day, 0 to 365.
    case ordinal(Int)
    /// The nth given day of the week in a month, where Sunday is 0; the last one for n = 5.
    case weekday(month: Int, nth: Int, weekday: Int)
  }

  var day: Day
  var time: Int

  /// The local time of the change in seconds, on the clock before the change.
  func seconds(in year: Int) -> Int {
    let first = CivilDate(year: year, month: 1, day: 1)?.dayNumber ?? 0
    let number: Int
    switch day {
    case .ordinal(let day): number = first + day
    case .julian(let day): number = first + day - (CivilDate.isLeap(year) && day >= 60 ? 0 : 1)
    case .weekday(let month, let nth, let weekday):
      let start = CivilDate(year: year, month: month, day: 1)?.dayNumber ?? first
      // 1970-01-01 was a Thursday, which is 4.
      let ahead = ((weekday - (start + 4)) % 7 + 7) % 7
      let length = CivilDate.days(inMonth: month, of: year)
      var day = ahead + (nth - 1) * 7
      if day >= length { day -= 7 }
      number = start + day
    }
    return number * 86_400 + time
  }
}

private struct Reader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads an abbreviation such as `EST` or `<+03>`.
  mutating func name() -> String? {
    if skip("<") {
      let name = rest.prefix { $0 != ">" }
      rest = rest.dropFirst(name.count)
      return skip(">") && !name.isEmpty ? String(name) : nil
    }
    let name = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(name.count)
    return name.count >= 3 ? String(name) : nil
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 3, let number = Int(digits), range.contains(number) else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  /// Reads hours and optional minutes and seconds; returns seconds.
  mutating func time() -> Int? {
    let sign = skip("-") ? -1 : 1
    if sign == 1 { _ = skip("+") }
    guard var seconds = number(0...167).map({ $0 * 3600 }) else { return nil }
    if skip(":") {
      guard let minutes = number(0...59) else { return nil }
      seconds += minutes * 60
      if skip(":") {
        guard let rest = number(0...59) else { return nil }
        seconds += rest
      }
    }
    return sign * seconds
  }

  /// Reads a change such as `M3.2.0/2`, `J60` or `59`; the default time is 02:00.
  mutating func change() -> YearlyChange? {
    let day: YearlyChange.Day
    if skip("M") {
      guard let month = number(1...12), skip("."), let nth = number(1...5), skip("."),
        let weekday = number(0...6)
      else { return nil }
      day = .weekday(month: month, nth: nth, weekday: weekday)
    } else if skip("J") {
      guard let number = number(1...365) else { return nil }
      day = .julian(number)
    } else {
      guard let number = number(0...365) else { return nil }
      day = .ordinal(number)
    }
    if skip("/") {
      guard let time = time() else { return nil }
      return YearlyChange(day: day, time: time)
    }
    return YearlyChange(day: day, time: 2 * 3600)
  }
}
