/// Days on which people work: Monday to Friday but for holidays.
public struct BusinessDays: Sendable {
  /// Holidays, whatever day of the week they are.
  public let holidays: Set<CivilDate>

  /// A calendar with these holidays.
  public init(holidays: Set<CivilDate> = []) { self.holidays = holidays }

  /// Reads holidays, one date a line; `#` begins a comment.
  ///
  /// - Throws: what is wrong, where in the line, and the number of the line.
  public init(reading text: String) throws(LineError) {
    var holidays: Set<CivilDate> = []
    var number = 0
    // Some editors put a mark of the encoding first.
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
    /// The text that should be a date.
    public let text: String
    /// Why it is no date.
    public let error: DateError
  }

  /// Whether people work on a day.
  public func contains(_ date: CivilDate) -> Bool {
    date.weekday.rawValue <= Weekday.friday.rawValue && !holidays.contains(date)
  }

  /// Working days from one day on and before another; negative for an end before the start.
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
