public import NumericCore

/// The time in the place where a calculator runs.
public struct LocalTime: Sendable {
  /// The current moment, on the local clock if its offset is known.
  public var now: Moment
  /// The zone of times that have no offset.
  public var zone: Zone?

  /// Creates a local time.
  public init(_ now: Moment, in zone: Zone? = nil) {
    (self.now, self.zone) = (zone?.moment(at: now) ?? now, zone)
  }
}

/// The words of days and moments that the clock tells.
public enum ClockWord: String, CaseIterable, Sendable {
  case now, today, tomorrow, yesterday

  /// The value at a time.
  public func value(at time: LocalTime) throws(TextError) -> DateTime {
    if self == .now { return DateTime(WrittenMoment(time.now, hasTime: true), in: time.zone) }
    let days = self == .today ? 0 : self == .tomorrow ? 1 : -1
    guard let day = time.now.local.date.adding(days: days), let start = CivilTime(day) else {
      throw .beyondCalendar()
    }
    return DateTime(WrittenMoment(Moment(start), hasTime: false))
  }
}
