public import NumericCore

/// The arguments of a function of dates, read one after the other.
public struct DateArguments: Sendable {
  /// An argument and its place in the source.
  public struct Argument: Sendable {
    /// The text.
    let text: String
    /// The place in the source.
    let span: SourceSpan
    /// Whether the source contains this text, so that a fault in it has its own place.
    let isWritten: Bool

    /// Creates an argument.
    public init(_ text: String, at span: SourceSpan, isWritten: Bool) {
      (self.text, self.span, self.isWritten) = (text, span, isWritten)
    }

    /// The place in the source of a place in the text; the whole argument if there is none.
    fileprivate func place(of inner: SourceSpan?) -> SourceSpan {
      guard isWritten, let inner, inner.end <= text.utf8.count else { return span }
      return SourceSpan(span.start + inner.start, span.start + inner.end)
    }
  }

  private let arguments: [Argument?]
  let now: Moment?
  private(set) var notices: [String] = []

  init(_ arguments: [Argument?], now: Moment?) { (self.arguments, self.now) = (arguments, now) }

  /// Reads one argument; errors of `body` are reported for it.
  func reading<Result>(
    _ index: Int, _ body: (String) throws(TextError) -> Result
  ) throws(TextError) -> Result {
    guard let argument = arguments[index] else {
      throw TextError(.date, "this argument is missing")
    }
    do throws(TextError) { return try body(argument.text) } catch {
      throw error.moved(to: argument.place(of: error.span))
    }
  }

  /// Whether an argument was omitted.
  func lacks(_ index: Int) -> Bool { arguments[index] == nil }

  /// The zone that an argument names; nil if it was omitted.
  func zone(_ index: Int) throws(TextError) -> Zone? {
    if lacks(index) { return nil }
    return try reading(index) { text throws(TextError) in try Zone(named: text) }
  }

  /// Reads a date or time.
  mutating func moment(_ index: Int, in zone: Zone?) throws(TextError) -> WrittenMoment {
    let now = now
    let moment = try reading(index) { text throws(TextError) in
      try WrittenMoment(text, in: zone, now: now)
    }
    if let notice = moment.notice { notices.append(notice) }
    return moment
  }

  /// Reads a day, on the clocks of the zone if one is named.
  mutating func day(_ index: Int, zone: Int) throws(TextError) -> CivilDate {
    try moment(index, in: try self.zone(zone)).moment.local.date
  }
}
