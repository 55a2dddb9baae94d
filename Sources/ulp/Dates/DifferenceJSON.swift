import Conversion

extension DateDifference {
  /// All there is to know, as fields of JSON.
  func fields(_ from: WrittenMoment, _ to: WrittenMoment) -> [(String, String)] {
    let (years, months) = yearsAndMonths
    let (hours, minutes, seconds) = clock
    var totals = DurationUnit.allCases.map { ($0.plural, "\(total(in: $0))") }
    totals[0].1 = secondsText
    return [
      ("from", JSONText.quoted(from.text)), ("to", JSONText.quoted(to.text)),
      ("years", "\(years)"), ("months", "\(months)"), ("days", "\(days)"),
      ("hours", "\(hours)"), ("minutes", "\(minutes)"), ("seconds", seconds),
      ("total", JSONText.object(totals)),
    ]
  }
}
