import Accuracy
import ArgumentParser
import BigNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Options for many points, which are drawn from ranges.
struct SamplingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw a variable from a range, or a complex one from a rectangle; repeatable, as x=1e-10:1e10 or z=-1-i:1+i.",
      valueName: "name=lo:hi"))
  var over: [VariableRange] = []

  @Option(help: ArgumentHelp("Points to draw. (default: 8000)", valueName: "n"))
  var samples: Int?

  @Option(
    help:
      "What is drawn with equal chance: floats, every number of the first format, or values, equal lengths. (default: floats)"
  )
  var sampling: SampleMeasure?

  @Flag(help: "Climb from the worst points found to worse ones.")
  var worst = false

  @Option(
    help: ArgumentHelp(
      "Points that --worst tries for each format. (default: 16000, or 262144 of a library's functions whose errors can be estimated)",
      valueName: "n"))
  var tries: Int?

  @Option(
    help: ArgumentHelp(
      "Exit with status 1 where an error has more bits than this.", valueName: "bits"))
  var failAbove: Double?

  @Option(
    help: ArgumentHelp(
      "Write a table of all points, with the truth and all errors, as CSV.", valueName: "file"),
    completion: .file())
  var csv: String?

  @Option(
    help: ArgumentHelp(
      "Measure a part of the points only, as 1/4, and print what 'ulp merge' puts together.",
      valueName: "i/n"))
  var part: JobPart?

  @Flag(help: "Measure some of the points, and print what all of them will cost.")
  var estimate = false

  @Option(help: ArgumentHelp("Threads. (default: one for each processor)", valueName: "n"))
  var jobs: Int?

  /// The number of points to draw.
  var count: Int { samples ?? 8000 }

  /// The range of a variable: its own, or that of the array of which it is an element, as `A[0]` is of `A`.
  func range(of variable: String) -> VariableRange? {
    over.first { $0.name == variable }
      ?? over.first { $0.name == VariableOptions.array(of: variable) }
  }

  /// The first name in `--over` that is neither a variable nor an array of variables.
  func unknown(among variables: [String]) -> String? {
    let known = Set(variables + variables.map(VariableOptions.array))
    return over.map(\.name).first { !known.contains($0) }
  }

  /// The distribution from which points are drawn.
  var measure: SampleMeasure { sampling ?? .floats }

  /// The number of threads.
  var threads: Int { jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The largest number of points, which take years: parts of them are jobs for clusters.
  static let mostSamples = 10_000_000_000_000

  /// The largest number of tries, which take days.
  static let mostTries = 10_000_000_000

  func validate() throws {
    guard (1...Self.mostSamples).contains(count) else {
      throw ValidationError("--samples is between 1 and \(Self.mostSamples), not \(count)")
    }
    if let tries, !(1...Self.mostTries).contains(tries) {
      throw ValidationError("--tries is between 1 and \(Self.mostTries), not \(tries)")
    }
    if tries != nil, !worst { throw ValidationError("--tries is about --worst, which is missing") }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is between 1 and 1024, not \(jobs)")
    }
    if let failAbove, !(failAbove >= 0) {
      throw ValidationError("--fail-above is at least 0 bits, not \(failAbove)")
    }
    if part != nil, csv != nil {
      throw ValidationError("--csv is a table of all points, of which --part has some")
    }
    let names = over.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ValidationError("--over gives '\(twice)' two ranges")
    }
  }
}

extension SampleMeasure: OptionWord {}
