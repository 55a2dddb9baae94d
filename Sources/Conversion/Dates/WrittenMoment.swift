public import NumericCore

/// A date or time as somebody wrote it: the moment, and whether a time of the day was meant.
public struct WrittenMoment: Hashable, Sendable {
  /// The moment; the start of the day where no time was meant.
  public let moment: Moment
  /// Whether a time of the day was meant.
  public let hasTime: Bool
  /// What was taken for granted, in one sentence; nil for nothing.
  public let notice: String?

  /// A moment that stands for a whole day, or for itself.
  public init(_ moment: Moment, hasTime: Bool, notice: String? = nil) {
    (self.moment, self.hasTime, self.notice) = (moment, hasTime, notice)
  }

  /// The date alone where no time was meant; it can be read again.
  public var text: String { hasTime ? "\(moment)" : "\(moment.local.date)" }
}

extension WrittenMoment {
  /// Reads a date or time of ISO 8601, `now` or `today`. Without an offset it is one of the zone's clocks; of two
  /// moments at which they showed it the first is taken, and a notice says so.
  ///
  /// - Parameters:
  ///   - text: All of it is read.
  ///   - zone: Where clocks show times without an offset.
  ///   - now: What the words mean, on the clock of the reader's own zone; nil where no clock is known.
  /// - Throws: what is wrong, and where.
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
    let literal = try DateLiteral(text)
    let written = Moment(literal.local, offset: literal.offset)
    guard let zone else {
      self.init(written, hasTime: literal.hasTime)
      return
    }
    if literal.offset != nil {
      guard let moved = zone.moment(at: written) else {
        throw TextError(.date, "this is too far away")
      }
      self.init(moved, hasTime: true)
      return
    }
    if !literal.hasTime {
      self.init(try zone.start(of: literal.local.date), hasTime: false)
      return
    }
    let moments = zone.moments(showing: literal.local)
    var notice: String?
    if moments.count > 1 {
      let meant = moments.map { "\($0)" }.joined(separator: " or ")
      notice = "clocks in \(zone.name) showed \(text) twice: \(meant); the first is taken"
    }
    self.init(try zone.moment(showing: literal.local), hasTime: true, notice: notice)
  }

  private static func current(
    _ moment: Moment, in zone: Zone?, isDay: Bool
  ) throws(TextError) -> WrittenMoment {
    guard isDay else { return WrittenMoment(moment, hasTime: true) }
    let start = try zone?.start(of: moment.local.date) ?? Moment(moment.local.startOfDay)
    return WrittenMoment(start, hasTime: false)
  }

  /// Reads a year of four digits as its first day, and everything else as a date or time.
  public init(
    year text: String, in zone: Zone? = nil, now: @autoclosure () -> Moment?
  ) throws(TextError) {
    let isYear = text.utf8.count == 4 && text.utf8.allSatisfy(\.isDigit)
    try self.init(isYear ? text + "-01-01" : text, in: zone, now: now())
  }

  /// The same on the clock of another moment, if that one alone knows how far it is from Greenwich: a day is one
  /// of that clock's.
  ///
  /// - Throws: that a time has no offset.
  public func onClock(of other: WrittenMoment) throws(TextError) -> WrittenMoment {
    guard moment.offset == nil, let offset = other.moment.offset else { return self }
    if hasTime {
      throw TextError(.missingZone, "this has no offset, and the other time has; name its zone")
    }
    return WrittenMoment(Moment(moment.local, offset: offset), hasTime: false)
  }

  /// The same moment on clocks elsewhere.
  ///
  /// - Throws: that it is unknown which moment this is, or that it is too far away.
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
