import NumericCore

// The names that units of time have as units of the calendar.
extension Unit {
  /// The unit of the calendar that is as long: months, days and their multiples; nil for others.
  public var calendarUnit: DurationUnit? {
    guard dimension == Dimension(.time) else { return nil }
    return DurationUnit.allCases.first { unit in
      let base: Unit
      switch unit.kind {
      case .months: base = .named("julian_month")
      case .days: base = .named("day")
      case .seconds: return false
      }
      return (scale / base.scale) == UnitScale(ExactRatio(ExactLiteral(unit.size), ExactLiteral(1)))
    }
  }
}
