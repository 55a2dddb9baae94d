import Accuracy
import ArgumentParser
import Charts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ErrorMeasure: OptionWord {}

/// The window of a plot and its resolution.
struct WindowOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Where the variable starts, an expression.", valueName: "a"))
  var from: String

  @Option(help: ArgumentHelp("Where it ends, an expression.", valueName: "b"))
  var to: String

  @Option(
    help: ArgumentHelp(
      "The variable. (default: the name that has no value)", valueName: "name"))
  var variable: String?

  @Option(
    help: ArgumentHelp(
      "What the vertical axis shows, two expressions. (default: everything, or what most points need where there is a pole)",
      valueName: "lo:hi"))
  var yRange: String?

  @Flag(help: "A logarithmic axis of the variable.")
  var logX = false

  @Flag(help: "A logarithmic axis of the values.")
  var logY = false

  @Option(
    help: ArgumentHelp(
      "Steps of the variable, with more where the curve needs them (default: \(WindowOptions.standardSamples)); cells in a row of a phase portrait (default: 400, or as many as the terminal has).",
      valueName: "n"))
  var samples: Int?

  @Option(help: ArgumentHelp("Threads. (default: one for each processor)", valueName: "n"))
  var jobs: Int?

  private static let standardSamples = 800

  /// The largest number of samples; each has several points, which gnuplot draws one by one.
  private static let mostSamples = 1_000_000

  /// The number of steps between samples.
  var columns: Int { samples ?? Self.standardSamples }

  /// The number of threads.
  var threads: Int { jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The expressions of the ends of the vertical axis.
  var ends: (low: String, high: String)? {
    guard let yRange else { return nil }
    let parts = CommandWords.joined([yRange]).split(
      separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  func validate() throws {
    guard (1...Self.mostSamples).contains(columns) else {
      throw ValidationError("--samples is between 1 and \(Self.mostSamples), not \(columns)")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is between 1 and 1024, not \(jobs)")
    }
    if let yRange, ends == nil { throw ValidationError("--y-range is lo:hi, not '\(yRange)'") }
  }
}

/// The output of a plot.
struct PlotOutputOptions: ParsableArguments, FailureReporting {
  @Option(
    name: .letter(.output),
    help: ArgumentHelp(
      "Draw into a file, by its extension .svg or .png, instead of the terminal.",
      valueName: "file"),
    completion: .file(extensions: ["svg", "png"]))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write the numbers as a table; '-' is standard output, in place of a picture there.",
      valueName: "file"),
    completion: .file())
  var data: String?

  @Flag(help: "Print the numbers as JSON in place of a picture on the terminal.")
  var json = false

  private var path: String? { output.map { CommandWords.joined([$0]) } }

  /// The picture to draw; nil if numbers are written to standard output instead.
  var picture: Picture? {
    if let path { return Picture(path: path) }
    return json || table == "-" ? nil : .standardOutput
  }

  /// The path of the table.
  var table: String? { data.map { CommandWords.joined([$0]) } }

  func validate() throws {
    if let path, Picture(path: path) == nil {
      throw ValidationError("--output ends in .svg or .png, not '\(path)'")
    }
    if table?.isEmpty ?? false { throw ValidationError("--data needs the name of a file") }
    if json, table == "-" {
      throw ValidationError("--json and --data - both ask for standard output")
    }
  }

  /// Fails if a file could not be written, before long computations start.
  func check() throws {
    for file in [path, table == "-" ? nil : table] {
      guard let file = file.map(OutputFile.init(path:)) else { continue }
      if let reason = file.obstacle { try file.fail(reason) }
    }
  }

  /// Writes the table and draws the picture, as requested.
  func publish(_ report: PlotReport) async throws {
    let chart = report.chart
    if json { StandardOutput.write(json: report.json) }
    if let table { try write(table: chart.table, to: table) }
    if let picture { try await chart.publish(as: picture) }
  }

  /// Writes a table to a file, or to standard output for `-`.
  func write(table text: String, to path: String) throws {
    if path == "-" { return StandardOutput.write(Array(text.utf8)) }
    let file = OutputFile(path: path)
    if let reason = file.write(text) { try file.fail(reason) }
  }
}
