public import BigNumbers
import NumericCore

/// Measures competitors in a workload: first the accuracy of their results, then their costs.
public struct Benchmark: Sendable {
  /// The duration and number of samples.
  public var plan: MeasurementPlan
  /// The limits of exact evaluation.
  public var limits: ExactLimits

  /// Creates a benchmark.
  public init(plan: MeasurementPlan = MeasurementPlan(), limits: ExactLimits = ExactLimits()) {
    self.plan = plan
    self.limits = limits
  }

  /// Whether this module was compiled without optimization, so that its times are meaningless.
  public static var isDebugBuild: Bool { _isDebugAssertConfiguration() }

  /// The number of steps whose completion `tables` reports: one for preparation and one for each
  /// portion of samples, for each of `count` tables.
  public func steps(of count: Int) -> Int { count * (1 + plan.portions.count) }

  /// One table for each workload, whose competitors are sampled in turns.
  ///
  /// The samples of each table are spread over the whole run, a few at a time. The speed of a
  /// machine can change from one second to the next; samples that are spread over the run see many
  /// of its states, and the median ignores the rare ones.
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
  /// Samples of the nanoseconds that the harness adds to an evaluation.
  ///
  /// They are measured with the same loops over the same number of inputs around work that does
  /// nothing.
  public func overhead(evaluations: Int) -> [Double] {
    guard let times = try? InterleavedTimes([Self.idle(evaluations)], plan: plan) else {
      return [0]
    }
    return times.times[0].map { $0 / Double(evaluations) }
  }

  /// Work that does nothing with a number of inputs.
  static func idle(_ evaluations: Int) -> RepeatedWork {
    { passes throws(ComputationFailure) in
      for _ in 0..<passes {
        for index in 0..<evaluations { blackHole(index) }
      }
    }
  }
}
