public import NumericCore

extension WrittenMoment {
  /// The moment that is later by a duration.
  ///
  /// The months are added at once, and the day is limited to the length of the resulting month;
  /// then the days of the calendar are added, then the elapsed time. The result has a time of day
  /// if the start has one or if units smaller than a day were added. `zone` is the zone of the
  /// clock if its offset can change.
  ///
  /// - Throws: if the resulting local time does not exist in the zone or is outside the supported
  ///   years.
  public func adding(
    _ duration: CalendarDuration, in zone: Zone? = nil
  ) throws(TextError) -> WrittenMoment {
    guard let shifted = local.adding(months: duration.months)?.adding(days: duration.days) else {
      throw .beyondCalendar()
    }
    let moment = try moment(showing: shifted, in: zone)
    if duration.isOfDays { return WrittenMoment(moment, hasTime: hasTime) }
    let nanoseconds = moment.nanoseconds + duration.nanoseconds
    let carry = nanoseconds < 0 ? -1 : nanoseconds / CivilTime.second
    let seconds = moment.local.seconds + duration.seconds + carry
    guard
      let time = CivilTime(seconds: seconds, nanoseconds: nanoseconds - carry * CivilTime.second)
    else { throw .beyondCalendar() }
    let later = Moment(time, offset: moment.offset)
    guard let zone else { return WrittenMoment(later, hasTime: true) }
    guard let moved = zone.moment(at: later) else { throw .beyondCalendar() }
    return WrittenMoment(moved, hasTime: true)
  }

  /// The local time; midnight for a whole day, even for one that began later.
  var local: CivilTime { hasTime ? moment.local : moment.local.startOfDay }

  /// The moment at which the clock shows another time; for a whole day, the start of that day.
  ///
  /// - Throws: if that local time does not exist in the zone.
  func moment(showing time: CivilTime, in zone: Zone?) throws(TextError) -> Moment {
    // The local time of this moment itself denotes this moment, even if the clock shows it twice.
    if time == local { return moment }
    guard let zone else { return Moment(time, offset: moment.offset) }
    return hasTime ? try zone.moment(showing: time) : try zone.start(of: time.date)
  }
}
