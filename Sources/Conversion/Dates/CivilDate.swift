/// A day of the proleptic Gregorian calendar: its rules hold for all times, the year before 1 is 0.
///
/// Days are numbered from 1970-01-01, so that differences are exact.
///
/// - Source: ISO 8601-1:2019, 4.3.2; the numbering by H. Hinnant, "chrono-Compatible Low-Level Date
///   Algorithms" (2013).
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year; 0 and negative ones are astronomical.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// The years that can be written with five digits more than anybody needs.
  public static let years = -999_999...999_999

  /// A day that exists in a year that is known; nil otherwise.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Whether a year has a 29th of February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// 28 to 31.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Orders by time.
  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CivilDate {
  /// Days since 1970-01-01. Years are counted from March, so that the leap day is the last; an era is 400 of them.
  public var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysOfEra + dayOfEra - Self.epoch
  }

  /// The day so many days after 1970-01-01; nil beyond the years that are known.
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

  /// Days of 400 years.
  private static let daysOfEra = 146_097
  /// Days from 0000-03-01 to 1970-01-01.
  private static let epoch = 719_468
  private static let dayNumbers =
    CivilDate(unchecked: years.lowerBound, 1, 1)
    .dayNumber...CivilDate(unchecked: years.upperBound, 12, 31).dayNumber

  /// So many months later, or earlier, the day no later than the end of that month: 31 January and one month is
  /// the last of February. Nil beyond the years that are known.
  public func adding(months: Int) -> CivilDate? {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow else { return nil }
    let target = total >= 0 ? total / 12 : (total - 11) / 12
    let month = total - target * 12 + 1
    guard Self.years.contains(target) else { return nil }
    return CivilDate(
      unchecked: target, month, min(day, Self.days(inMonth: month, of: target)))
  }

  /// So many days later or earlier; nil beyond the years that are known.
  public func adding(days: Int) -> CivilDate? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(dayNumber: number)
  }
}

extension CivilDate: CustomStringConvertible {
  /// `2024-02-29`; years beyond four digits, and those before 0, have a sign.
  public var description: String {
    let digits = String(abs(year))
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
    return "\(sign)\(padded)-\(twoDigits(month))-\(twoDigits(day))"
  }
}

/// `07`.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
