public import NumericCore

/// A time zone: the past, current and future offsets of its clocks from UTC.
public struct Zone: Sendable {
  /// A name in the IANA database, or an offset.
  public let name: String
  private let rules: Rules

  private enum Rules {
    case fixed(Int)
    case database(ZoneFile)
    case rule(PosixZoneRule)
  }

  /// The zone of the system: the one that the variable TZ names, or else that of /etc/localtime, and
  /// UTC where it cannot be read, as for the C library.
  public static func ofSystem() -> Zone {
    if let name = ZoneDatabase.systemName {
      if let zone = try? Zone(named: name) { return zone }
      return PosixZoneRule(name).map { Zone(name, .rule($0)) } ?? .utc
    }
    return ZoneDatabase.systemFile.map { Zone("the local zone", .database($0)) } ?? .utc
  }

  /// Coordinated universal time.
  public static let utc = Zone(offset: 0)

  private init(_ name: String, _ rules: Rules) { (self.name, self.rules) = (name, rules) }

  /// A zone with a fixed offset in seconds, positive to the east.
  public init(offset: Int) {
    self.init(offset == 0 ? "UTC" : Moment.text(of: offset), .fixed(offset))
  }

  /// A zone with a name in the system's IANA database (`America/New_York`) or an offset (`+05:30`,
  /// `Z`).
  ///
  /// - Throws: if there is no such zone, with a similar name as a suggestion, or if there is no
  ///   database.
  public init(named name: String) throws(TextError) {
    if let offset = Self.offset(name) {
      self.init(offset: offset)
      return
    }
    self.init(name, .database(try ZoneDatabase.zone(named: name)))
  }

  private static func offset(_ name: String) -> Int? {
    if name == "Z" || name == "UTC" { return 0 }
    guard let sign = name.first, "+-−".contains(sign),
      let literal = try? DateLiteral("1970-01-01T00:00" + name)
    else { return nil }
    return literal.offset
  }

  /// The offset from UTC in seconds at a moment, positive to the east.
  public func offset(at unixSeconds: Int) -> Int { type(at: unixSeconds).offset }

  /// The abbreviation of the local time at a moment, such as `EST`; an offset if there is none.
  public func abbreviation(at unixSeconds: Int) -> String { type(at: unixSeconds).abbreviation }

  private func type(at unixSeconds: Int) -> LocalTimeType {
    switch rules {
    case .fixed(let offset): LocalTimeType(offset: offset, abbreviation: name)
    case .database(let file): file.type(at: unixSeconds)
    case .rule(let rule): rule.type(at: unixSeconds)
    }
  }

  /// The moments at which clocks in the zone show a local time, in order: none if it was skipped by
  /// a clock change, two if it was repeated.
  public func moments(showing local: CivilTime) -> [Moment] {
    let seconds = local.seconds
    // No zone is more than 26 hours from UTC, and no zone changes its clocks twice within that
    // time.
    let offsets = Set([-1, 0, 1].map { offset(at: seconds + $0 * 26 * 3600) })
    return offsets.filter { offset(at: seconds - $0) == $0 }.sorted(by: >)
      .map { Moment(local, offset: $0) }
  }

  /// The same moment in this zone; nil outside the supported years.
  public func moment(at moment: Moment) -> Moment? {
    moment.moved(to: offset(at: moment.unixSeconds))
  }

  /// The first moment at which clocks in the zone show a local time.
  ///
  /// - Throws: if the local time was skipped, with the times before and after the clock change.
  public func moment(showing local: CivilTime) throws(TextError) -> Moment {
    if let first = moments(showing: local).first { return first }
    let before = offset(at: local.seconds - 26 * 3600)
    let after = offset(at: local.seconds + 26 * 3600)
    let gap = abs(after - before) / 60
    throw TextError(
      .date,
      "clocks in \(name) were put forward by \(gap) minutes over \(local.timeOfDay) on \(local.date): there is no such time"
    )
  }

  /// The moment at which clocks in the zone show a local time; if it was skipped, the moment at
  /// which they would have shown it.
  func nearestMoment(showing local: CivilTime) -> Moment? {
    if let first = moments(showing: local).first { return first }
    return moment(at: Moment(local, offset: offset(at: local.seconds - 26 * 3600)))
  }

  /// The moment at which a day begins in the zone: midnight, or the first local time of the day if
  /// midnight was skipped.
  ///
  /// - Throws: if the whole day was skipped.
  public func start(of date: CivilDate) throws(TextError) -> Moment {
    guard let midnight = CivilTime(date) else { throw TextError(.date, "this is not a date") }
    if let first = moments(showing: midnight).first { return first }
    let after = offset(at: midnight.seconds + 26 * 3600)
    // The clock change lies between these two moments; the loop halves the interval.
    var early = midnight.seconds - after
    var late = midnight.seconds - offset(at: midnight.seconds - 26 * 3600)
    while late - early > 1 {
      let middle = (early + late) / 2
      if offset(at: middle) == after { late = middle } else { early = middle }
    }
    guard let first = CivilTime(seconds: late + after, nanoseconds: 0), first.date == date else {
      throw TextError(
        .date, "there was no \(date) in \(name): clocks there were put forward over the whole day")
    }
    return Moment(first, offset: after)
  }
}

extension Zone: Hashable {
  /// Whether both have the same name; zones of one name have the same rules.
  public static func == (a: Zone, b: Zone) -> Bool { a.name == b.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
