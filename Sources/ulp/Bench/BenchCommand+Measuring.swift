import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Profiling

extension BenchCommand {
  /// Measures a run on this machine, and samples of the time that the harness adds.
  func measured(_ plan: MeasurementPlan) throws -> (run: BenchmarkRun, harness: [Double]) {
    let works = try workloads()
    try requireReleaseBuild()
    let benchmark = Benchmark(plan: plan, limits: limits)
    let progress = ProgressBar(total: benchmark.steps(of: works.count))
    let tables = benchmark.tables(of: works) { progress.add(1) }
    progress.clear()
    let most = tables.map(\.evaluations).max() ?? 1
    let harness = benchmark.overhead(evaluations: most)
    let run = BenchmarkRun(
      machine: Machine.name, overhead: Timing(harness).median, tables: tables)
    return (run, harness)
  }

  /// The workloads to measure, with their competitors.
  func workloads() throws -> [(workload: any Workload, competitors: [Competitor])] {
    if !expressions.isEmpty { return try expressionWorkloads().map { ($0.1, options.all) } }
    let names = workload.isEmpty ? WorkloadList.groups : workload
    var result: [(workload: any Workload, competitors: [Competitor])] = []
    for name in names {
      for choice in WorkloadList.selection(name) ?? [] {
        result.append((try prepared(choice), competitors(for: choice)))
      }
    }
    return result
  }

  private func prepared(_ choice: WorkloadList.Choice) throws -> any Workload {
    switch choice {
    case .text(let workload): return workload
    case .constant(let workload): return workload
    case .standard(let workload):
      let prepared = try reporting(Array(workload.name.utf8)) { () throws(ComputationFailure) in
        try workload.prepared(limits: limits)
      }
      if let prepared { return prepared }
      // EX_SOFTWARE in sysexits.h.
      try StandardError.fail(
        "the true result of '\(workload.name)' is not what mathematics says; please report this",
        status: 70)
    }
  }

  /// Constants are measured with many digits; for other workloads a sweep of precisions suffices.
  private func competitors(for choice: WorkloadList.Choice) -> [Competitor] {
    guard case .constant = choice, options.competitors.isEmpty, options.sweep == nil else {
      return options.all
    }
    return [100, 1000, 10_000, 100_000].flatMap { digits in
      [
        Competitor.format(.bigFloat(.digits(digits, guardBits: 0))), .exact(digits: digits),
      ]
    }
  }

  func requireReleaseBuild() throws {
    guard Benchmark.isDebugBuild else { return }
    try StandardError.fail(
      "this is a debug build, whose times say nothing; build with 'swift build -c release'")
  }

  /// The expressions as workloads, all with the same points.
  private func expressionWorkloads() throws -> [(CompiledExpression, ProgramWorkload)] {
    let names = over.map(\.name)
    let calculator = try makeCalculator(variables: names)
    let ranges = try over.map { over in
      let ends = try ends(of: over, calculator)
      return try range(over.name, from: ends.lower, to: ends.upper, .double, .floats)
    }
    let points = SampleRange.points(names.isEmpty ? 1 : inputs ?? 16, from: ranges, seed: seed ?? 0)
    return try expressions.map { word in
      let text = CommandWords.joined([word])
      let source = Array(text.utf8)
      let compiled = try compile(source, calculator)
      switch compiled.shape {
      case .number, .complex, .polar, .list, .complexes, .polynomial, .factored, .matrix,
        .complexMatrix, .matrices,
        .quantity, .quantities, .mixed, .factors, .divisors:
        break
      case .duration, .truth, .condition, .date, .dates, .text:
        try fail(CalculatorError(.arguments, "only numbers and lists can be measured", nil), source)
      }
      let used = compiled.inputs.map(\.name)
      if let unused = names.first(where: { !used.contains($0) }) {
        try fail(
          CalculatorError(
            .arguments, "the expression has no variable '\(unused)', which --over gives", nil),
          source)
      }
      let workload = try reporting(source) { () throws(ComputationFailure) in
        try ProgramWorkload(
          compiled, source: text, variables: names, points: points,
          fixed: calculator.namedInputs(of: compiled))
      }
      return (compiled, try measurable(workload, source))
    }
  }

  /// The workload without points that have no true result.
  ///
  /// If no point has one, a single point is kept to report the reason.
  private func measurable(_ workload: ProgramWorkload, _ source: [UInt8]) throws -> ProgramWorkload
  {
    guard workload.evaluations > 1 else { return workload }
    let restricted = try reporting(source) { () throws(ComputationFailure) in
      try workload.restrictedToTruth(limits: limits)
    }
    let count = workload.evaluations - restricted.evaluations
    if count == 0 { return workload }
    if restricted.evaluations == 0 {
      try fail(
        CalculatorError(.domain, "none of the \(count) points has a true result", nil), source)
    }
    StandardError.write(
      "note: \(workload.name): \(count) of \(workload.evaluations) points have no true result and are left out\n"
    )
    return restricted
  }

  /// Prints the costs of the operations of the expression.
  func printProfile() throws {
    let (compiled, workload) = try expressionWorkloads()[0]
    try requireReleaseBuild()
    let source = Array(workload.name.utf8)
    let competitors =
      options.competitors.isEmpty && options.sweep == nil
      ? Self.profiled : options.all
    let profiles = try competitors.map { competitor in
      try reporting(source) { () throws(ComputationFailure) in
        try workload.profile(of: competitor, plan: options.plan, limits: limits)
      }
    }
    let counts = try reporting(source) { () throws(ComputationFailure) in
      try workload.operationCounts()
    }
    let report = ProfileReport(
      source: source, compiled: compiled, profiles: profiles, counts: counts,
      evaluations: workload.evaluations)
    StandardOutput.write(line: folded ? report.folded : json ? report.json.line : report.text)
  }

  /// The competitors of a profile, whose columns fit beside each other.
  private static let profiled: [Competitor] = [
    .format(.double), .format(.bigFloat(.bits(64))), .format(.bigFloat(.bits(1024))),
    .exact(digits: 50),
  ]
}
