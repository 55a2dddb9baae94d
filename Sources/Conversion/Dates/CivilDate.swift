/// A day of the proleptic Gregorian calendar, whose rules are applied to all times; the year before
/// 1 is 0.
///
/// Days are numbered from 1970-01-01, so that differences are exact.
///
/// - Source: ISO 8601-1:2019, 4.3.2; the numbering by H. Hinnant, "chrono-Compatible Low-Level Date
///   Algorithms" (2013).
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year; 0 and negative years are numbered astronomically.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The supported years; their numbers have at most six digits.
  public static let years = -999_999...999_999

  /// A day in a supported year; nil if it does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Whether a year has 366 days.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in a month, 28 to 31.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the first day is earlier.
  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CivilDate {
  /// The number of days since 1970-01-01.
  ///
  /// Years are counted from March, so that the leap day is the last day; an era has 400 years.
  public var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysOfEra + dayOfEra - Self.epoch
  }

  /// The day with this number, counted from 1970-01-01; nil outside the supported years.
  public init?(dayNumber: Int) {
    guard Self.dayNumbers.contains(dayNumber) else { return nil }
    let days = dayNumber + Self.epoch
    let era = (days >= 0 ? days : days - (Self.daysOfEra - 1)) / Self.daysOfEra
    let dayOfEra = days - era * Self.daysOfEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The number of days in 400 years.
  private static let daysOfEra = 146_097
  /// The number of days from 0000-03-01 to 1970-01-01.
  private static let epoch = 719_468
  private static let dayNumbers =
    CivilDate(unchecked: years.lowerBound, 1, 1)
    .dayNumber...CivilDate(unchecked: years.upperBound, 12, 31).dayNumber

  /// The day a number of months later, or earlier for a negative number; nil outside the supported
  /// years.
  ///
  /// If the month is too short, the result is its last day: 31 January plus one month is the last
  /// of February.
  public func adding(months: Int) -> CivilDate? {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow else { return nil }
    let target = total >= 0 ? total / 12 : (total - 11) / 12
    let month = total - target * 12 + 1
    guard Self.years.contains(target) else { return nil }
    return CivilDate(
      unchecked: target, month, min(day, Self.days(inMonth: month, of: target)))
  }

  /// The day a number of days later, or earlier for a negative number; nil outside the supported
  /// years.
  public func adding(days: Int) -> CivilDate? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(dayNumber: number)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as in `2024-02-29`; years before 0 and years with more than four digits have a sign.
  public var description: String {
    let digits = String(abs(year))
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
    return "\(sign)\(padded)-\(twoDigits(month))-\(twoDigits(day))"
  }
}

/// The number with at least two digits, such as `07`.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
