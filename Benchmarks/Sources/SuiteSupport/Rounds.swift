/// Comparisons that are repeated in several rounds.
///
/// Temporary states of the machine and the addresses of operands differ between rounds and average
/// out. If rounds run in separate processes (``inProcesses()``), all other addresses differ as
/// well.
public final class Rounds {
  /// The sampling of each comparison.
  public let plan: SamplingPlan
  /// The number of rounds.
  public let count: Int
  /// The result of one comparison in each round: the time of the baseline, and the ratio to it.
  public typealias Comparison = [(baseline: Double, ratio: Double)]

  private(set) var results: [Comparison] = []
  private var next = 0
  private let isMeasuring: Bool

  /// Creates rounds with a plan.
  public init(_ plan: SamplingPlan, count: Int) {
    self.plan = plan
    self.count = count
    isMeasuring = true
  }

  /// Creates rounds with earlier results for the same comparisons in the same order.
  init(_ plan: SamplingPlan, made results: [Comparison]) {
    self.plan = plan
    self.results = results
    count = results.first?.count ?? 0
    isMeasuring = false
  }

  /// A plan for results that are kept.
  public static var full: Rounds { Rounds(.turns, count: 15) }
  /// A plan that only shows that everything runs.
  public static var quick: Rounds { Rounds(.quick, count: 1) }

  /// Calls `body`, which must make the same comparisons in the same order, once for each round.
  ///
  /// The result of the last call is computed from all rounds.
  public func repeated<Result>(_ body: () throws -> Result) rethrows -> Result {
    for _ in 1..<(isMeasuring ? max(1, count) : 1) {
      next = 0
      _ = try body()
    }
    next = 0
    return try body()
  }

  /// The time of the baseline and the ratio to it in all rounds so far, each the mean without the
  /// lowest and the highest tenth.
  ///
  /// If the addresses make some rounds fast and others slow, a median jumps between the two. In two
  /// runs of 48 rounds the largest difference of a ratio was 6.7 % with medians, 4.7 % with means
  /// of the middle half, 4.5 % with means of all rounds, and 4.3 % with these means.
  public func compare(
    passes: Int, _ baseline: () throws -> Void, _ form: () throws -> Void
  ) rethrows -> (baseline: Double, ratio: Double) {
    if isMeasuring {
      let result = try plan.compareInTurns(passes: passes, baseline, form)
      if next == results.count { results.append([]) }
      results[next].append(result)
    } else if next == results.count {
      stop("the rounds made \(results.count) comparisons, and more are asked for")
    }
    defer { next += 1 }
    return (
      trimmedMean(results[next].map(\.baseline)), trimmedMean(results[next].map(\.ratio))
    )
  }
}
