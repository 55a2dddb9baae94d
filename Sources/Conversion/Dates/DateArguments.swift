public import NumericCore

/// The arguments of a function of dates, read one after the other.
public struct DateArguments: Sendable {
  /// One of them.
  public struct Argument: Sendable {
    /// What it says.
    let text: String
    /// Where it stands in the source.
    let span: SourceSpan
    /// Whether it stands there as it is, so that a fault in it has a place of its own.
    let isWritten: Bool

    /// An argument and its place.
    public init(_ text: String, at span: SourceSpan, isWritten: Bool) {
      (self.text, self.span, self.isWritten) = (text, span, isWritten)
    }

    /// A place in the text as a place in the source; all of the argument where it has none.
    fileprivate func place(of inner: SourceSpan?) -> SourceSpan {
      guard isWritten, let inner, inner.end <= text.utf8.count else { return span }
      return SourceSpan(span.start + inner.start, span.start + inner.end)
    }
  }

  private let arguments: [Argument?]
  let now: Moment?
  private(set) var notices: [String] = []

  init(_ arguments: [Argument?], now: Moment?) { (self.arguments, self.now) = (arguments, now) }

  /// Reads one of them; what is wrong is wrong there.
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

  /// Whether an argument was left out.
  func lacks(_ index: Int) -> Bool { arguments[index] == nil }

  /// The zone that an argument names; nil where it was left out.
  func zone(_ index: Int) throws(TextError) -> Zone? {
    if lacks(index) { return nil }
    return try reading(index) { text throws(TextError) in try Zone(named: text) }
  }

  /// A date or time.
  mutating func moment(_ index: Int, in zone: Zone?) throws(TextError) -> WrittenMoment {
    let now = now
    let moment = try reading(index) { text throws(TextError) in
      try WrittenMoment(text, in: zone, now: now)
    }
    if let notice = moment.notice { notices.append(notice) }
    return moment
  }

  /// A day, on the clocks of a zone if one is named.
  mutating func day(_ index: Int, zone: Int) throws(TextError) -> CivilDate {
    try moment(index, in: try self.zone(zone)).moment.local.date
  }
}
