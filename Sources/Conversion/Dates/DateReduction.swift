import NumericCore

/// A function of many dates that gives one of them, or one between them.
public enum DateReduction: String, CaseIterable, Sendable {
  case min, max, mean, median

  /// The value; nil without any date.
  ///
  /// Days of the calendar among themselves are apart by days, and other dates by the time that
  /// elapses. The mean is the first date and the mean of the distances from it, to the nanosecond.
  public func value(of dates: [DateTime], local: Zone?) throws(TextError) -> DateTime? {
    guard let first = dates.first else { return nil }
    var distances: [(place: Int, time: Int128)] = []
    for (place, date) in dates.enumerated() {
      distances.append((place, try date.distance(from: first, local: local)))
    }
    let times = distances.map(\.time)
    func mean(_ times: some Collection<Int128>) throws(TextError) -> DateTime {
      let (count, sum) = (Int128(times.count), times.reduce(0, +))
      let isOfDays = dates.allSatisfy { !$0.written.hasTime }
      let duration = try CalendarDuration(
        nanoseconds: (sum / count) + (sum % count * 2 / count), hasDays: isOfDays)
      return try first.adding(duration, local: local)
    }
    switch self {
    case .min: return distances.min { $0.time < $1.time }.map { dates[$0.place] }
    case .max:
      // Of equal ones the first, as of the smallest.
      return distances.max { ($0.time, $1.place) < ($1.time, $0.place) }.map { dates[$0.place] }
    case .mean: return try mean(times)
    case .median:
      let sorted = distances.sorted { $0.time < $1.time }
      let middle = sorted.count / 2
      if sorted.count % 2 == 1 { return dates[sorted[middle].place] }
      return try mean(sorted[(middle - 1)...middle].map(\.time))
    }
  }
}
