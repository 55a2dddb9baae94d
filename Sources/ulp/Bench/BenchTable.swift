import Profiling

/// The cells of a benchmark table for people.
enum BenchTable {
  static let columns = [
    "", "time", "±", "per operation", "a second", "ratio", "allocations", "bytes", "digits",
    "middle",
  ]

  /// The cells of a competitor with figures; a star before its name marks the Pareto front.
  static func cells(_ row: BenchmarkRow, _ table: BenchmarkTable) -> [String] {
    guard let figures = row.figures else { return [row.competitor] }
    let operations = Double(max(1, table.operations))
    return [
      (row.isOnFront ? "* " : "  ") + row.competitor,
      BenchFigures.time(figures.time.median), BenchFigures.percent(figures.time.spread),
      BenchFigures.time(figures.time.median / operations),
      BenchFigures.count(figures.throughput), BenchFigures.figure(figures.ratio, digits: 3),
      figures.allocations.map { BenchFigures.figure($0, digits: 3) } ?? "–",
      figures.peakBytes.map { BenchFigures.count(Double($0)) } ?? "–",
      BenchFigures.digits(figures.accuracy.leastDigits),
      BenchFigures.digits(figures.accuracy.medianDigits),
    ]
  }
}
