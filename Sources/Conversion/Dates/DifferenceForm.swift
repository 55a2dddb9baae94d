/// The units into which a difference of dates is split.
public enum DifferenceForm: String, CaseIterable, Sendable {
  /// Years, months and days; weeks and days; months and days.
  case ymd, wd, md
}

extension DateDifference {
  /// The difference as in `0y 1m 1d`, with the time after the last whole day unless it is zero.
  public func text(_ form: DifferenceForm) -> String {
    let (years, months) = yearsAndMonths
    switch form {
    case .ymd: return "\(years)y \(months)m \(days)d" + restText
    case .md: return "\(self.months)m \(days)d" + restText
    case .wd: return "\(totalDays / 7)w \(totalDays % 7)d" + restText
    }
  }

  /// The remaining time as in ` 2h 3min 4.5s`.
  private var restText: String {
    if rest == 0 { return "" }
    let (hours, minutes, seconds) = clock
    return " \(hours)h \(minutes)min \(seconds)s"
  }
}
