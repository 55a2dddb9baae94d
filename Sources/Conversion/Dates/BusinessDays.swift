public import NumericCore

/// Days on which people work: Monday to Friday but for holidays.
public struct BusinessDays: Sendable {
  /// Holidays, whatever day of the week they are.
  public let holidays: Set<CivilDate>

  /// A calendar with these holidays.
  public init(holidays: Set<CivilDate> = []) { self.holidays = holidays }

  /// Reads holidays, one date a line; `#` begins a comment.
  ///
  /// - Throws: what is wrong, with the number of the line; the span is in the line's date as
  ///   ``dates(in:)`` has it.
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
    // Some editors put a mark of the encoding first.
    let lines = text.drop { $0 == "\u{FEFF}" }
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      let date = line.prefix { $0 != "#" }.filter { $0 != " " && $0 != "\t" }
      return date.isEmpty ? nil : (index + 1, date)
    }
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
