import Conversion

extension DateDifference {
  /// All figures of the difference as fields of JSON.
  func fields(_ from: WrittenMoment, _ to: WrittenMoment) -> JSONFields {
    let (years, months) = yearsAndMonths
    let (hours, minutes, seconds) = clock
    var totals = DurationUnit.allCases.map {
      (name: $0.plural, value: JSONValue(digits: "\(total(in: $0))"))
    }
    totals[0].value = .number(secondsText)
    return [
      ("from", .string(from.text)), ("to", .string(to.text)),
      ("years", JSONValue(years)), ("months", JSONValue(months)), ("days", JSONValue(days)),
      ("hours", JSONValue(hours)), ("minutes", JSONValue(minutes)), ("seconds", .number(seconds)),
      ("total", .object(totals)),
    ]
  }
}
