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

  /// All competitors in turns. One that cannot do the work has a row that says why; without a true result
  /// all have.
  public func table(of workload: some Workload, _ competitors: [Competitor]) -> BenchmarkTable {
    if let failure = failureOfTruth(workload) {
      return BenchmarkTable(
        name: workload.name, summary: workload.summary, operations: workload.operations,
        evaluations: workload.evaluations,
        rows: competitors.map { BenchmarkRow($0.name, .failure(failure)) })
    }
    var rows: [BenchmarkRow] = []
    var prepared: [(row: Int, entry: Entry)] = []
    for competitor in competitors {
      do throws(ComputationFailure) {
        guard let entry = try entry(competitor, workload) else { continue }
        prepared.append((rows.count, entry))
        rows.append(BenchmarkRow(competitor.name, .failure(BenchmarkFailure("not measured"))))
      } catch {
        rows.append(BenchmarkRow(competitor.name, .failure(BenchmarkFailure("\(error)"))))
      }
    }
    do throws(ComputationFailure) {
      let times = try InterleavedTimes(prepared.map(\.entry.contender.work), plan: plan)
      let count = Double(workload.evaluations)
      for (index, (row, entry)) in prepared.enumerated() {
        let figures = BenchmarkRow.Figures(
          time: Timing(times.times[index].map { $0 / count }),
          ratio: times.ratio(of: index, to: 0),
          allocations: entry.allocations.map { Double($0.allocations) / count },
          peakBytes: entry.allocations?.peakBytes, accuracy: entry.accuracy)
        rows[row].outcome = .success(figures)
      }
    } catch {
      for (row, _) in prepared { rows[row].outcome = .failure(BenchmarkFailure("\(error)")) }
    }
    return BenchmarkTable(
      name: workload.name, summary: workload.summary, operations: workload.operations,
      evaluations: workload.evaluations, rows: rows)
  }

  /// Why there is nothing to hold results against; nil where there is.
  private func failureOfTruth(_ workload: some Workload) -> BenchmarkFailure? {
    for (index, truths) in workload.truths.enumerated() {
      for truth in truths {
        do throws(ComputationFailure) {
          _ = try truth.enclosure(.bits(64), limits: limits)
        } catch {
          let place = workload.evaluations == 1 ? "" : " for input \(index + 1)"
          return BenchmarkFailure("there is no true result\(place): \(error)")
        }
      }
    }
    return nil
  }

  /// A competitor whose results are known.
  private struct Entry {
    let contender: Contender
    let accuracy: ResultAccuracy
    let allocations: AllocationCount?
  }

  private func entry(
    _ competitor: Competitor, _ workload: some Workload
  ) throws(ComputationFailure) -> Entry? {
    guard let contender = try workload.contender(competitor, limits: limits) else { return nil }
    let accuracy = try ResultAccuracy(
      of: try contender.results(), truths: workload.truths, in: competitor.format, limits)
    // That was the first pass, which fills caches and registers.
    let allocations = try AllocationCount.of { () throws(ComputationFailure) in
      try contender.work(1)
    }
    return Entry(contender: contender, accuracy: accuracy, allocations: allocations)
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
