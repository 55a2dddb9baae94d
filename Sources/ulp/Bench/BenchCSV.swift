import Profiling

/// A run as comma-separated values (RFC 4180) with a header line.
enum BenchCSV {
  private static let names = [
    "workload", "backend", "operations", "inputs", "nanoseconds", "first_quartile",
    "third_quartile", "nanoseconds_per_operation", "evaluations_per_second", "ratio",
    "allocations", "peak_bytes", "correct_digits", "median_digits", "bits_of_error", "pareto",
    "error",
  ]

  static func text(_ run: BenchmarkRun) -> String {
    var lines = [names.joined(separator: ",")]
    for table in run.tables { lines += table.rows.map { line($0, table) } }
    return lines.joined(separator: "\n")
  }

  private static func line(_ row: BenchmarkRow, _ table: BenchmarkTable) -> String {
    let head = [
      CSVText.field(table.name), CSVText.field(row.competitor), "\(table.operations)",
      "\(table.evaluations)",
    ]
    let cells: [String]
    switch row.outcome {
    case .figures(let figures):
      let time = figures.time
      cells =
        [time.median, time.low, time.high, time.median / Double(max(1, table.operations))].map {
          "\($0)"
        } + [
          "\(figures.throughput)", "\(figures.ratio)", figures.allocations.map { "\($0)" } ?? "",
          figures.peakBytes.map { "\($0)" } ?? "", "\(figures.accuracy.leastDigits)",
          "\(figures.accuracy.medianDigits)", "\(figures.accuracy.mostBits)",
          "\(row.isOnFront)", "",
        ]
    case .failure(let failure):
      cells =
        [String](repeating: "", count: names.count - head.count - 1) + [CSVText.field(failure)]
    }
    return (head + cells).joined(separator: ",")
  }
}
