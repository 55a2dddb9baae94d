/// A whole run: tables, and where and how they were measured.
public struct BenchmarkRun: Sendable {
  /// The processor, as the system calls it.
  public var machine: String
  /// Nanoseconds that the harness adds to an evaluation.
  public var overhead: Double
  /// One table for each workload.
  public var tables: [BenchmarkTable]

  /// Takes what was measured.
  public init(machine: String, overhead: Double, tables: [BenchmarkTable]) {
    (self.machine, self.overhead, self.tables) = (machine, overhead, tables)
  }

  /// The harness's share of the shortest time that was measured; nil without any.
  public var greatestShareOfOverhead: Double? {
    let times = tables.flatMap(\.measured).map(\.figures.time.median)
    return times.min().map { overhead / $0 }
  }
}
