/// The arguments of a function of dates, read one after the other.
public struct DateArguments: Sendable {
  /// An argument that is not valid.
  public struct Fault: Error, Sendable {
    /// The index of its parameter, counted from 0.
    public let argument: Int
    /// The fault, with its place in the text of the argument.
    public let error: DateError
  }

  private let texts: [String?]
  let now: Moment?
  private(set) var notices: [String] = []

  init(texts: [String?], now: Moment?) { (self.texts, self.now) = (texts, now) }

  /// Reads one argument; errors of `body` are reported for it.
  func reading<Result>(
    _ index: Int, _ body: (String) throws(DateError) -> Result
  ) throws(Fault) -> Result {
    do throws(DateError) {
      guard let text = texts[index] else { throw DateError("this argument is missing") }
      return try body(text)
    } catch {
      throw Fault(argument: index, error: error)
    }
  }

  /// Whether an argument was omitted.
  func lacks(_ index: Int) -> Bool { texts[index] == nil }

  /// The zone that an argument names; nil if it was omitted.
  func zone(_ index: Int) throws(Fault) -> Zone? {
    if lacks(index) { return nil }
    return try reading(index) { text throws(DateError) in try Zone(named: text) }
  }

  /// Reads a date or time.
  mutating func moment(_ index: Int, in zone: Zone?) throws(Fault) -> WrittenMoment {
    let now = now
    let moment = try reading(index) { text throws(DateError) in
      try WrittenMoment(text, in: zone, now: now)
    }
    if let notice = moment.notice { notices.append(notice) }
    return moment
  }

  /// Reads a day, on the clocks of the zone if one is named.
  mutating func day(_ index: Int, zone: Int) throws(Fault) -> CivilDate {
    try moment(index, in: try self.zone(zone)).moment.local.date
  }
}
