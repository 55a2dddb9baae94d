public import BigNumbers
import NumericCore

/// Measures competitors in a workload: first that their results are as right as can be, then what they cost.
public struct Benchmark: Sendable {
  /// How long and how often.
  public var plan: MeasurementPlan
  /// How far exact evaluation goes.
  public var limits: ExactLimits

  /// A benchmark of its own.
  public init(plan: MeasurementPlan = MeasurementPlan(), limits: ExactLimits = ExactLimits()) {
    self.plan = plan
    self.limits = limits
  }

  /// Whether this module was compiled without optimization: its times say nothing.
  public static var isDebugBuild: Bool { _isDebugAssertConfiguration() }

  /// Steps of which `tables` reports each: one of preparation and one for each portion of samples.
  public func steps(of count: Int) -> Int { count * (1 + plan.portions.count) }

  /// One table for each workload, its competitors sampled in turns.
  ///
  /// The samples are spread over the whole run, a few of each table at a time: a machine that changes its speed
  /// from one second to the next is met in many of its moods, and medians forget the rare ones.
  public func tables(
    of works: [(workload: any Workload, competitors: [Competitor])], step: () -> Void = {}
  ) -> [BenchmarkTable] {
    var tables: [TableInProgress] = []
    for (workload, competitors) in works {
      tables.append(TableInProgress(workload, competitors, self))
      step()
    }
    for turns in plan.portions {
      for index in tables.indices {
        tables[index].sample(turns)
        step()
      }
    }
    return tables.map(\.table)
  }

  /// The table of one workload.
  public func table(of workload: some Workload, _ competitors: [Competitor]) -> BenchmarkTable {
    tables(of: [(workload, competitors)])[0]
  }
}

extension Benchmark {
  /// Nanoseconds that the harness adds to an evaluation: the same loops over the same count of inputs around
  /// work that does nothing.
  public func overhead(evaluations: Int) -> Double {
    let work: RepeatedWork = { passes throws(ComputationFailure) in
      for _ in 0..<passes {
        for index in 0..<evaluations { blackHole(index) }
      }
    }
    guard let times = try? InterleavedTimes([work], plan: plan) else { return 0 }
    return Timing(times.times[0]).median / Double(evaluations)
  }
}
