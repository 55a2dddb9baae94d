/// The comparison of a run with an earlier one, pair by pair.
public struct RunComparison: Sendable {
  /// The measure of time that is compared.
  public enum Measure: String, CaseIterable, Sendable {
    /// Nanoseconds; both runs must be from the same machine.
    case time
    /// The ratio to the first competitor of the same workload, which cancels what slows the whole
    /// machine.
    case ratio
  }

  /// One competitor in one workload, in both runs.
  public struct Pair: Sendable {
    /// The name of the workload.
    public var workload: String
    /// The name of the competitor.
    public var competitor: String
    /// The new value divided by the old one; 1 is no change.
    public var change: Double
    /// Whether the change exceeds the threshold and the scatter of the times.
    public var isSlower: Bool
    /// The old and new number of allocations of an evaluation, if it has increased.
    public var moreAllocations: (old: Double, new: Double)?
    /// The old and new number of correct digits of the worst result, if it has decreased.
    public var fewerDigits: (old: Double, new: Double)?

    /// Whether anything has become worse.
    public var isWorse: Bool { isSlower || moreAllocations != nil || fewerDigits != nil }
  }

  /// The pairs that both runs have measured.
  public let pairs: [Pair]
  /// The pairs that the earlier run has measured and this one could not, with the reason.
  public let failed: [(workload: String, competitor: String, failure: String)]
  /// The pairs of the earlier run that this one does not contain, as `workload: competitor`.
  public let missing: [String]

  /// Compares two runs.
  ///
  /// A time is worse if it is longer by more than the threshold, as a fraction of the old one, and
  /// the ranges between the quartiles are disjoint. Numbers of allocations are reproducible, so
  /// that one more is worse. Digits are worse if more than 0.01 of a digit is lost.
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
