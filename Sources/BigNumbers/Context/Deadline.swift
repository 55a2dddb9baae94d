import NumericCore

/// The moment at which an evaluation gives up.
///
/// The time is counted from the first check, so that short evaluations never read the clock. A
/// cancelled task has no time left.
struct Deadline: Sendable {
  private let limits: Limits
  private var start: ContinuousClock.Instant?

  init(_ limits: Limits) { self.limits = limits }

  mutating func check() throws(ComputationFailure) {
    if isOver() { throw .limit(LimitExceeded(limit: .time, allowed: limits.time)) }
  }

  /// Whether the time is over; the first check starts the clock.
  mutating func isOver() -> Bool {
    if Task.isCancelled { return true }
    guard let start else {
      start = .now
      return false
    }
    return start.duration(to: .now) > .seconds(limits.time)
  }
}
