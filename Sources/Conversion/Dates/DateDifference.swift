/// How far one moment is from another, as calendars and as clocks count it. All counts have the same sign, that of
/// the direction.
///
/// Years, months and days follow dateutil's rule: the largest number of whole months that, added to the start at
/// once with the day clamped to the end of the month, does not pass the end; then whole days; then what a clock
/// shows of the rest. For an end before the start months and days are taken from the start. What is passed is a
/// moment, and not what clocks show of it; between two whole days it is a day of the calendar.
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
  public init(from start: WrittenMoment, to end: WrittenMoment, in zone: Zone? = nil) {
    let (first, last) = (start.moment, end.moment)
    let sign = first.isAfter(last) ? -1 : 1
    let areDays = !start.hasTime && !end.hasTime
    let a = start.local
    let b = (zone?.moment(at: last) ?? last.moved(to: first.offset ?? 0) ?? last).local
    /// Where clocks skipped a time it is the moment at which they would have shown it.
    func moment(showing time: CivilTime) -> Moment? {
      (try? start.moment(showing: time, in: zone)) ?? zone?.nearestMoment(showing: time)
    }
    func isPast(_ time: CivilTime?) -> Bool {
      guard let time else { return true }
      if areDays { return sign > 0 ? time.date > b.date : time.date < b.date }
      guard let moment = moment(showing: time) else { return true }
      return sign > 0 ? moment.isAfter(last) : last.isAfter(moment)
    }
    /// The largest number of steps that does not pass the end; clocks that change make a count of what they
    /// show wrong by one.
    func most(_ guess: Int, _ adding: (Int) -> CivilTime?) -> Int {
      var count = max(0, guess * sign + 1)
      while count > 0, isPast(adding(count * sign)) { count -= 1 }
      return count * sign
    }
    func wholeDays(_ from: CivilTime) -> Int {
      most(b.date.dayNumber - from.date.dayNumber, from.adding(days:))
    }
    months = most(
      (b.date.year - a.date.year) * 12 + b.date.month - a.date.month, a.adding(months:))
    let afterMonths = a.adding(months: months) ?? a
    days = wholeDays(afterMonths)
    let stop = afterMonths.adding(days: days) ?? afterMonths
    rest = Int((moment(showing: stop) ?? first).nanoseconds(to: last))
    totalDays = wholeDays(a)
    elapsed = first.nanoseconds(to: last)
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

extension Moment {
  fileprivate func isAfter(_ other: Moment) -> Bool { nanoseconds(to: other) < 0 }

  /// Elapsed time up to another moment.
  fileprivate func nanoseconds(to other: Moment) -> Int128 {
    (Int128(other.unixSeconds) - Int128(unixSeconds)) * Int128(CivilTime.second)
      + Int128(other.nanoseconds - nanoseconds)
  }
}
