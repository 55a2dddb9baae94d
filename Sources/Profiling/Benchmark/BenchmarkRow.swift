/// What one competitor did in one workload.
public struct BenchmarkRow: Sendable {
  /// What was found.
  public struct Figures: Hashable, Sendable {
    /// Nanoseconds of one evaluation.
    public var time: Timing
    /// The middle of the ratios of that time to the first competitor's, taken turn by turn in the quicker half
    /// of the turns.
    public var ratio: Double
    /// Blocks that one evaluation allocates, on average over the inputs; nil where nothing counts them.
    public var allocations: Double?
    /// The most bytes that are held on the way beyond those before; nil where nothing counts them.
    public var peakBytes: Int?
    /// How far the results are from the true ones.
    public var accuracy: ResultAccuracy

    /// Takes what was found before.
    public init(
      time: Timing, ratio: Double, allocations: Double?, peakBytes: Int?, accuracy: ResultAccuracy
    ) {
      (self.time, self.ratio, self.accuracy) = (time, ratio, accuracy)
      (self.allocations, self.peakBytes) = (allocations, peakBytes)
    }

    /// Evaluations that a second has room for.
    public var throughput: Double { 1e9 / time.median }
  }

  /// What came of it.
  public enum Outcome: Sendable {
    /// What was found.
    case figures(Figures)
    /// Why nothing was, in one sentence.
    case failure(String)
  }

  /// The name of the competitor.
  public var competitor: String
  /// What was found, or why nothing was.
  public var outcome: Outcome
  /// Whether some digits are right, and no other competitor is both at least as fast and at least as accurate, and
  /// better in one of the two.
  public var isOnFront = false

  /// A row as it was found.
  public init(_ competitor: String, _ outcome: Outcome) {
    self.competitor = competitor
    self.outcome = outcome
  }

  /// What was found; nil where the competitor failed.
  public var figures: Figures? {
    if case .figures(let figures) = outcome { figures } else { nil }
  }
}

/// All competitors in one workload.
public struct BenchmarkTable: Sendable {
  /// The workload.
  public var name: String
  /// What it is.
  public var summary: String
  /// Operations of one evaluation.
  public var operations: Int
  /// How many inputs there are.
  public var evaluations: Int
  /// One row for each competitor.
  public var rows: [BenchmarkRow]

  /// Takes rows and marks those on the front.
  public init(
    name: String, summary: String, operations: Int, evaluations: Int, rows: [BenchmarkRow]
  ) {
    (self.name, self.summary) = (name, summary)
    (self.operations, self.evaluations) = (operations, evaluations)
    self.rows = rows
    for index in rows.indices { self.rows[index].isOnFront = isOnFront(rows[index]) }
  }

  /// The rows with figures.
  public var measured: [(competitor: String, figures: BenchmarkRow.Figures, isOnFront: Bool)] {
    rows.compactMap { row in row.figures.map { (row.competitor, $0, row.isOnFront) } }
  }

  /// Pareto's condition: nobody is at least as good in both respects and better in one. Who has no digit
  /// right is no choice, however fast.
  private func isOnFront(_ row: BenchmarkRow) -> Bool {
    guard let own = row.figures, own.accuracy.leastDigits > 0 else { return false }
    return !rows.contains { other in
      guard let other = other.figures else { return false }
      let (time, digits) = (other.time.median, other.accuracy.leastDigits)
      let isAsGood = time <= own.time.median && digits >= own.accuracy.leastDigits
      return isAsGood && (time < own.time.median || digits > own.accuracy.leastDigits)
    }
  }
}
