import Accuracy
import ArgumentParser
import Profiling

extension BenchCommand {
  /// The run that parts have measured together; nil in a run of its own. A part that measures is printed, and ends the command.
  func partialRun() throws -> BenchmarkRun? {
    guard let part = options.part else { return nil }
    guard let merged = try MergedParts.current(of: job, FailureReporter(json: json)) else {
      let (run, harness) = try measured(planOfPart)
      let result = try PartialResult(
        job: job, libraries: [run.machine], count: options.samples,
        done: part.range(of: options.samples),
        found: BenchJSON.found(run.tables, harness: harness))
      StandardOutput.write(line: result.json.line)
      throw ExitCode.success
    }
    let reporter = FailureReporter(json: json)
    var harness: [Double] = []
    var parts: [[BenchmarkTable]] = []
    for part in merged.parts {
      guard let found = BenchJSON.found(part.found, turns: part.covered.count) else {
        try MergedParts.refuse(reporter)
      }
      harness += found.harness
      parts.append(found.tables)
    }
    let tables = (parts.first ?? []).indices.compactMap { place in
      BenchmarkTable(merging: parts.compactMap { place < $0.count ? $0[place] : nil })
    }
    guard !tables.isEmpty, !harness.isEmpty, parts.allSatisfy({ $0.count == tables.count }) else {
      try MergedParts.refuse(reporter)
    }
    try merged.keep(BenchJSON.found(tables, harness: harness))
    let machines = Set(merged.parts.flatMap(\.machines)).sorted()
    return BenchmarkRun(
      machine: machines.joined(separator: "; "), overhead: Timing(harness).median, tables: tables)
  }

  /// What tells this job from others.
  private var job: JSONFields {
    func list(_ words: [String]) -> JSONValue { .list(words.map { .string($0) }) }
    return [
      ("expressions", list(expressions.map { CommandWords.joined([$0]) })),
      ("workloads", list(workload)), ("competitors", list(options.all.map(\.name))),
      ("over", list(over.map { "\($0.name)=\($0.lower):\($0.upper)" })),
      ("let", list(variables.assignments)), ("angle", JSONValue(variables.givenAngle?.rawValue)),
      ("inputs", JSONValue(inputs)), ("seed", JSONValue(seed)),
      ("samples", JSONValue(options.samples)), ("sample_time", JSONValue(options.sampleTime)),
    ]
  }

  /// Fails if a part would have too few samples, or prints what only a whole run has.
  func validatePart() throws {
    guard let part = options.part else { return }
    let given = [
      ("--csv", csv), ("--html", page.isWanted), ("--plot", plot != nil), ("--list", list),
      ("--against", earlier.against != nil), ("--load", earlier.load != nil),
      ("--profile", profile), ("--folded", folded),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("--part prints samples of a run; \(name) has none")
    }
    let count = part.range(of: options.samples).count
    if count < MeasurementPlan.leastSamples {
      throw ValidationError(
        "--part has \(count) of \(options.samples) samples, and needs \(MeasurementPlan.leastSamples)"
      )
    }
  }
}

extension PartialResult {
  /// The machines that have measured, which stand where other jobs have libraries.
  fileprivate var machines: [String] {
    (JSONValue.object(origin)["libraries"]?.items ?? []).compactMap {
      if case .string(let name) = $0 { name.printable } else { nil }
    }
  }
}
