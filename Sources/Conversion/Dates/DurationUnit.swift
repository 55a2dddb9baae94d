import NumericCore

/// A unit of durations in a calendar.
public enum DurationUnit: String, CaseIterable, Sendable {
  case second, minute, hour, day, week, month, quarter, year, decade, century

  enum Kind { case months, days, seconds }

  /// The base unit of which it is a multiple.
  var kind: Kind {
    switch self {
    case .second, .minute, .hour: .seconds
    case .day, .week: .days
    case .month, .quarter, .year, .decade, .century: .months
    }
  }

  /// The number of base units in it.
  var size: Int {
    switch self {
    case .second, .day, .month: 1
    case .minute: 60
    case .hour: 3600
    case .week: 7
    case .quarter: 3
    case .year: 12
    case .decade: 120
    case .century: 1200
    }
  }

  /// The plural of the name, such as `centuries`.
  public var plural: String { self == .century ? "centuries" : rawValue + "s" }

  /// Reads a name or its abbreviation, singular or plural; nil for other texts.
  public init?(_ name: String) {
    let name = name.lowercased()
    let abbreviations: [String: DurationUnit] = [
      "s": .second, "sec": .second, "secs": .second, "min": .minute, "mins": .minute, "h": .hour,
      "hr": .hour, "hrs": .hour, "d": .day, "w": .week, "wk": .week, "wks": .week, "mo": .month,
      "mon": .month, "mos": .month, "q": .quarter, "y": .year, "yr": .year, "yrs": .year,
    ]
    guard
      let unit = abbreviations[name]
        ?? Self.allCases.first(where: { $0.rawValue == name || $0.plural == name })
    else { return nil }
    self = unit
  }

  /// Reads a name, or throws an error with a suggestion.
  init(reading name: String) throws(TextError) {
    guard let unit = DurationUnit(name) else {
      throw TextError(.date, "'\(name)' is not a unit of time", suggestion: Self.nearest(to: name))
    }
    self = unit
  }

  /// The known name that starts with the same letters.
  static func nearest(to word: String) -> String? {
    let start = word.lowercased().prefix(3)
    guard start.count == 3 else { return nil }
    return allCases.first { $0.rawValue.hasPrefix(start) }?.plural
  }
}
