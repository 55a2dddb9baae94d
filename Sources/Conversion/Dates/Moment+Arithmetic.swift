extension Moment {
  /// Later by a duration: months at once, the day clamped to the end of the month; then days of the calendar;
  /// then elapsed time. The zone is where the clock hangs, if its offset may change.
  ///
  /// - Throws: that clocks there never showed the day's time, or that it is beyond the years that are known.
  public func adding(_ duration: CalendarDuration, in zone: Zone? = nil) throws(DateError) -> Moment
  {
    guard let shifted = local.adding(months: duration.months)?.adding(days: duration.days) else {
      throw Self.beyond
    }
    var moment = Moment(shifted, offset: offset)
    if let zone, shifted != local { moment = try zone.moment(showing: shifted) }
    if duration.seconds == 0 { return moment }
    let seconds = moment.local.seconds + duration.seconds
    guard let time = CivilTime(seconds: seconds, nanoseconds: moment.nanoseconds) else {
      throw Self.beyond
    }
    let later = Moment(time, offset: moment.offset)
    guard let zone else { return later }
    guard let moved = zone.moment(at: later) else { throw Self.beyond }
    return moved
  }

  private static var beyond: DateError {
    DateError(
      "this is beyond the years \(CivilDate.years.lowerBound) to \(CivilDate.years.upperBound)")
  }
}
