/// A day and a time of day, as a local clock shows them, in an unspecified zone.
public struct CivilTime: Hashable, Comparable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The nanoseconds since midnight, less than a day.
  public let nanoseconds: Int

  /// Nanoseconds of a second.
  public static let second = 1_000_000_000
  /// Nanoseconds of a day without clock changes.
  public static let day = 86_400 * second

  /// Creates a time; nil if the nanoseconds are not within the day.
  public init?(_ date: CivilDate, nanoseconds: Int = 0) {
    guard (0..<Self.day).contains(nanoseconds) else { return nil }
    (self.date, self.nanoseconds) = (date, nanoseconds)
  }

  /// The time a number of seconds and nanoseconds after the start of 1970; nil outside the
  /// supported years.
  init?(seconds: Int, nanoseconds: Int) {
    let day = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    guard let date = CivilDate(dayNumber: day) else { return nil }
    self.init(date, nanoseconds: (seconds - day * 86_400) * Self.second + nanoseconds)
  }

  /// The whole seconds since the start of 1970, for days of 86400 seconds.
  var seconds: Int { date.dayNumber * 86_400 + nanoseconds / Self.second }

  /// Whether the first time is earlier.
  public static func < (a: CivilTime, b: CivilTime) -> Bool {
    (a.date, a.nanoseconds) < (b.date, b.nanoseconds)
  }

  /// The preceding midnight.
  public var startOfDay: CivilTime { CivilTime(date) ?? self }

  /// The same time of day a number of months later.
  func adding(months: Int) -> CivilTime? {
    date.adding(months: months).flatMap { CivilTime($0, nanoseconds: nanoseconds) }
  }

  /// The same time of day a number of days later.
  func adding(days: Int) -> CivilTime? {
    date.adding(days: days).flatMap { CivilTime($0, nanoseconds: nanoseconds) }
  }
}

extension CivilTime: CustomStringConvertible {
  /// The time as in `2024-03-10T12:00:00`, with a fraction of the second unless it is zero.
  public var description: String { "\(date)T\(timeOfDay)" }

  /// The time of day as in `12:00:00`.
  public var timeOfDay: String {
    let minutes = nanoseconds / Self.second / 60
    let rest = nanoseconds % (60 * Self.second)
    let seconds = (rest < 10 * Self.second ? "0" : "") + DecimalText.seconds(rest)
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60)):\(seconds)"
  }
}
