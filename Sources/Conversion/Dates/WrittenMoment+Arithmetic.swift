public import NumericCore

extension WrittenMoment {
  /// Later by a duration: months at once, the day clamped to the end of the month; then days of the calendar;
  /// then elapsed time. A time of the day is meant if one was, or if hours or less were added. The zone is where
  /// the clock hangs, if its offset may change.
  ///
  /// - Throws: that clocks there never showed the day's time, or that it is beyond the years that are known.
  public func adding(
    _ duration: CalendarDuration, in zone: Zone? = nil
  ) throws(TextError) -> WrittenMoment {
    guard let shifted = local.adding(months: duration.months)?.adding(days: duration.days) else {
      throw .beyondCalendar()
    }
    let moment = try moment(showing: shifted, in: zone)
    if duration.seconds == 0 { return WrittenMoment(moment, hasTime: hasTime) }
    let seconds = moment.local.seconds + duration.seconds
    guard let time = CivilTime(seconds: seconds, nanoseconds: moment.nanoseconds) else {
      throw .beyondCalendar()
    }
    let later = Moment(time, offset: moment.offset)
    guard let zone else { return WrittenMoment(later, hasTime: true) }
    guard let moved = zone.moment(at: later) else { throw .beyondCalendar() }
    return WrittenMoment(moved, hasTime: true)
  }

  /// What its clock shows; midnight for a whole day, even one that began later.
  var local: CivilTime { hasTime ? moment.local : moment.local.startOfDay }

  /// The moment at which its clock shows something else; for a whole day that at which that day begins.
  ///
  /// - Throws: that a clock there never showed it.
  func moment(showing time: CivilTime, in zone: Zone?) throws(TextError) -> Moment {
    // What it shows itself is itself, be it the first or the second time that clocks show it.
    if time == local { return moment }
    guard let zone else { return Moment(time, offset: moment.offset) }
    return hasTime ? try zone.moment(showing: time) : try zone.start(of: time.date)
  }
}
