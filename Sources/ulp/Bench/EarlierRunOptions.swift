import ArgumentParser
import NumericCore
import Profiling

/// Options for comparison with saved runs.
struct EarlierRunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare with an earlier run, pair by pair, and exit with status 1 where something is worse.",
      valueName: "file"),
    completion: .file())
  var against: String?

  @Option(
    help: ArgumentHelp(
      "How much longer a time may be before that is worse. (default: 10)", valueName: "percent"))
  var threshold: Double?

  @Option(
    help:
      "What --against compares: time, or ratio, to the first competitor of each workload. (default: time)"
  )
  var by: RunComparison.Measure?

  @Option(
    help: ArgumentHelp("Report an earlier run instead of measuring.", valueName: "file"),
    completion: .file())
  var load: String?

  func validate() throws {
    if let threshold, !(threshold >= 0 && threshold.isFinite) {
      throw ValidationError("--threshold is at least 0 percent, not \(threshold)")
    }
    let given = [("--threshold", threshold != nil), ("--by", by != nil)]
    if against == nil, let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) is about --against, which is missing")
    }
  }

  /// The threshold as a fraction of the time.
  var share: Double { (threshold ?? 10) / 100 }

  /// The run in a file written by `--json`.
  static func run(_ path: String, limits: Limits) throws -> BenchmarkRun {
    var limits = limits
    // Ten thousand rows take a few megabytes.
    limits.length = max(limits.length, 1 << 26)
    let path = CommandWords.joined([path])
    let content = try FileContent.read(path, limits: limits)
    var reason = "it is not a run of 'ulp bench --json'"
    do throws(TextError) {
      let json = try JSONValue(line: content[...])
      if let run = BenchJSON.run(json) { return run }
    } catch {
      reason = "\(error.message), at byte \(error.offset)"
    }
    let name = path == "-" ? "the input" : "'\(path)'"
    try StandardError.fail("cannot read \(name): \(reason)")
  }
}

extension RunComparison.Measure: OptionWord {}
