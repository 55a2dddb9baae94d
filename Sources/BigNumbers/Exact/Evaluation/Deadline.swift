import NumericCore

/// The moment at which an evaluation gives up.
struct Deadline: Sendable {
  private let limits: Limits
  private let start = ContinuousClock.now

  init(_ limits: Limits) { self.limits = limits }

  func check() throws(ComputationFailure) {
    if start.duration(to: .now) > .seconds(limits.time) {
      throw .limit(LimitExceeded(limit: .time, allowed: limits.time))
    }
  }
}
