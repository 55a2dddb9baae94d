public import NumericCore

/// A date or time as a value of expressions.
///
/// A time without an offset is one of the local clock, whose zone is asked for only where a moment
/// is needed: between two local times of one day there is nothing to know.
public struct DateTime: Hashable, Sendable {
  /// The day or moment.
  public let written: WrittenMoment
  /// The zone on whose clock it goes on; nil for the local one, or where it has only an offset.
  public let zone: Zone?

  /// Creates a value.
  public init(_ written: WrittenMoment, in zone: Zone? = nil) {
    self.written = WrittenMoment(written.moment, hasTime: written.hasTime)
    self.zone = zone
  }

  /// A text that can be read back.
  public var text: String { written.text }

  private var isLocal: Bool { written.moment.offset == nil }

  /// The value as a moment; one without an offset is shown by the local clock.
  ///
  /// - Throws: if the local clock is not known, or skipped the time.
  public func located(in local: Zone?) throws(TextError) -> WrittenMoment {
    guard isLocal else { return written }
    guard let local else {
      throw TextError(.missingZone, "this has no offset, and no local zone is known")
    }
    return try written.located(in: local)
  }

  /// The assumption of which of two moments a time means that the local clock showed twice; nil where
  /// there is none.
  public func notice(local: Zone?) -> String? {
    guard isLocal, let local else { return nil }
    return (try? written.located(in: local))?.notice
  }

  /// The value on the clocks of another zone.
  public func moved(to target: Zone, local: Zone?) throws(TextError) -> DateTime {
    DateTime(try located(in: local).moved(to: target), in: target)
  }

  /// The value a duration later: months first, clamped to the end of the month, then days of the
  /// calendar, then elapsed time.
  public func adding(
    _ duration: CalendarDuration, local: Zone?
  ) throws(TextError) -> DateTime {
    guard isLocal, !duration.isOfDays, let local else {
      return DateTime(try written.adding(duration, in: zone), in: zone)
    }
    let later = try written.located(in: local).adding(duration, in: local)
    // Without its offset the text is that of the clock, unless the clock shows it twice.
    let shown = Moment(later.moment.local)
    let isPlain = local.moments(showing: shown.local).first == later.moment
    return isPlain
      ? DateTime(WrittenMoment(shown, hasTime: true)) : DateTime(later, in: local)
  }

  /// The number of days between two days of the calendar; nil if one of the values is a time.
  public func days(since other: DateTime) -> Int? {
    if written.hasTime || other.written.hasTime { return nil }
    return written.moment.local.date.dayNumber - other.written.moment.local.date.dayNumber
  }

  /// The elapsed time between two values in hours, exactly.
  public func hours(since other: DateTime, local: Zone?) throws(TextError) -> ExactRatio {
    Moment.ratio(
      try nanoseconds(since: other, local: local), 3600 * Int128(CivilTime.second))
  }

  /// The order of two values: days of the calendar by themselves, others by the moments at which
  /// they begin.
  public func compare(to other: DateTime, local: Zone?) throws(TextError) -> Ordering {
    let distance = try distance(from: other, local: local)
    return distance < 0 ? .less : distance > 0 ? .greater : .equal
  }

  /// The nanoseconds between two values: days of the calendar by themselves, others by the moments
  /// at which they begin.
  func distance(from other: DateTime, local: Zone?) throws(TextError) -> Int128 {
    if let days = days(since: other) { return Int128(days) * Int128(CivilTime.day) }
    return try nanoseconds(since: other, local: local)
  }

  private func nanoseconds(since other: DateTime, local: Zone?) throws(TextError) -> Int128 {
    // Without any zone two local times are those of one clock.
    if local == nil, isLocal, other.isLocal {
      return other.written.moment.nanoseconds(to: written.moment)
    }
    return try other.located(in: local).moment.nanoseconds(
      to: try located(in: local).moment)
  }
}
