public import NumericCore

// Durations from computed numbers.
extension CalendarDuration {
  /// Whether no time elapses besides days and months.
  var isOfDays: Bool { seconds == 0 && nanoseconds == 0 }

  /// A number of months.
  ///
  /// - Throws: if it is too large for a supported date.
  public init(months: Int128) throws(TextError) {
    self.init()
    self.months = try Self.bounded(months)
  }

  /// A number of nanoseconds, of which whole days are days of the calendar if they are to be.
  ///
  /// - Throws: if it is too large for a supported date.
  public init(nanoseconds: Int128, hasDays: Bool) throws(TextError) {
    self.init()
    var rest = nanoseconds
    if hasDays {
      days = try Self.bounded(rest / Int128(CivilTime.day))
      rest %= Int128(CivilTime.day)
    }
    seconds = try Self.bounded(rest / Int128(CivilTime.second))
    self.nanoseconds = Int(rest % Int128(CivilTime.second))
  }

  /// The error of a duration that is beyond any supported date.
  public static var tooLong: TextError { .beyondCalendar() }

  private static func bounded(_ count: Int128) throws(TextError) -> Int {
    guard count.magnitude < 1 << 55 else { throw .beyondCalendar() }
    return Int(count)
  }

  /// The sum, in which each kind of unit is added by itself.
  ///
  /// - Throws: if it is too large for a supported date.
  public func adding(_ other: CalendarDuration) throws(TextError) -> CalendarDuration {
    var sum = CalendarDuration()
    let nanoseconds = nanoseconds + other.nanoseconds
    let carry = nanoseconds / CivilTime.second
    sum.months = try Self.bounded(Int128(months + other.months))
    sum.days = try Self.bounded(Int128(days + other.days))
    sum.seconds = try Self.bounded(Int128(seconds + other.seconds + carry))
    sum.nanoseconds = nanoseconds - carry * CivilTime.second
    return sum
  }

  /// The same duration in the other direction.
  public static prefix func - (a: CalendarDuration) -> CalendarDuration {
    var opposite = CalendarDuration()
    (opposite.months, opposite.days) = (-a.months, -a.days)
    (opposite.seconds, opposite.nanoseconds) = (-a.seconds, -a.nanoseconds)
    return opposite
  }
}
