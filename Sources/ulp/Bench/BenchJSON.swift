import Arithmetic
import Profiling

/// Writes a run as JSON and reads it back.
///
/// Times are nanoseconds of one evaluation.
enum BenchJSON {
  static let schema = "ulp-bench-1"

  static func value(of run: BenchmarkRun) -> JSONValue {
    .object([
      ("schema", .string(schema)), ("machine", .string(run.machine)),
      ("harness_nanoseconds", JSONValue(run.overhead)),
      ("workloads", .list(run.tables.map(object))),
    ])
  }

  static func object(_ table: BenchmarkTable) -> JSONValue {
    .object([
      ("name", .string(table.name)), ("summary", .string(table.summary)),
      ("operations", JSONValue(table.operations)), ("inputs", JSONValue(table.evaluations)),
      ("results", .list(table.rows.map { object($0, table) })),
    ])
  }

  private static func object(_ row: BenchmarkRow, _ table: BenchmarkTable) -> JSONValue {
    let name = (name: "backend", value: JSONValue(row.competitor))
    let figures: BenchmarkRow.Figures
    switch row.outcome {
    case .failure(let failure):
      return .object([name, ("error", .string(failure))])
    case .figures(let found): figures = found
    }
    let time = figures.time
    return .object([
      name, ("nanoseconds", JSONValue(time.median)),
      ("quartiles", .list([JSONValue(time.low), JSONValue(time.high)])),
      ("samples", JSONValue(time.samples)),
      ("nanoseconds_per_operation", JSONValue(time.median / Double(max(1, table.operations)))),
      ("evaluations_per_second", JSONValue(figures.throughput)),
      ("ratio", JSONValue(figures.ratio)),
      ("allocations", JSONValue(figures.allocations)),
      ("peak_bytes", JSONValue(figures.peakBytes)),
      ("correct_digits", JSONValue(figures.accuracy.leastDigits)),
      ("median_digits", JSONValue(figures.accuracy.medianDigits)),
      ("bits_of_error", JSONValue(figures.accuracy.mostBits)), ("pareto", JSONValue(row.isOnFront)),
    ])
  }
}

// MARK: - Reading

extension BenchJSON {
  /// The run that a file contains; nil if the JSON is not a run.
  static func run(_ json: JSONValue) -> BenchmarkRun? {
    guard json["schema"] == .string(schema), let machine = json["machine"]?.text,
      let overhead = json["harness_nanoseconds"]?.figure,
      case .list(let workloads)? = json["workloads"]
    else { return nil }
    let tables = workloads.compactMap(table)
    guard tables.count == workloads.count, Set(tables.map(\.name)).count == tables.count else {
      return nil
    }
    return BenchmarkRun(machine: machine, overhead: overhead, tables: tables)
  }

  static func table(_ json: JSONValue) -> BenchmarkTable? {
    guard let name = json["name"]?.text, let summary = json["summary"]?.text,
      let operations = json["operations"]?.figure, let inputs = json["inputs"]?.figure,
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
      return BenchmarkRow(name, .failure(reason))
    }
    guard let median = json["nanoseconds"]?.figure, median > 0,
      case .list(let quartiles)? = json["quartiles"], quartiles.count == 2,
      let low = quartiles[0].figure, let high = quartiles[1].figure, 0...median ~= low,
      high >= median, let samples = json["samples"]?.figure, samples >= 1,
      let ratio = json["ratio"]?.figure, ratio > 0,
      let digits = json["correct_digits"]?.figure, let middle = json["median_digits"]?.figure,
      let bits = json["bits_of_error"]?.figure
    else { return nil }
    return BenchmarkRow(
      name,
      .figures(
        BenchmarkRow.Figures(
          time: Timing(median: median, low: low, high: high, samples: Int(samples)), ratio: ratio,
          allocations: json["allocations"]?.figure,
          peakBytes: json["peak_bytes"]?.figure.map { Int($0) },
          accuracy: ResultAccuracy(leastDigits: digits, medianDigits: middle, mostBits: bits))))
  }
}

extension JSONValue {
  /// The string without characters that could disturb a terminal.
  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text.printable
  }

  /// A finite number that can be a count.
  fileprivate var figure: Double? {
    guard case .number(let text) = self, let x = Double(text), x.magnitude < 0x1p62 else {
      return nil
    }
    return x
  }
}
