internal import CMPFR
import NumericCore

/// The moment at which the computations of this thread give up.
///
/// It belongs to the thread, so that whatever a computation is made of ends at the same moment without being told: the outermost
/// ``within(_:_:)`` counts, and bodies are synchronous. The time starts with the first check, so that short computations never
/// read the clock. A cancelled task has no time left.
enum Deadline {
  /// Runs a closure, whose calls may take the time limit together.
  @inline(__always)
  static func within<Result, Failure: Error>(
    _ limits: Limits, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isOutermost = ulp_limit_time(max(1, limits.time)) != 0
    defer { if isOutermost { ulp_unlimit_time() } }
    return try body()
  }

  /// Throws if the time is over.
  static func check() throws(LimitExceeded) {
    if isOver() { throw LimitExceeded(limit: .time, allowed: allowed) }
  }

  /// The same as ``check()``, for computations that fail in other ways too.
  static func checkComputation() throws(ComputationFailure) {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in try check() }
  }

  /// Whether the time is over, or all of it and a fraction more; never where nothing limits it.
  static func isOver(by fraction: Double = 0) -> Bool {
    if Task.isCancelled { return true }
    return allowed > 0 && ulp_elapsed_seconds() > Double(allowed) * (1 + fraction)
  }

  /// Throws if one call, which may take so many seconds, may end after the time that is left, or
  /// after a time limit of its own where nothing limits the computations of the thread.
  static func admit(seconds: Double, _ limits: Limits) throws(LimitExceeded) {
    // Estimates for so little time are not worth a look at the clock.
    if seconds < 0.002 { return }
    let most = allowed > 0 ? allowed : limits.time
    let needed = seconds + (allowed > 0 ? ulp_elapsed_seconds() : 0)
    if Task.isCancelled || needed > Double(most) {
      throw LimitExceeded(
        limit: .time, allowed: most, requested: Int(min(needed.rounded(.up), 1e15)))
    }
  }

  private static var allowed: Int { ulp_limited_seconds() }
}
