import Arithmetic
import Profiling

/// A run as JSON, and the same read back. Times are nanoseconds of one evaluation.
enum BenchJSON {
  static let schema = "ulp-bench-1"

  static func text(_ run: BenchmarkRun) -> String {
    JSONText.object([
      ("schema", JSONText.quoted(schema)), ("machine", JSONText.quoted(run.machine)),
      ("harness_nanoseconds", "\(run.overhead)"),
      ("workloads", JSONText.list(run.tables.map(object))),
    ])
  }

  private static func object(_ table: BenchmarkTable) -> String {
    JSONText.object([
      ("name", JSONText.quoted(table.name)), ("summary", JSONText.quoted(table.summary)),
      ("operations", "\(table.operations)"), ("inputs", "\(table.evaluations)"),
      ("results", JSONText.list(table.rows.map { object($0, table) })),
    ])
  }

  private static func object(_ row: BenchmarkRow, _ table: BenchmarkTable) -> String {
    let name = ("backend", JSONText.quoted(row.competitor))
    let figures: BenchmarkRow.Figures
    switch row.outcome {
    case .failure(let failure):
      return JSONText.object([name, ("error", JSONText.quoted(failure.reason))])
    case .success(let found): figures = found
    }
    let time = figures.time
    return JSONText.object([
      name, ("nanoseconds", "\(time.median)"),
      ("quartiles", JSONText.list(["\(time.low)", "\(time.high)"])),
      ("samples", "\(time.samples)"),
      ("nanoseconds_per_operation", "\(time.median / Double(max(1, table.operations)))"),
      ("evaluations_per_second", "\(figures.throughput)"), ("ratio", "\(figures.ratio)"),
      ("allocations", figures.allocations.map { "\($0)" } ?? "null"),
      ("peak_bytes", figures.peakBytes.map { "\($0)" } ?? "null"),
      ("correct_digits", "\(figures.accuracy.leastDigits)"),
      ("median_digits", "\(figures.accuracy.medianDigits)"),
      ("bits_of_error", "\(figures.accuracy.mostBits)"), ("pareto", "\(row.isOnFront)"),
    ])
  }
}

// MARK: - Reading

extension BenchJSON {
  /// The run that a file holds; nil where it is none of ours.
  static func run(_ json: JSONValue) -> BenchmarkRun? {
    guard json["schema"] == .string(schema), let machine = json["machine"]?.text,
      let overhead = json["harness_nanoseconds"]?.double,
      case .list(let workloads)? = json["workloads"]
    else { return nil }
    let tables = workloads.compactMap(table)
    guard tables.count == workloads.count, Set(tables.map(\.name)).count == tables.count else {
      return nil
    }
    return BenchmarkRun(machine: machine, overhead: overhead, tables: tables)
  }

  private static func table(_ json: JSONValue) -> BenchmarkTable? {
    guard let name = json["name"]?.text, let summary = json["summary"]?.text,
      let operations = json["operations"]?.double, let inputs = json["inputs"]?.double,
      case .list(let results)? = json["results"]
    else { return nil }
    let rows = results.compactMap(row)
    guard rows.count == results.count else { return nil }
    return BenchmarkTable(
      name: name, summary: summary, operations: Int(operations), evaluations: Int(inputs),
      rows: rows)
  }

  private static func row(_ json: JSONValue) -> BenchmarkRow? {
    guard let name = json["backend"]?.text else { return nil }
    if let reason = json["error"]?.text {
      return BenchmarkRow(name, .failure(BenchmarkFailure(reason)))
    }
    guard let median = json["nanoseconds"]?.double, median > 0,
      case .list(let quartiles)? = json["quartiles"], quartiles.count == 2,
      let low = quartiles[0].double, let high = quartiles[1].double, 0...median ~= low,
      high >= median, let samples = json["samples"]?.double, samples >= 1,
      let ratio = json["ratio"]?.double, ratio > 0,
      let digits = json["correct_digits"]?.double, let middle = json["median_digits"]?.double,
      let bits = json["bits_of_error"]?.double
    else { return nil }
    return BenchmarkRow(
      name,
      .success(
        BenchmarkRow.Figures(
          time: Timing(median: median, low: low, high: high, samples: Int(samples)), ratio: ratio,
          allocations: json["allocations"]?.double,
          peakBytes: json["peak_bytes"]?.double.map { Int($0) },
          accuracy: ResultAccuracy(leastDigits: digits, medianDigits: middle, mostBits: bits))))
  }
}

extension JSONValue {
  /// The characters of a string that a terminal may be shown.
  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text.printable
  }

  /// A finite number that fits where a count does.
  fileprivate var double: Double? {
    guard case .number(let text) = self, let x = Double(text), x.magnitude < 0x1p62 else {
      return nil
    }
    return x
  }
}
