import NumericCore

/// The most recently solved equations, so that another solution, more digits of a rate, or the
/// reason why there is none need not be computed again.
enum SolvedEquations {
  private struct Entry: Sendable {
    var flows: [BigRational]
    var limits: Limits
    var places: Result<[RatePlace], ComputationFailure>
  }

  private static let capacity = 4
  private static let recent = Locked<[Entry]>([])

  /// The rates at which flows have no present value, in the order of their distance from 0.
  static func places(
    _ flows: [BigRational], _ limits: Limits
  ) throws(ComputationFailure) -> [RatePlace] {
    let known = recent.withLock { entries in
      entries.first { $0.limits == limits && $0.flows == flows }?.places
    }
    if let known { return try known.get() }
    let places = solve(flows, limits)
    recent.withLock { entries in
      if entries.count == capacity { entries.removeFirst() }
      entries.append(Entry(flows: flows, limits: limits, places: places))
    }
    return try places.get()
  }

  private static func solve(
    _ flows: [BigRational], _ limits: Limits
  ) -> Result<[RatePlace], ComputationFailure> {
    do throws(ComputationFailure) {
      return .success(try RatePlace.sorted(try RateEquation(flows, limits).places()))
    } catch {
      return .failure(error)
    }
  }
}
