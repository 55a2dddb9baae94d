public import NumericCore

/// A date or time as it was written: the moment, and whether a time of day was meant.
public struct WrittenMoment: Hashable, Sendable {
  /// The moment; the start of the day if no time was meant.
  public let moment: Moment
  /// Whether a time of day was meant.
  public let hasTime: Bool
  /// An assumption that was made, in one sentence; nil if there is none.
  public let notice: String?

  /// Creates a moment that stands for a whole day or for itself.
  public init(_ moment: Moment, hasTime: Bool, notice: String? = nil) {
    (self.moment, self.hasTime, self.notice) = (moment, hasTime, notice)
  }

  /// A text that can be read back: the date alone if no time was meant.
  public var text: String { hasTime ? "\(moment)" : "\(moment.local.date)" }
}

extension WrittenMoment {
  /// Reads a date or time of ISO 8601, `now` or `today`.
  ///
  /// A time without an offset is one of the zone. If the zone's clocks showed it twice, the first
  /// moment is taken, and a notice says so.
  ///
  /// - Parameters:
  ///   - text: The text, which is read as a whole.
  ///   - zone: The zone of times without an offset.
  ///   - now: The current time in the reader's own zone; nil if there is no clock.
  /// - Throws: the fault and its place.
  public init(
    _ text: String, in zone: Zone? = nil, now: @autoclosure () -> Moment?
  ) throws(TextError) {
    if text == "now" || text == "today" {
      guard let now = now() else {
        throw TextError(.date, "no clock is known here; write the date")
      }
      self = try Self.current(zone?.moment(at: now) ?? now, in: zone, isDay: text == "today")
      return
    }
    let written = WrittenMoment(try DateLiteral(text))
    self = try zone.map { zone throws(TextError) in try written.located(in: zone, text) } ?? written
  }

  /// A date or time as a literal gives it.
  public init(_ literal: DateLiteral) {
    self.init(Moment(literal.local, offset: literal.offset), hasTime: literal.hasTime)
  }

  /// The same moment on the clocks of a zone, which show it if it has no offset.
  ///
  /// - Throws: if the clocks never showed that time.
  func located(in zone: Zone, _ text: String? = nil) throws(TextError) -> WrittenMoment {
    if moment.offset != nil { return try moved(to: zone) }
    if !hasTime { return WrittenMoment(try zone.start(of: moment.local.date), hasTime: false) }
    let moments = zone.moments(showing: moment.local)
    var notice: String?
    if moments.count > 1 {
      let meant = moments.map { "\($0)" }.joined(separator: " or ")
      notice =
        "clocks in \(zone.name) showed \(text ?? self.text) twice: \(meant); the first is taken"
    }
    return WrittenMoment(try zone.moment(showing: moment.local), hasTime: true, notice: notice)
  }

  private static func current(
    _ moment: Moment, in zone: Zone?, isDay: Bool
  ) throws(TextError) -> WrittenMoment {
    guard isDay else { return WrittenMoment(moment, hasTime: true) }
    let start = try zone?.start(of: moment.local.date) ?? Moment(moment.local.startOfDay)
    return WrittenMoment(start, hasTime: false)
  }

  /// Reads a year of four digits as its first day, and any other text as a date or time.
  public init(
    year text: String, in zone: Zone? = nil, now: @autoclosure () -> Moment?
  ) throws(TextError) {
    let isYear = text.utf8.count == 4 && text.utf8.allSatisfy(\.isDigit)
    try self.init(isYear ? text + "-01-01" : text, in: zone, now: now())
  }

  /// The same moment or day with the offset of another one, if only the other one has an offset.
  ///
  /// - Throws: if this is a time of day without an offset.
  public func onClock(of other: WrittenMoment) throws(TextError) -> WrittenMoment {
    guard moment.offset == nil, let offset = other.moment.offset else { return self }
    if hasTime {
      throw TextError(.missingZone, "this has no offset, and the other time has; name its zone")
    }
    return WrittenMoment(Moment(moment.local, offset: offset), hasTime: false)
  }

  /// The same moment in another zone.
  ///
  /// - Throws: if the offset of this moment is unknown, or if the result is outside the supported
  ///   years.
  public func moved(to zone: Zone) throws(TextError) -> WrittenMoment {
    guard moment.offset != nil else {
      throw TextError(.missingZone, "this has no offset; name its zone")
    }
    guard let moved = zone.moment(at: moment) else {
      throw TextError(.date, "this is too far away")
    }
    return WrittenMoment(moved, hasTime: true)
  }
}
