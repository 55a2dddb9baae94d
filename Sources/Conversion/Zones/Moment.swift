/// A local time, and the offset of its clock from UTC if it is known.
public struct Moment: Hashable, Sendable {
  /// The local time.
  public let local: CivilTime
  /// The offset from UTC in seconds, positive to the east; nil if it is unknown.
  public let offset: Int?

  /// Creates a moment.
  public init(_ local: CivilTime, offset: Int? = nil) {
    (self.local, self.offset) = (local, offset)
  }

  /// The seconds since the start of 1970 in UTC as POSIX counts them, without leap seconds.
  public var unixSeconds: Int { local.seconds - (offset ?? 0) }

  /// The nanoseconds in addition to these seconds.
  public var nanoseconds: Int { local.nanoseconds % CivilTime.second }

  /// The same moment with another offset; nil outside the supported years.
  public func moved(to offset: Int) -> Moment? {
    CivilTime(seconds: unixSeconds + offset, nanoseconds: nanoseconds)
      .map { Moment($0, offset: offset) }
  }
}

extension Moment: CustomStringConvertible {
  /// The moment as in `2024-03-10T12:00:00-04:00`; without an offset if it is unknown.
  public var description: String { "\(local)" + (offset.map(Self.text) ?? "") }

  /// An offset as text: `+05:30`, `Z` for zero, and with seconds unless they are zero.
  public static func text(of offset: Int) -> String {
    if offset == 0 { return "Z" }
    let seconds = abs(offset)
    var text =
      "\(offset < 0 ? "-" : "+")\(twoDigits(seconds / 3600)):\(twoDigits(seconds / 60 % 60))"
    if seconds % 60 != 0 { text += ":\(twoDigits(seconds % 60))" }
    return text
  }
}
