import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import Charts
import NumericCore
import Profiling

struct BenchCommand: AsyncParsableCommand, ExactCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure what an expression costs in each number system, beside its certified error.",
    discussion: """
      Each argument is an expression; without one, the standard workloads are measured, or those named by \
      --workload. Before anything is timed, the results are held against the true ones: a table shows \
      throughput beside correct digits, and marks what nothing else is better than in both.

      time           processor time of one evaluation, literals converted beforehand; the median of \
      samples that are taken of all competitors in turns over the whole run, ± half the distance of the \
      quartiles
      ratio          to the first competitor, in the middle of the quicker half of the turns
      allocations    blocks of one evaluation, bytes the most that is held on the way
      digits         correct decimal digits of the worst result, then of the middle one
      """)

  @OptionGroup var options: BenchOptions

  @Option(
    help: ArgumentHelp(
      "A standard workload, or functions, or algorithms; repeatable. --list shows them.",
      valueName: "name"))
  var workload: [String] = []

  @Flag(help: "List the standard workloads.")
  var list = false

  @OptionGroup var variables: VariableOptions

  @Option(
    help: ArgumentHelp(
      "Draw a variable from a range of doubles; repeatable, as x=1e-10:1e10.",
      valueName: "name=lo:hi"))
  var over: [VariableRange] = []

  @Option(help: ArgumentHelp("Points to draw. (default: 16)", valueName: "n"))
  var inputs: Int?

  @Option(help: ArgumentHelp("Where drawing starts. (default: 0)", valueName: "n"))
  var seed: UInt64?

  @OptionGroup(title: "Earlier runs") var earlier: EarlierRunOptions

  @Flag(help: "Show what each operation of one expression costs.")
  var profile = false

  @Flag(help: "Print the profile as folded stacks, for flamegraph.pl.")
  var folded = false

  @Flag(help: "Print the run as JSON.")
  var json = false

  @Flag(help: "Print the run as comma-separated values.")
  var csv = false

  @OptionGroup var page: PageOptions

  @Option(
    help: ArgumentHelp(
      "Draw throughput over correct digits, by gnuplot; '-' is the terminal.",
      valueName: "file.svg|file.png"),
    completion: .file(extensions: ["svg", "png"]))
  var plot: String?

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "What to measure, for example: 'sqrt(x+1)-sqrt(x)' --over x=1:1e15")
  var expressions: [String] = []

  func run() async throws {
    if list { return StandardOutput.write(line: WorkloadList.text) }
    if profile || folded { return try printProfile() }
    if earlier.load == nil, MergedParts.current == nil { CountingProgram.takeOver() }
    if options.estimate { try await publishEstimate() }
    try page.check()
    // The earlier run is read before the measurement, so that an unreadable file is reported at
    // once.
    let old = try earlier.against.map { try EarlierRunOptions.run($0, limits: limits.sizes) }
    let run =
      try earlier.load.map { try EarlierRunOptions.run($0, limits: limits.sizes) } ?? partialRun()
      ?? measured(options.plan).run
    var answer =
      json ? BenchJSON.value(of: run).line : csv ? BenchCSV.text(run) : BenchText(run: run).text
    guard let old, let file = earlier.against else {
      try await publish(answer, run)
      return try requireFigures(run)
    }
    let measure = earlier.by ?? .time
    let comparison = RunComparison(run, against: old, threshold: earlier.share, by: measure)
    let lines = RunComparisonText(comparison: comparison, measure: measure, file: file).lines
    if json || csv {
      StandardError.write(lines.joined(separator: "\n") + "\n")
    } else {
      answer += "\n" + lines.joined(separator: "\n")
    }
    try await publish(answer, run)
    if comparison.pairs.isEmpty, comparison.failed.isEmpty {
      try StandardError.fail("the two runs have nothing in common")
    }
    if comparison.isWorse { throw ExitCode(1) }
  }

  /// Fails if a workload has no competitor with figures.
  private func requireFigures(_ run: BenchmarkRun) throws {
    let empty = run.tables.filter(\.measured.isEmpty)
    guard !empty.isEmpty else { return }
    for table in empty { StandardError.write("error: nothing was measured of '\(table.name)'\n") }
    throw ExitCode(1)
  }

  private func publish(_ answer: String, _ run: BenchmarkRun) async throws {
    try page.publish(answer) { BenchPage(run: run).html }
    guard let picture, !run.tables.allSatisfy(\.measured.isEmpty) else { return }
    try await Chart(run.tables).publish(as: picture)
  }

  /// The picture that was requested.
  private var picture: Picture? {
    guard let plot else { return nil }
    let path = CommandWords.joined([plot])
    return path == "-" ? .standardOutput : Picture(path: path)
  }
}

extension BenchCommand {
  func validate() throws {
    if json, csv { throw ValidationError("--json and --csv are two forms of the same; choose one") }
    if let plot, picture == nil {
      throw ValidationError("--plot draws .svg and .png, not '\(plot)'")
    }
    if case .terminal? = picture, json || csv {
      throw ValidationError("--plot - draws where --json and --csv print; give it a file")
    }
    if !expressions.isEmpty, !workload.isEmpty {
      throw ValidationError("expressions and --workload are measured in runs of their own")
    }
    if let name = workload.first(where: { WorkloadList.selection($0) == nil }) {
      throw ValidationError(
        "there is no workload '\(name)'; \(WorkloadList.suggestion(for: name))--list shows them all"
      )
    }
    if profile || folded { try validateProfile() }
    try validateEstimate()
    try validatePart()
    if expressions.contains(where: { CommandWords.joined([$0]).isEmpty }) {
      throw ValidationError("an expression is empty")
    }
    if let inputs, !(1...100_000).contains(inputs) {
      throw ValidationError("--inputs is between 1 and 100000, not \(inputs)")
    }
    let drawing = [("--inputs", inputs != nil), ("--seed", seed != nil)]
    if over.isEmpty, earlier.load == nil, let (name, _) = drawing.first(where: \.1) {
      throw ValidationError("\(name) is about drawing points; give a range with --over x=LO:HI")
    }
    if !over.isEmpty, expressions.isEmpty {
      throw ValidationError("--over is about the variables of an expression, which is missing")
    }
    if let twice = over.map(\.name).first(where: { name in over.count { $0.name == name } > 1 }) {
      throw ValidationError("--over gives '\(twice)' two ranges")
    }
    let names = options.competitors.map(\.competitor.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ValidationError("-f gives '\(twice)' twice")
    }
    if let twice = expressions.first(where: { text in expressions.count { $0 == text } > 1 }) {
      throw ValidationError("the expression '\(CommandWords.joined([twice]))' is there twice")
    }
    if let twice = over.map(\.name).first(where: variables.names.contains) {
      throw ValidationError("'\(twice)' has a value from --let and a range from --over")
    }
    let measuring = [
      ("expressions", !expressions.isEmpty), ("--workload", !workload.isEmpty),
      ("-f", !options.competitors.isEmpty), ("--sweep", options.sweep != nil),
    ]
    if earlier.load != nil, let (name, _) = (measuring + drawing).first(where: \.1) {
      throw ValidationError("--load reports an earlier run; \(name) would be measured")
    }
  }

  private func validateProfile() throws {
    let name = folded ? "--folded" : "--profile"
    guard expressions.count == 1 else {
      throw ValidationError("\(name) looks into one expression, not \(expressions.count)")
    }
    if folded, json { throw ValidationError("--folded has a form of its own; leave out --json") }
    let others = [
      ("--csv", csv), ("--html", page.isWanted), ("--plot", plot != nil),
      ("--against", earlier.against != nil), ("--load", earlier.load != nil),
    ]
    if let (other, _) = others.first(where: \.1) {
      throw ValidationError("\(name) prints a profile; \(other) goes with a run")
    }
  }
}
