import NumericCore

/// A unit in which calendars count.
public enum DurationUnit: String, CaseIterable, Sendable {
  case second, minute, hour, day, week, month, quarter, year, decade, century

  enum Kind { case months, days, seconds }

  /// What it is a multiple of.
  var kind: Kind {
    switch self {
    case .second, .minute, .hour: .seconds
    case .day, .week: .days
    case .month, .quarter, .year, .decade, .century: .months
    }
  }

  /// How many of them.
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

  /// `centuries`.
  public var plural: String { self == .century ? "centuries" : rawValue + "s" }

  /// Reads a name or its abbreviation, in singular or plural.
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

  /// Reads a name, or says what is wrong with it.
  init(reading name: String) throws(TextError) {
    guard let unit = DurationUnit(name) else {
      throw TextError(.date, "'\(name)' is no unit of time", suggestion: Self.nearest(to: name))
    }
    self = unit
  }

  /// The name that a wrong one begins like.
  static func nearest(to word: String) -> String? {
    let start = word.lowercased().prefix(3)
    guard start.count == 3 else { return nil }
    return allCases.first { $0.rawValue.hasPrefix(start) }?.plural
  }
}
