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
      passes[index] = try PassTime(works[index], atLeast: plan.sampleTime).passes
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

  /// The samples by turns; one that was spent has none in the last ones.
  var sampled: SampledTurns {
    SampledTurns(times: times.map { $0 + [Double?](repeating: nil, count: turns - $0.count) })
  }

  /// The median of the ratios of one time to another, taken turn by turn in the faster half of the
  /// turns.
  public func ratio(of index: Int, to base: Int) -> Double { sampled.ratio(of: index, to: base) }
}
