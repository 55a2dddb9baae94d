/// Comparisons that are made several times over, in rounds: what a machine does for a second or two, and where
/// operands happen to lie in memory, differs from round to round and averages out. In processes of their own
/// (``inProcesses()``) rounds differ in where everything else lies, too.
public final class Rounds {
  /// How each comparison is sampled.
  public let plan: SamplingPlan
  /// How many rounds there are.
  public let count: Int
  /// What one comparison found in each round: the time of the baseline and the ratio to it.
  public typealias Comparison = [(baseline: Double, ratio: Double)]

  private(set) var results: [Comparison] = []
  private var next = 0
  private let isMeasuring: Bool

  /// Rounds of comparisons of a plan.
  public init(_ plan: SamplingPlan, count: Int) {
    self.plan = plan
    self.count = count
    isMeasuring = true
  }

  /// Rounds that were made before, for the same comparisons in the same order.
  init(_ plan: SamplingPlan, made results: [Comparison]) {
    self.plan = plan
    self.results = results
    count = results.first?.count ?? 0
    isMeasuring = false
  }

  /// For numbers to keep.
  public static var full: Rounds { Rounds(.turns, count: 15) }
  /// Only shows that everything runs.
  public static var quick: Rounds { Rounds(.quick, count: 1) }

  /// Calls `body`, which makes the same comparisons in the same order each time, once for each round. What the
  /// last call returns is made of all of them.
  public func repeated<Result>(_ body: () throws -> Result) rethrows -> Result {
    for _ in 1..<(isMeasuring ? max(1, count) : 1) {
      next = 0
      _ = try body()
    }
    next = 0
    return try body()
  }

  /// The time of the baseline and the ratio to it in all rounds so far, each the mean without the least and the
  /// greatest tenth. Where memory makes some rounds fast and others slow, a median jumps from one to the other: of
  /// two runs of 48 rounds some ratio differed by 6.7 % with medians, by 4.7 % with means of the middle half, by
  /// 4.5 % with means of all and by 4.3 % with these.
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
