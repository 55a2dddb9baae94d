public import NumericCore

/// How long and how often to measure.
public struct MeasurementPlan: Hashable, Sendable {
  /// Samples of each contender.
  public var samples: Int
  /// Least nanoseconds of one sample: passes are repeated until they take so long.
  public var sampleTime: Int
  /// After so many nanoseconds a contender gets no more samples than three.
  public var mostTime: Int

  /// A plan of its own.
  public init(samples: Int = 15, sampleTime: Int = 2_000_000, mostTime: Int = 5_000_000_000) {
    (self.samples, self.sampleTime, self.mostTime) = (samples, sampleTime, mostTime)
  }

  /// Samples below which no median is formed.
  public static let leastSamples = 3
}

/// Work that can be repeated: so many passes, each over all inputs.
public typealias RepeatedWork = (_ passes: Int) throws(ComputationFailure) -> Void

/// Nanoseconds of one pass of each of several pieces of work.
public struct InterleavedTimes {
  /// The samples of each, in the order in which they were taken.
  public let times: [[Double]]

  /// Measures all of them in turns, so that what slows the machine for a while slows all alike; every other
  /// round goes backwards, so that none always follows the same one. Before that, each is repeated until a
  /// sample is long enough, which warms it up.
  public init(_ works: [RepeatedWork], plan: MeasurementPlan) throws(ComputationFailure) {
    var passes: [Int] = []
    for work in works { passes.append(try Self.passes(of: work, plan)) }
    var times = [[Double]](repeating: [], count: works.count)
    var spent = [Int](repeating: 0, count: works.count)
    for round in 0..<max(plan.samples, MeasurementPlan.leastSamples) {
      for place in works.indices {
        let index = round % 2 == 0 ? place : works.count - 1 - place
        if spent[index] > plan.mostTime, round >= MeasurementPlan.leastSamples { continue }
        let count = passes[index]
        let time = try Stopwatch.nanoseconds { () throws(ComputationFailure) in
          try works[index](count)
        }
        spent[index] += time
        times[index].append(Double(time) / Double(count))
      }
    }
    self.times = times
  }

  /// The middle of the ratios of one to another, taken round by round.
  public func ratio(of index: Int, to base: Int) -> Double {
    Timing(zip(times[index], times[base]).map { $0 / max($1, .leastNormalMagnitude) }).median
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
