import Accuracy
import BigNumbers
import NumericCore

/// A table whose samples are taken in several portions.
struct TableInProgress {
  let workload: any Workload
  let limits: ExactLimits
  private var rows: [BenchmarkRow] = []
  /// The competitors that can do the work.
  private var entries: [Entry] = []
  private var times: InterleavedTimes
  /// Why measuring ended early.
  private var failure: ComputationFailure?

  /// The competitors whose results have been checked.
  var competitorsWithResults: [Competitor] { entries.map(\.competitor) }

  /// A competitor whose results have been checked.
  private struct Entry {
    let row: Int
    let competitor: Competitor
    let accuracy: ResultAccuracy
    let allocations: AllocationCount?
  }

  /// Determines the accuracy of the results of each competitor.
  ///
  /// A competitor that cannot do the work gets a row that says why; without true results, all of
  /// them do.
  init(_ workload: any Workload, _ competitors: [Competitor], _ benchmark: Benchmark) {
    self.workload = workload
    limits = benchmark.limits
    let truthless = Self.failureOfTruth(workload, limits)
    for competitor in competitors {
      let row = rows.count
      if let truthless {
        rows.append(BenchmarkRow(competitor.name, .failure(truthless)))
        continue
      }
      do throws(ComputationFailure) {
        guard let contender = try workload.contender(competitor, limits: limits) else { continue }
        let accuracy = try ResultAccuracy(
          of: try contender.results(), truths: workload.truths, in: competitor.format, limits)
        // This is the first pass, which also warms up caches and registers.
        let allocations = try AllocationCount.of { () throws(ComputationFailure) in
          try contender.work(1)
        }
        entries.append(
          Entry(row: row, competitor: competitor, accuracy: accuracy, allocations: allocations))
        rows.append(BenchmarkRow(competitor.name, .failure("not measured")))
      } catch {
        rows.append(BenchmarkRow(competitor.name, .failure("\(error)")))
      }
    }
    times = InterleavedTimes(count: entries.count, plan: benchmark.plan)
  }

  /// Takes a number of samples of each competitor.
  ///
  /// The competitors are prepared anew for each portion, because their speed also depends on the
  /// addresses of their numbers.
  mutating func sample(_ turns: Int) {
    guard failure == nil, !entries.indices.allSatisfy(times.isSpent) else { return }
    do throws(ComputationFailure) {
      var works: [RepeatedWork] = []
      for (index, entry) in entries.enumerated() {
        guard let contender = try workload.contender(entry.competitor, limits: limits) else {
          return
        }
        if !times.isSpent(index) { try contender.work(1) }
        works.append(contender.work)
      }
      try times.sample(works, turns: turns)
    } catch {
      failure = error
    }
  }

  /// The table of the samples so far.
  var table: BenchmarkTable {
    var rows = rows
    let count = Double(workload.evaluations)
    let sampled = times.sampled
    for (index, entry) in entries.enumerated() where !times.times[index].isEmpty {
      rows[entry.row].turns = sampled.times[index].map { time in time.map { $0 / count } }
      rows[entry.row].outcome = .figures(
        BenchmarkRow.Figures(
          time: Timing(times.times[index].map { $0 / count }),
          ratio: sampled.ratio(of: index, to: 0),
          allocations: entry.allocations.map { Double($0.allocations) / count },
          peakBytes: entry.allocations?.peakBytes, accuracy: entry.accuracy))
    }
    if let failure {
      for entry in entries {
        rows[entry.row] = BenchmarkRow(entry.competitor.name, .failure("\(failure)"))
      }
    }
    return BenchmarkTable(
      name: workload.name, summary: workload.summary, operations: workload.operations,
      evaluations: workload.evaluations, rows: rows)
  }

  /// Why there are no true results for comparison; nil if there are.
  private static func failureOfTruth(
    _ workload: any Workload, _ limits: ExactLimits
  ) -> String? {
    for (index, truths) in workload.truths.enumerated() {
      for truth in truths {
        do throws(ComputationFailure) {
          _ = try truth.enclosure(.bits(64), limits: limits)
        } catch {
          let place = workload.evaluations == 1 ? "" : " for input \(index + 1)"
          return "there is no true result\(place): \(error)"
        }
      }
    }
    return nil
  }
}
