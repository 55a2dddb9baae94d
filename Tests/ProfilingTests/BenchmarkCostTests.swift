import Accuracy
import BigNumbers
import NumericCore
import Profiling
import Testing

/// Work whose passes take a time of the processor, and are counted.
private struct CountedPasses: Workload {
  final class Counter: @unchecked Sendable { var passes = 0 }

  let name = "counted"
  let summary = ""
  let operations = 1
  let evaluations = 1
  let truths: [[ExactReal]] = [[1]]
  /// The nanoseconds of a pass.
  let duration: Int
  let counter = Counter()

  func contender(
    _ competitor: Competitor, limits: ExactLimits
  ) throws(ComputationFailure) -> Contender? {
    if competitor != .format(.double) { throw .inapplicable("only doubles") }
    return Contender(
      work: { passes throws(ComputationFailure) in
        counter.passes += passes
        let end = Stopwatch.now() + passes * duration
        while Stopwatch.now() < end {}
      },
      results: { () throws(ComputationFailure) in [[.binary(1)]] })
  }
}

@Suite("costs of benchmarks") struct BenchmarkCostTests {
  /// The counts are those of the rules: samples double until they are long enough, and there are three of them at least.
  @Test(
    "as many passes are made as the plan and the time of a pass tell",
    arguments: [
      // 1 + 2 + 4 passes until 2.8 ms are enough, portions of 3 and 4 samples.
      (plan: MeasurementPlan(samples: 7), pass: 700_000, ofSample: 4, samples: 7, all: 37),
      // The fifth sample is beyond 22 ms, in the second portion.
      (MeasurementPlan(samples: 9, mostTime: 22_000_000), 5_000_000, 1, 5, 8),
      // The first sample is, and there are three.
      (MeasurementPlan(samples: 9, mostTime: 4_000_000), 5_000_000, 1, 3, 5),
    ])
  func passes(
    _ plan: MeasurementPlan, _ pass: Int, _ ofSample: Int, _ samples: Int, _ all: Int
  ) throws {
    let planned = plan.passes(ofPass: Double(pass))
    #expect((planned.ofSample, planned.samples, planned.all) == (ofSample, samples, all))
    let work = CountedPasses(duration: pass)
    let table = Benchmark(plan: plan).table(of: work, [.format(.double)])
    // One pass is made before, when results are held against the truth.
    #expect(work.counter.passes == 1 + all)
    #expect(table.rows[0].turns?.compactMap(\.self).count == samples)
  }

  @Test("a cost is that of all passes, of which one sample is taken") func cost() {
    let work = CountedPasses(duration: 700_000)
    let benchmark = Benchmark(plan: MeasurementPlan(samples: 1000))
    let cost = benchmark.cost(of: work, [.exact(digits: 9), .format(.double)])
    #expect(work.counter.passes == 1 + 7)
    // 1000 samples of four passes take the processor 2.8 s, and other programs can only make that longer.
    #expect(cost.seconds > 2.7 && cost.doubt > 0)
    #expect(benchmark.costOfOverhead(evaluations: 16).seconds > 1.9)
  }

  @Test("without true results nothing is measured") func failure() {
    let work = CountedPasses(duration: 1000)
    let cost = Benchmark().cost(of: work, [.exact(digits: 9)])
    #expect(work.counter.passes == 0 && cost.doubt == 0)
  }

  @Test("errors of costs that are independent add up by their squares") func sum() {
    let sum = BenchmarkCost(seconds: 5, doubt: 3) + BenchmarkCost(seconds: 7, doubt: 4)
    #expect(sum == BenchmarkCost(seconds: 12, doubt: 5))
  }
}
