/// A time on a clock, and how far that clock is from Greenwich if that is known.
public struct Moment: Hashable, Sendable {
  /// What the clock shows.
  public let local: CivilTime
  /// Seconds east of Greenwich; nil for a clock that hangs nowhere in particular.
  public let offset: Int?

  /// A clock's time.
  public init(_ local: CivilTime, offset: Int? = nil) {
    (self.local, self.offset) = (local, offset)
  }

  /// Seconds since the start of 1970 at Greenwich, as POSIX counts them: without leap seconds.
  public var unixSeconds: Int { local.seconds - (offset ?? 0) }

  /// Nanoseconds beyond them.
  public var nanoseconds: Int { local.nanoseconds % CivilTime.second }

  /// The same moment on a clock elsewhere; nil beyond the years that are known.
  public func moved(to offset: Int) -> Moment? {
    CivilTime(seconds: unixSeconds + offset, nanoseconds: nanoseconds)
      .map { Moment($0, offset: offset) }
  }
}

extension Moment: CustomStringConvertible {
  /// `2024-03-10T12:00:00-04:00`; without a place, no offset.
  public var description: String { "\(local)" + (offset.map(Self.text) ?? "") }

  /// `+05:30`, `Z` for none, and seconds where there are any.
  public static func text(of offset: Int) -> String {
    if offset == 0 { return "Z" }
    let seconds = abs(offset)
    var text =
      "\(offset < 0 ? "-" : "+")\(twoDigits(seconds / 3600)):\(twoDigits(seconds / 60 % 60))"
    if seconds % 60 != 0 { text += ":\(twoDigits(seconds % 60))" }
    return text
  }
}
