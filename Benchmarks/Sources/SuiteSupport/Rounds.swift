/// Comparisons that are made several times over, in rounds: what a machine does for a second or two, and where
/// operands happen to lie in memory, differs from round to round and averages out.
public final class Rounds {
  /// How each comparison is sampled.
  public let plan: SamplingPlan
  /// How many rounds there are.
  public let count: Int
  private var results: [[(baseline: Double, ratio: Double)]] = []
  private var next = 0

  /// Rounds of comparisons of a plan.
  public init(_ plan: SamplingPlan, count: Int) {
    self.plan = plan
    self.count = count
  }

  /// For numbers to keep.
  public static var full: Rounds { Rounds(.turns, count: 15) }
  /// Only shows that everything runs.
  public static var quick: Rounds { Rounds(.quick, count: 1) }

  /// Calls `body`, which makes the same comparisons in the same order each time, once for each round. What the
  /// last call returns is made of all of them.
  public func repeated<Result>(_ body: () throws -> Result) rethrows -> Result {
    for _ in 1..<max(1, count) {
      next = 0
      _ = try body()
    }
    next = 0
    return try body()
  }

  /// The time of the baseline and the ratio to it in all rounds so far, each the mean of the middle half: where
  /// memory makes some rounds fast and others slow, a median would jump from one to the other.
  public func compare(
    passes: Int, _ baseline: () throws -> Void, _ form: () throws -> Void
  ) rethrows -> (baseline: Double, ratio: Double) {
    let result = try plan.compareInTurns(passes: passes, baseline, form)
    if next == results.count { results.append([]) }
    results[next].append(result)
    defer { next += 1 }
    return (midmean(results[next].map(\.baseline)), midmean(results[next].map(\.ratio)))
  }
}
