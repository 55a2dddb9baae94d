import ArgumentParser
import NumericCore

/// What a job will cost, as `--estimate` prints it before the job runs.
struct JobEstimate {
  /// What is counted, as points or bytes.
  let unit: String
  /// The size of the job, and how much of it was measured.
  let count: Int
  let measured: Int
  /// The seconds from the start to the end.
  let seconds: Double
  /// The share by which they may be wrong.
  let error: Double
  let threads: Int
  /// The bytes of memory of all processes of the job; nil where the system does not tell.
  let memory: Int?
  /// The bytes of a table, or of answers; nil for a report.
  let output: Double?

  /// The seconds of all processors.
  private var processorSeconds: Double { seconds * Double(threads) }

  var text: String {
    var lines = [
      "processor time  \(Self.time(processorSeconds)) ± \(Self.figure(100 * error)) %, \(Self.time(seconds)) with \(threads) \(threads == 1 ? "thread" : "threads")"
    ]
    if let memory { lines.append("memory          \(Self.size(Double(memory)))") }
    if let output { lines.append("output          \(Self.size(output))") }
    let share = Self.figure(100 * Double(measured) / Double(max(1, count)))
    lines.append("measured        \(share) % of \(count) \(unit)")
    return lines.joined(separator: "\n")
  }

  var json: JSONValue {
    .object([
      ("schema", "ulp-estimate-1"), ("unit", .string(unit)), ("count", JSONValue(count)),
      ("measured", JSONValue(measured)), ("processor_seconds", JSONValue(processorSeconds)),
      ("error", JSONValue(error)), ("threads", JSONValue(threads)),
      ("seconds", JSONValue(seconds)), ("memory_bytes", JSONValue(memory)),
      ("output_bytes", JSONValue(output.map { $0.rounded() })),
    ])
  }

  /// Prints the estimate in the place of the job, and ends the command.
  func publish(json isJSON: Bool) throws -> Never {
    StandardOutput.write(line: isJSON ? json.line : text)
    throw ExitCode.success
  }

  private static func time(_ seconds: Double) -> String {
    if seconds < 120 { return "\(figure(seconds)) s" }
    if seconds < 7200 { return "\(figure(seconds / 60)) min" }
    return "\(figure(seconds / 3600)) h"
  }

  private static func size(_ bytes: Double) -> String {
    for (unit, size) in [("GB", 1e9), ("MB", 1e6), ("kB", 1e3)] where bytes >= size {
      return "\(figure(bytes / size)) \(unit)"
    }
    return "\(figure(bytes)) bytes"
  }

  private static func figure(_ x: Double) -> String {
    DoubleBackend.completed.digits(of: x, radix: 10, .significant(3)).text(
      as: NumberFormat(style: .auto, digits: 3))
  }
}
