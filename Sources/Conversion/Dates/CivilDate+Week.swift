/// A day of the week; weeks begin on Monday.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name, such as `Saturday`.
  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

/// A week of ISO 8601: week 1 is the one with the first Thursday of the year.
public struct ISOWeek: Hashable, Sendable, CustomStringConvertible {
  /// The year to which the week belongs, which may differ from that of a day in it.
  public let year: Int
  /// The number of the week, 1 to 53.
  public let week: Int

  /// The week as in `2025-W01`.
  public var description: String {
    let date = CivilDate(year: year, month: 1, day: 1)
    return "\(date?.description.dropLast(6) ?? "")-W\(twoDigits(week))"
  }
}

extension CivilDate {
  /// The day of the week; 1970-01-01 was a Thursday.
  public var weekday: Weekday {
    let days = (dayNumber + 3) % 7
    return Weekday(rawValue: (days < 0 ? days + 7 : days) + 1) ?? .monday
  }

  /// The number of the day in its year, 1 to 366.
  public var dayOfYear: Int {
    (1..<month).reduce(day) { $0 + Self.days(inMonth: $1, of: year) }
  }

  /// The week of ISO 8601; it belongs to the year of its Thursday.
  public var isoWeek: ISOWeek {
    let toThursday = Weekday.thursday.rawValue - weekday.rawValue
    let ordinal = dayOfYear + toThursday
    let before = Self.isLeap(year - 1) ? 366 : 365
    let own = Self.isLeap(year) ? 366 : 365
    if ordinal < 1 { return ISOWeek(year: year - 1, week: (ordinal + before - 1) / 7 + 1) }
    if ordinal > own { return ISOWeek(year: year + 1, week: 1) }
    return ISOWeek(year: year, week: (ordinal - 1) / 7 + 1)
  }
}
