public import NumericCore

/// What `to` makes of a date besides the time of another zone.
public enum DateForm: String, CaseIterable, Sendable {
  case unix, weekday, isoweek, dayofyear, julian

  /// The form of a value.
  public func value(of date: DateTime, local: Zone?) throws(TextError) -> DateValue {
    let day = date.written.moment.local.date
    switch self {
    case .unix: return .number(try date.located(in: local).moment.unixTime)
    case .julian: return .number(try date.located(in: local).moment.julianDay)
    case .weekday: return .text(day.weekday.name)
    case .isoweek: return .text("\(day.isoWeek)")
    case .dayofyear: return .number(ExactRatio(ExactLiteral(day.dayOfYear), ExactLiteral(1)))
    }
  }
}
