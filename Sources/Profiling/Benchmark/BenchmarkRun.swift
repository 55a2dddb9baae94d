/// A whole run: its tables, the machine, and the overhead of measuring.
public struct BenchmarkRun: Sendable {
  /// The name of the processor, as the system reports it.
  public var machine: String
  /// The nanoseconds that the harness adds to an evaluation.
  public var overhead: Double
  /// One table for each workload.
  public var tables: [BenchmarkTable]

  /// Creates a run.
  public init(machine: String, overhead: Double, tables: [BenchmarkTable]) {
    (self.machine, self.overhead, self.tables) = (machine, overhead, tables)
  }

  /// The ratio of the overhead to the shortest measured time; nil without measured times.
  public var greatestShareOfOverhead: Double? {
    let times = tables.flatMap(\.measured).map(\.figures.time.median)
    return times.min().map { overhead / $0 }
  }
}
