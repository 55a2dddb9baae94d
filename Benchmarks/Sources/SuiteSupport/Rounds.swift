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
    for round in 1..<max(1, count) {
      next = 0
      _ = try deeper(round, body)
    }
    next = 0
    return try body()
  }

  /// Calls `body` so many steps further down the stack, whose place is a matter of chance too: over all rounds
  /// it covers the page size after which addresses are taken for the same until they are compared in full.
  private func deeper<Result>(_ steps: Int, _ body: () throws -> Result) rethrows -> Result {
    guard steps > 0 else { return try body() }
    return try withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { bytes in
      hold(bytes)
      return try deeper(steps - 1, body)
    }
  }

  /// Keeps memory that nobody uses from being optimized away.
  @inline(never)
  private func hold(_ bytes: UnsafeMutableRawBufferPointer) {}

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
