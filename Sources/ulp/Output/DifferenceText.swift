import Conversion

/// A difference of dates as text and as JSON.
struct DifferenceText {
  private let difference: DateDifference

  init(_ difference: DateDifference) { self.difference = difference }

  /// `0y 1m 1d`, with the time beyond the last day where there is any.
  func text(_ form: DifferenceForm) -> String {
    let (years, months) = difference.yearsAndMonths
    switch form {
    case .ymd: return "\(years)y \(months)m \(difference.days)d" + rest
    case .md: return "\(difference.months)m \(difference.days)d" + rest
    case .wd: return "\(difference.totalDays / 7)w \(difference.totalDays % 7)d" + rest
    }
  }

  /// ` 2h 3min 4.5s`.
  private var rest: String {
    if difference.rest == 0 { return "" }
    let (hours, minutes, seconds) = clock
    return " \(hours)h \(minutes)min \(seconds)s"
  }

  private var clock: (hours: Int, minutes: Int, seconds: String) {
    let seconds = difference.rest / CivilTime.second
    return (
      seconds / 3600, seconds / 60 % 60,
      Self.seconds(seconds % 60, difference.rest % CivilTime.second)
    )
  }

  /// Seconds and nanoseconds of one sign as a decimal.
  private static func seconds(_ seconds: Int, _ nanoseconds: Int) -> String {
    let isNegative = seconds < 0 || nanoseconds < 0
    var text = "\(isNegative ? "-" : "")\(seconds.magnitude)"
    if nanoseconds != 0 {
      var digits = String(nanoseconds.magnitude)
      digits = String(repeating: "0", count: 9 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// All there is to know.
  func json(_ from: WrittenMoment, _ to: WrittenMoment) -> String {
    let (years, months) = difference.yearsAndMonths
    let (hours, minutes, seconds) = clock
    var totals = DurationUnit.allCases.map { ($0.plural, "\(difference.total(in: $0))") }
    totals[0].1 = Self.seconds(difference.seconds, difference.nanoseconds)
    return JSONText.object([
      ("from", JSONText.quoted(from.text)), ("to", JSONText.quoted(to.text)),
      ("years", "\(years)"), ("months", "\(months)"), ("days", "\(difference.days)"),
      ("hours", "\(hours)"), ("minutes", "\(minutes)"), ("seconds", seconds),
      ("total", JSONText.object(totals)),
    ])
  }
}
