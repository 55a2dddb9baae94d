/// A run held against an earlier one, pair by pair.
public struct RunComparison: Sendable {
  /// What is compared of the times.
  public enum Measure: String, CaseIterable, Sendable {
    /// Nanoseconds: both runs on the same machine.
    case time
    /// The ratio to the first competitor of the same workload: what slows the whole machine does not count.
    case ratio
  }

  /// One competitor in one workload, in both runs.
  public struct Pair: Sendable {
    /// The name of the workload.
    public var workload: String
    /// The name of the competitor.
    public var competitor: String
    /// What was compared, new over old; 1 is no change.
    public var change: Double
    /// Whether the change is beyond the threshold; times must differ by more than their scatter, too.
    public var isSlower: Bool
    /// Allocations of an evaluation, old and new, where there are more.
    public var moreAllocations: (old: Double, new: Double)?
    /// Correct digits of the worst result, old and new, where there are fewer.
    public var fewerDigits: (old: Double, new: Double)?

    /// Whether anything has become worse.
    public var isWorse: Bool { isSlower || moreAllocations != nil || fewerDigits != nil }
  }

  /// What both runs have measured.
  public let pairs: [Pair]
  /// What the earlier run has measured and this one could not, and why.
  public let failed: [(workload: String, competitor: String, failure: String)]
  /// What the earlier run has and this one has not, as `workload: competitor`.
  public let missing: [String]

  /// Compares. A time is worse when it is longer by more than the threshold, a part of the old one, and the
  /// quartiles of the samples are apart; counts of allocations repeat, so that one more is worse; digits are
  /// fewer when more than a hundredth of one is gone.
  public init(
    _ run: BenchmarkRun, against old: BenchmarkRun, threshold: Double, by measure: Measure
  ) {
    let rows = Self.index(run)
    var pairs: [Pair] = []
    var failed: [(workload: String, competitor: String, failure: String)] = []
    var missing: [String] = []
    for table in old.tables {
      for (competitor, before, _) in table.measured {
        switch rows[Key(workload: table.name, competitor: competitor)]?.outcome {
        case .figures(let after):
          pairs.append(Pair(table.name, competitor, before, after, threshold, measure))
        case .failure(let failure): failed.append((table.name, competitor, failure))
        case nil: missing.append("\(table.name): \(competitor)")
        }
      }
    }
    (self.pairs, self.failed, self.missing) = (pairs, failed, missing)
  }

  /// Whether anything is worse than it was.
  public var isWorse: Bool { !failed.isEmpty || pairs.contains(where: \.isWorse) }

  private struct Key: Hashable {
    var workload: String
    var competitor: String
  }

  private static func index(_ run: BenchmarkRun) -> [Key: BenchmarkRow] {
    var found: [Key: BenchmarkRow] = [:]
    for table in run.tables {
      for row in table.rows { found[Key(workload: table.name, competitor: row.competitor)] = row }
    }
    return found
  }
}

extension RunComparison.Pair {
  fileprivate init(
    _ workload: String, _ competitor: String, _ old: BenchmarkRow.Figures,
    _ new: BenchmarkRow.Figures, _ threshold: Double, _ measure: RunComparison.Measure
  ) {
    (self.workload, self.competitor) = (workload, competitor)
    switch measure {
    case .time:
      change = new.time.median / old.time.median
      isSlower = change > 1 + threshold && new.time.low > old.time.high
    case .ratio:
      change = new.ratio / old.ratio
      isSlower = change > 1 + threshold
    }
    if let before = old.allocations, let after = new.allocations, after > before + 1e-9 {
      moreAllocations = (before, after)
    }
    let (before, after) = (old.accuracy.leastDigits, new.accuracy.leastDigits)
    if after < before - 0.01 { fewerDigits = (before, after) }
  }
}
