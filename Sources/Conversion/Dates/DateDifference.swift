/// How far one moment is from another, as calendars and as clocks count it. All counts have the same sign, that of
/// the direction.
///
/// Years, months and days follow dateutil's rule: the largest number of whole months that, added to the start at
/// once with the day clamped to the end of the month, does not pass the end; then whole days; then what a clock
/// shows of the rest. For an end before the start months and days are taken from the start.
public struct DateDifference: Hashable, Sendable {
  /// Whole months.
  public let months: Int
  /// Whole days beyond them.
  public let days: Int
  /// Nanoseconds beyond those: elapsed ones.
  public let rest: Int
  /// Whole days from the one to the other, on the calendar of the start's clock.
  public let totalDays: Int
  /// Elapsed nanoseconds.
  private let elapsed: Int128

  /// Whole elapsed seconds.
  public var seconds: Int { Int(elapsed / Int128(CivilTime.second)) }

  /// The years in the months, and the months beyond.
  public var yearsAndMonths: (years: Int, months: Int) { (months / 12, months % 12) }

  /// From one to another; days are counted by the calendar of a zone, or of the start's clock.
  public init(from start: Moment, to end: Moment, in zone: Zone? = nil) {
    let sign = (start.unixSeconds, start.nanoseconds) <= (end.unixSeconds, end.nanoseconds) ? 1 : -1
    let (a, b) = (
      start.local, (zone?.moment(at: end) ?? end.moved(to: start.offset ?? 0) ?? end).local
    )
    func isPast(_ time: CivilTime?) -> Bool {
      guard let time else { return true }
      return sign > 0 ? time > b : time < b
    }
    var months = (b.date.year - a.date.year) * 12 + b.date.month - a.date.month
    // A change of clocks can turn the order of what they show.
    if months * sign < 0 { months = 0 }
    if months != 0, isPast(a.adding(months: months)) { months -= sign }
    let afterMonths = a.adding(months: months) ?? a
    func wholeDays(_ from: CivilTime) -> Int {
      var days = b.date.dayNumber - from.date.dayNumber
      if days * sign < 0 { days = 0 }
      if days != 0, isPast(from.adding(days: days)) { days -= sign }
      return days
    }
    let days = wholeDays(afterMonths)
    let stop = afterMonths.adding(days: days) ?? afterMonths
    // Where nothing was added the start counts itself, be it the first or the second time that clocks show it.
    let moved = stop == a ? start : zone?.nearestMoment(showing: stop)
    let from = moved ?? Moment(stop, offset: start.offset)
    let beyond =
      (end.unixSeconds - from.unixSeconds) * CivilTime.second + end.nanoseconds - from.nanoseconds
    (self.months, self.days) = (months, days)
    rest = beyond.signum() == sign ? beyond : 0
    totalDays = wholeDays(a)
    elapsed =
      (Int128(end.unixSeconds) - Int128(start.unixSeconds)) * Int128(CivilTime.second)
      + Int128(end.nanoseconds - start.nanoseconds)
  }

  /// What a clock shows of the rest.
  public var clock: (hours: Int, minutes: Int, seconds: String) {
    let minutes = rest / CivilTime.second / 60
    return (minutes / 60, minutes % 60, DecimalText.seconds(rest % (60 * CivilTime.second)))
  }

  /// All elapsed seconds, with the fraction of the last one.
  public var secondsText: String { DecimalText.seconds(elapsed) }

  /// Whole units from the one to the other, towards zero.
  public func total(in unit: DurationUnit) -> Int {
    switch unit.kind {
    case .seconds: seconds / unit.size
    case .days: totalDays / unit.size
    case .months: months / unit.size
    }
  }
}
