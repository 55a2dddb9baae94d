public import NumericCore

/// The result of a function of dates.
public enum DateValue: Hashable, Sendable {
  /// A text, such as the name of a day.
  case text(String)
  /// A date or time.
  case date(DateTime)
  /// A truth value.
  case truth(Bool)
  /// An exact number.
  case number(ExactRatio)
}

extension DateFunction {
  /// The value for one argument per parameter, nil for those omitted, and the assumptions that were
  /// made.
  ///
  /// - Throws: what is wrong with an argument, at its place in the source.
  public func value(
    of arguments: [DateArguments.Argument?], now: Moment?
  ) throws(TextError) -> (value: DateValue, notices: [String]) {
    var arguments = DateArguments(arguments, now: now)
    let value = try value(of: &arguments)
    return (value, arguments.notices)
  }

  private func value(of arguments: inout DateArguments) throws(TextError) -> DateValue {
    switch kind {
    case .difference: return try Self.difference(&arguments)
    case .sum:
      let zone = try arguments.zone(2)
      let start = try arguments.moment(0, in: zone)
      let sum = try arguments.reading(1) { text throws(TextError) in
        try start.adding(try CalendarDuration(text), in: zone)
      }
      return .date(DateTime(sum, in: zone))
    case .weekday: return .text(try arguments.day(0, zone: 1).weekday.name)
    case .isoWeek: return .text("\(try arguments.day(0, zone: 1).isoWeek)")
    case .dayOfYear: return .number(ExactRatio(try arguments.day(0, zone: 1).dayOfYear))
    case .leapYear:
      let zone = try arguments.zone(1)
      let now = arguments.now
      let date = try arguments.reading(0) { text throws(TextError) in
        try WrittenMoment(year: text, in: zone, now: now)
      }
      return .truth(CivilDate.isLeap(date.moment.local.date.year))
    case .businessDays:
      let (from, to) = (try arguments.day(0, zone: 2), try arguments.day(1, zone: 2))
      return .number(ExactRatio(BusinessDays().count(from: from, to: to)))
    case .conversion: return try Self.conversion(&arguments)
    case .unixTime:
      return .number(try arguments.moment(0, in: try arguments.zone(1) ?? .utc).moment.unixTime)
    case .julianDay:
      return .number(try arguments.moment(0, in: try arguments.zone(1) ?? .utc).moment.julianDay)
    }
  }

  private static func difference(
    _ arguments: inout DateArguments
  ) throws(TextError) -> DateValue {
    let zone = try arguments.zone(3)
    let written = (try arguments.moment(0, in: zone), try arguments.moment(1, in: zone))
    let from = try arguments.reading(0) { _ throws(TextError) in
      try written.0.onClock(of: written.1)
    }
    let to = try arguments.reading(1) { _ throws(TextError) in
      try written.1.onClock(of: written.0)
    }
    let difference = DateDifference(from: from, to: to, in: zone)
    if arguments.lacks(2) { return .number(ExactRatio(difference.total(in: .day))) }
    return try arguments.reading(2) { text throws(TextError) in
      if let form = DifferenceForm(rawValue: text) { return .text(difference.text(form)) }
      return .number(ExactRatio(difference.total(in: try DurationUnit(reading: text))))
    }
  }

  private static func conversion(
    _ arguments: inout DateArguments
  ) throws(TextError) -> DateValue {
    let start = try arguments.moment(0, in: try arguments.zone(1))
    let zone = try arguments.reading(2) { name throws(TextError) in try Zone(named: name) }
    let moved = try arguments.reading(0) { _ throws(TextError) in try start.moved(to: zone) }
    return .date(DateTime(moved, in: zone))
  }
}

extension ExactRatio {
  fileprivate init(_ number: Int) { self.init(ExactLiteral(number), ExactLiteral(1)) }
}
