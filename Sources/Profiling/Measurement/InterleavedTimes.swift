public import NumericCore

/// The times in nanoseconds of one pass of several pieces of work, sampled in turns, so that a
/// temporary slowdown of the machine affects all of them.
public struct InterleavedTimes {
  /// The samples of each piece of work, in the order in which they were taken.
  public private(set) var times: [[Double]]
  private let plan: MeasurementPlan
  /// The number of passes in a sample of each; 0 until it is determined.
  private var passes: [Int]
  private var spent: [Int]
  private var turns = 0

  /// Prepares the measurement of `count` pieces of work.
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

  /// Takes `turns` more samples of each piece of work.
  ///
  /// Every other turn runs backwards, so that a piece of work does not always follow the same one.
  /// Before the first sample each is repeated until a sample is long enough, which also warms it
  /// up.
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

  /// Whether a piece of work has used all the time that the plan permits.
  public func isSpent(_ index: Int) -> Bool {
    spent[index] > plan.mostTime && times[index].count >= MeasurementPlan.leastSamples
  }

  /// The median of the ratios of one time to another, taken turn by turn in the faster half of the
  /// turns.
  ///
  /// In the slower half something else occupied the machine, which does not slow all work by the
  /// same factor.
  public func ratio(of index: Int, to base: Int) -> Double {
    let count = min(times[index].count, times[base].count)
    let slowness = slowness
    let turns = (0..<count).sorted { slowness[$0] < slowness[$1] }.prefix((count + 1) / 2)
    return Timing(
      turns.map { times[index][$0] / max(times[base][$0], .leastNormalMagnitude) }
    ).median
  }

  /// The relative duration of each turn: the median of its samples, each divided by the median of
  /// its piece of work.
  private var slowness: [Double] {
    let medians = times.map { $0.isEmpty ? 1 : max(Timing($0).median, .leastNormalMagnitude) }
    return (0..<turns).map { turn in
      let samples = times.indices.compactMap { index in
        turn < times[index].count ? times[index][turn] / medians[index] : nil
      }
      return samples.isEmpty ? .infinity : Timing(samples).median
    }
  }

  /// The number of passes that take at least the time of a sample, found by doubling.
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
