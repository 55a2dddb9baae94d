/// A day and a time of that day as a clock on the wall shows them, wherever it hangs.
public struct CivilTime: Hashable, Comparable, Sendable {
  /// The day.
  public let date: CivilDate
  /// Nanoseconds since midnight, less than a day.
  public let nanoseconds: Int

  /// Nanoseconds of a second.
  public static let second = 1_000_000_000
  /// Nanoseconds of a day without a change of clocks.
  public static let day = 86_400 * second

  /// A time of a day; nil if it is none.
  public init?(_ date: CivilDate, nanoseconds: Int = 0) {
    guard (0..<Self.day).contains(nanoseconds) else { return nil }
    (self.date, self.nanoseconds) = (date, nanoseconds)
  }

  /// The time so many seconds and nanoseconds after the start of 1970; nil beyond the years that are known.
  init?(seconds: Int, nanoseconds: Int) {
    let day = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    guard let date = CivilDate(dayNumber: day) else { return nil }
    self.init(date, nanoseconds: (seconds - day * 86_400) * Self.second + nanoseconds)
  }

  /// Whole seconds since the start of 1970, as if every day had 86400.
  var seconds: Int { date.dayNumber * 86_400 + nanoseconds / Self.second }

  /// Orders by time.
  public static func < (a: CivilTime, b: CivilTime) -> Bool {
    (a.date, a.nanoseconds) < (b.date, b.nanoseconds)
  }

  /// Midnight before it.
  public var startOfDay: CivilTime { CivilTime(date) ?? self }

  /// The same time of the day so many months later.
  func adding(months: Int) -> CivilTime? {
    date.adding(months: months).flatMap { CivilTime($0, nanoseconds: nanoseconds) }
  }

  /// The same time of the day so many days later.
  func adding(days: Int) -> CivilTime? {
    date.adding(days: days).flatMap { CivilTime($0, nanoseconds: nanoseconds) }
  }
}

extension CivilTime: CustomStringConvertible {
  /// `2024-03-10T12:00:00`, with a fraction of the second where there is one.
  public var description: String { "\(date)T\(timeOfDay)" }

  /// `12:00:00`.
  public var timeOfDay: String {
    let minutes = nanoseconds / Self.second / 60
    let rest = nanoseconds % (60 * Self.second)
    let seconds = (rest < 10 * Self.second ? "0" : "") + DecimalText.seconds(rest)
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60)):\(seconds)"
  }
}
