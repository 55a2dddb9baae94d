/// The difference between two moments, in units of the calendar and of the clock.
///
/// All numbers have the same sign, which is that of the direction. Years, months and days follow
/// the rule of python-dateutil: first the largest number of whole months that can be added to the
/// start without passing the end, where the day is limited to the length of the resulting month;
/// then whole days; then the remaining time. If the end is before the start, months and days are
/// subtracted from the start. The end is compared as a moment, not as the time that a clock shows;
/// between two whole days it is compared as a day of the calendar.
public struct DateDifference: Hashable, Sendable {
  /// Whole months.
  public let months: Int
  /// Whole days in addition to the months.
  public let days: Int
  /// Nanoseconds in addition to the days, as elapsed time.
  public let rest: Int
  /// Whole days from the start to the end, in the calendar of the start's clock.
  public let totalDays: Int
  /// Elapsed nanoseconds.
  private let elapsed: Int128

  /// Whole elapsed seconds.
  public var seconds: Int { Int(elapsed / Int128(CivilTime.second)) }

  /// The months as years and remaining months.
  public var yearsAndMonths: (years: Int, months: Int) { (months / 12, months % 12) }

  /// The difference between two moments; days are those of the zone, or of the start's clock
  /// without one.
  public init(from start: WrittenMoment, to end: WrittenMoment, in zone: Zone? = nil) {
    let (first, last) = (start.moment, end.moment)
    let sign = first.isAfter(last) ? -1 : 1
    let areDays = !start.hasTime && !end.hasTime
    let a = start.local
    let b = (zone?.moment(at: last) ?? last.moved(to: first.offset ?? 0) ?? last).local
    /// For a time that was skipped by a clock change, the moment at which the clock would have
    /// shown it.
    func moment(showing time: CivilTime) -> Moment? {
      (try? start.moment(showing: time, in: zone)) ?? zone?.nearestMoment(showing: time)
    }
    func isPast(_ time: CivilTime?) -> Bool {
      guard let time else { return true }
      if areDays { return sign > 0 ? time.date > b.date : time.date < b.date }
      guard let moment = moment(showing: time) else { return true }
      return sign > 0 ? moment.isAfter(last) : last.isAfter(moment)
    }
    /// The largest number of steps that does not pass the end.
    ///
    /// The guess is computed from local times, so clock changes can make it wrong by one.
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

  /// The remaining time as hours, minutes and seconds.
  public var clock: (hours: Int, minutes: Int, seconds: String) {
    let minutes = rest / CivilTime.second / 60
    return (minutes / 60, minutes % 60, DecimalText.seconds(rest % (60 * CivilTime.second)))
  }

  /// The elapsed time in seconds, with a fraction.
  public var secondsText: String { DecimalText.seconds(elapsed) }

  /// The number of whole units from the start to the end, rounded towards zero.
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

  /// The elapsed time until another moment.
  func nanoseconds(to other: Moment) -> Int128 {
    (Int128(other.unixSeconds) - Int128(unixSeconds)) * Int128(CivilTime.second)
      + Int128(other.nanoseconds - nanoseconds)
  }
}
