public import NumericCore

/// The working days: Monday to Friday except holidays.
public struct BusinessDays: Sendable {
  /// The holidays, which may be on any day of the week.
  public let holidays: Set<CivilDate>

  /// Creates a calendar with these holidays.
  public init(holidays: Set<CivilDate> = []) { self.holidays = holidays }

  /// Reads holidays, one date per line; `#` starts a comment.
  ///
  /// - Throws: the first line that is wrong, with its number; the span refers to the line's date in
  ///   ``dates(in:)``.
  public init(reading text: String) throws(TextError) {
    var holidays: Set<CivilDate> = []
    for (line, date) in Self.dates(in: text) {
      do throws(TextError) {
        let literal = try DateLiteral(date)
        guard !literal.hasTime else { throw TextError(.date, "a holiday is a whole day") }
        holidays.insert(literal.local.date)
      } catch {
        var error = error
        error.position = TextPosition(line: line, column: error.offset + 1)
        throw error
      }
    }
    self.init(holidays: holidays)
  }

  /// What should be dates in a file of holidays, without comments and blanks, and the number of the line.
  public static func dates(in text: String) -> [(line: Int, date: String)] {
    // Some editors write a byte order mark at the start of a file.
    let lines = text.drop { $0 == "\u{FEFF}" }
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      let date = line.prefix { $0 != "#" }.filter { $0 != " " && $0 != "\t" }
      return date.isEmpty ? nil : (index + 1, date)
    }
  }

  /// Whether a day is a working day.
  public func contains(_ date: CivilDate) -> Bool {
    date.weekday.rawValue <= Weekday.friday.rawValue && !holidays.contains(date)
  }

  /// The number of working days from the start up to, but not including, the end; negative if the
  /// end is before the start.
  public func count(from start: CivilDate, to end: CivilDate) -> Int {
    if end < start { return -count(from: end, to: start) }
    let (first, last) = (start.dayNumber, end.dayNumber)
    let weeks = (last - first) / 7
    var count = weeks * 5
    var day = first + weeks * 7
    while day < last {
      if let date = CivilDate(dayNumber: day), date.weekday.rawValue <= Weekday.friday.rawValue {
        count += 1
      }
      day += 1
    }
    return count
      - holidays.count { $0 >= start && $0 < end && $0.weekday.rawValue <= Weekday.friday.rawValue }
  }
}
