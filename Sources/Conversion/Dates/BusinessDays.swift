/// The working days: Monday to Friday except holidays.
public struct BusinessDays: Sendable {
  /// The holidays, which may be on any day of the week.
  public let holidays: Set<CivilDate>

  /// Creates a calendar with these holidays.
  public init(holidays: Set<CivilDate> = []) { self.holidays = holidays }

  /// Reads holidays, one date per line; `#` starts a comment.
  ///
  /// - Throws: the first line that is wrong, with its number and the fault.
  public init(reading text: String) throws(LineError) {
    var holidays: Set<CivilDate> = []
    var number = 0
    // Some editors write a byte order mark at the start of a file.
    let lines = text.drop { $0 == "\u{FEFF}" }
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines {
      number += 1
      let date = String(line.prefix { $0 != "#" }).filter { $0 != " " && $0 != "\t" }
      if date.isEmpty { continue }
      do throws(DateError) {
        let literal = try DateLiteral(date)
        guard !literal.hasTime else { throw DateError("a holiday is a whole day") }
        holidays.insert(literal.local.date)
      } catch {
        throw LineError(line: number, text: date, error: error)
      }
    }
    self.init(holidays: holidays)
  }

  /// A fault in a line of a file.
  public struct LineError: Error {
    /// The number of the line, counted from 1.
    public let line: Int
    /// The text in the place of a date.
    public let text: String
    /// Why it is not a date.
    public let error: DateError
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
