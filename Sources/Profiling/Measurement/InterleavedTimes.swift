public import NumericCore

/// Nanoseconds of one pass of each of several pieces of work, sampled in turns: what slows the machine for a
/// while slows all alike.
public struct InterleavedTimes {
  /// The samples of each, in the order in which they were taken.
  public private(set) var times: [[Double]]
  private let plan: MeasurementPlan
  /// The passes of one sample of each; 0 until they are found.
  private var passes: [Int]
  private var spent: [Int]
  private var turns = 0

  /// Will measure so many pieces of work.
  public init(count: Int, plan: MeasurementPlan) {
    self.plan = plan
    times = [[Double]](repeating: [], count: count)
    passes = [Int](repeating: 0, count: count)
    spent = passes
  }

  /// Takes all samples of the plan at once.
  public init(_ works: [RepeatedWork], plan: MeasurementPlan) throws(ComputationFailure) {
    self.init(count: works.count, plan: plan)
    try sample(works, turns: max(plan.samples, MeasurementPlan.leastSamples))
  }

  /// Takes so many samples more of each, every other turn backwards, so that none always follows the same
  /// one. Before the first, each is repeated until a sample is long enough, which warms it up.
  public mutating func sample(_ works: [RepeatedWork], turns: Int) throws(ComputationFailure) {
    for index in works.indices where passes[index] == 0 {
      passes[index] = try Self.passes(of: works[index], plan)
    }
    for _ in 0..<turns {
      for place in works.indices {
        let index = self.turns % 2 == 0 ? place : works.count - 1 - place
        if isSpent(index) { continue }
        let count = passes[index]
        let time = try Stopwatch.nanoseconds { () throws(ComputationFailure) in
          try works[index](count)
        }
        spent[index] += time
        times[index].append(Double(time) / Double(count))
      }
      self.turns += 1
    }
  }

  /// Whether a piece of work has had all the time that the plan grants it.
  public func isSpent(_ index: Int) -> Bool {
    spent[index] > plan.mostTime && times[index].count >= MeasurementPlan.leastSamples
  }

  /// The middle of the ratios of one to another, taken turn by turn in the quicker half of the turns. In the
  /// others something else held the machine up, which does not slow everything by the same factor.
  public func ratio(of index: Int, to base: Int) -> Double {
    let count = min(times[index].count, times[base].count)
    let slowness = slowness
    let turns = (0..<count).sorted { slowness[$0] < slowness[$1] }.prefix((count + 1) / 2)
    return Timing(
      turns.map { times[index][$0] / max(times[base][$0], .leastNormalMagnitude) }
    ).median
  }

  /// How long each turn took: the middle of the samples taken in it, each in terms of its own median.
  private var slowness: [Double] {
    let medians = times.map { $0.isEmpty ? 1 : max(Timing($0).median, .leastNormalMagnitude) }
    return (0..<turns).map { turn in
      let samples = times.indices.compactMap { index in
        turn < times[index].count ? times[index][turn] / medians[index] : nil
      }
      return samples.isEmpty ? .infinity : Timing(samples).median
    }
  }

  /// Passes that take at least as long as a sample should, found by doubling.
  private static func passes(
    of work: RepeatedWork, _ plan: MeasurementPlan
  ) throws(ComputationFailure) -> Int {
    var passes = 1
    while true {
      let time = try Stopwatch.nanoseconds { () throws(ComputationFailure) in try work(passes) }
      if time >= plan.sampleTime || passes > 1 << 40 { return passes }
      passes *= 2
    }
  }
}
