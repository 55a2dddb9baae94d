public import NumericCore

extension Moment {
  /// The nanoseconds since 1970-01-01T00:00:00Z, without leap seconds.
  private var unixNanoseconds: Int128 {
    Int128(unixSeconds) * Int128(CivilTime.second) + Int128(nanoseconds)
  }

  /// The seconds since 1970-01-01T00:00:00Z as POSIX counts them, exactly.
  public var unixTime: ExactRatio { Self.ratio(unixNanoseconds, Int128(CivilTime.second)) }

  /// The Julian day, exactly: the days since noon UTC of 24 November −4713.
  public var julianDay: ExactRatio {
    // The Julian day of 1970-01-01T00:00:00Z is 2440587.5.
    Self.ratio(unixNanoseconds + 24_405_875 * Int128(CivilTime.day) / 10, Int128(CivilTime.day))
  }

  /// A fraction in lowest terms.
  static func ratio(_ numerator: Int128, _ denominator: Int128) -> ExactRatio {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(a)
    return ExactRatio(ExactLiteral(numerator / divisor), ExactLiteral(denominator / divisor))
  }

  /// The seconds since 1970-01-01T00:00:00Z as POSIX counts them, with up to nine decimals.
  public var unixText: String {
    DecimalText.text(unixNanoseconds, places: 9)
  }

  /// The moment a number of seconds after 1970-01-01T00:00:00Z; nil for a text that is not a number
  /// with at most nine decimals, and outside the supported years.
  public init?(unixText text: String) {
    guard let count = DecimalText.number(text, places: 9) else { return nil }
    self.init(nanoseconds: count)
  }

  /// The Julian day with up to fifteen decimals, rounded to nearest.
  ///
  /// It is the number of days since noon UTC of 24 November −4713.
  public var julianDayText: String {
    DecimalText.text(
      Self.julianEpoch + Self.rounded(unixNanoseconds * Self.place, by: Int128(CivilTime.day)),
      places: 15)
  }

  /// The moment of a Julian day, to the nearest nanosecond; nil for a text that is not a number
  /// with at most fifteen decimals, and outside the supported years.
  public init?(julianDayText text: String) {
    // A million years have 365242500 days, so the bound excludes no supported date.
    guard let day = DecimalText.number(text, places: 15), abs(day) < 400_000_000 * Self.place
    else { return nil }
    self.init(
      nanoseconds: Self.rounded((day - Self.julianEpoch) * Int128(CivilTime.day), by: Self.place))
  }

  private init?(nanoseconds count: Int128) {
    let second = Int128(CivilTime.second)
    let seconds = Self.floor(count, by: second)
    guard let whole = Int(exactly: seconds),
      let local = CivilTime(seconds: whole, nanoseconds: Int(count - seconds * second))
    else { return nil }
    self.init(local, offset: 0)
  }

  private static let place: Int128 = 1_000_000_000_000_000
  /// The Julian day of 1970-01-01T00:00:00Z is 2440587.5.
  private static let julianEpoch = 24_405_875 * place / 10

  private static func floor(_ a: Int128, by b: Int128) -> Int128 {
    a >= 0 ? a / b : -((-a + b - 1) / b)
  }

  private static func rounded(_ a: Int128, by b: Int128) -> Int128 { floor(2 * a + b, by: 2 * b) }
}

extension ExactLiteral {
  /// An integer of any size.
  fileprivate init(_ value: Int128) {
    let magnitude = value.magnitude
    self.init(
      isNegative: value < 0,
      coefficient: UInt64(exactly: magnitude).map { .word($0) }
        ?? .digits(Array(String(magnitude).utf8)))
  }
}
