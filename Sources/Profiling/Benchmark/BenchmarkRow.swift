/// The figures of one competitor in one workload.
public struct BenchmarkRow: Sendable {
  /// The measured figures.
  public struct Figures: Hashable, Sendable {
    /// Nanoseconds of one evaluation.
    public var time: Timing
    /// The median of the ratios of that time to the time of the first competitor, taken turn by
    /// turn in the faster half of the turns.
    public var ratio: Double
    /// Blocks that one evaluation allocates, on average over the inputs; nil if allocations are not
    /// counted.
    public var allocations: Double?
    /// The largest number of bytes held during the work, beyond those held before; nil if
    /// allocations are not counted.
    public var peakBytes: Int?
    /// The accuracy of the results.
    public var accuracy: ResultAccuracy

    /// Creates figures from their values.
    public init(
      time: Timing, ratio: Double, allocations: Double?, peakBytes: Int?, accuracy: ResultAccuracy
    ) {
      (self.time, self.ratio, self.accuracy) = (time, ratio, accuracy)
      (self.allocations, self.peakBytes) = (allocations, peakBytes)
    }

    /// Evaluations per second.
    public var throughput: Double { 1e9 / time.median }
  }

  /// The outcome of a measurement.
  public enum Outcome: Sendable {
    /// The figures.
    case figures(Figures)
    /// Why there are none, in one sentence.
    case failure(String)
  }

  /// The name of the competitor.
  public var competitor: String
  /// The figures, or why there are none.
  public var outcome: Outcome
  /// Nanoseconds of one evaluation in each turn, nil where there was no sample; nil if they are not known.
  public var turns: [Double?]?
  /// Whether the row is on the Pareto front: some digits are right, and no other competitor is at
  /// least as fast and at least as accurate, and better in one of the two.
  public var isOnFront = false

  /// Creates a row.
  public init(_ competitor: String, _ outcome: Outcome) {
    self.competitor = competitor
    self.outcome = outcome
  }

  /// The figures; nil if the competitor failed.
  public var figures: Figures? {
    if case .figures(let figures) = outcome { figures } else { nil }
  }
}

/// All competitors in one workload.
public struct BenchmarkTable: Sendable {
  /// The workload.
  public var name: String
  /// A description of the workload.
  public var summary: String
  /// The number of operations of one evaluation.
  public var operations: Int
  /// The number of inputs.
  public var evaluations: Int
  /// One row for each competitor.
  public var rows: [BenchmarkRow]

  /// Creates a table and marks the rows on the front.
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
    rows.compactMap { row in
      // `row.figures.map` at this place ends the optimizer of Swift 6.3.1.
      guard case .figures(let figures) = row.outcome else { return nil }
      return (row.competitor, figures, row.isOnFront)
    }
  }

  /// Pareto's condition: no other row is at least as good in both respects and better in one.
  ///
  /// A competitor without a correct digit is not on the front, however fast it is.
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
