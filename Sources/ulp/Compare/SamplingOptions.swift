import Accuracy
import ArgumentParser
import BigNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Options for comparison over ranges instead of at one point.
struct SamplingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw a variable from a range; repeatable, as x=1e-10:1e10.", valueName: "name=lo:hi"))
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
      "Exit with status 1 where an error has more bits than this.", valueName: "bits"))
  var failAbove: Double?

  @Option(help: ArgumentHelp("Threads. (default: one for each processor)", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Take the points from a file of JSON objects, one in a line: {\"x\": \"0x1.8p3\", \"y\": 2.5}; '-' is standard input.",
      valueName: "file"),
    completion: .file())
  var points: String?

  /// Whether comparison at many points was requested.
  var isOn: Bool { !over.isEmpty || samples != nil || points != nil }

  /// The number of points to draw.
  var count: Int { samples ?? 8000 }

  /// The distribution from which points are drawn.
  var measure: SampleMeasure { sampling ?? .floats }

  /// The number of threads.
  var threads: Int { jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The largest number of points, at 24 bytes for each point and format: 2.4 GB for one format.
  static let mostSamples = 100_000_000

  func validate() throws {
    guard (1...Self.mostSamples).contains(count) else {
      throw ValidationError("--samples is between 1 and \(Self.mostSamples), not \(count)")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is between 1 and 1024, not \(jobs)")
    }
    if let failAbove, !(failAbove >= 0) {
      throw ValidationError("--fail-above is at least 0 bits, not \(failAbove)")
    }
    let given = [("--sampling", sampling != nil), ("--worst", worst), ("--jobs", jobs != nil)]
    if !isOn, let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) is about many points; give a range with --over x=LO:HI")
    }
    let drawing = [
      ("--over", !over.isEmpty), ("--samples", samples != nil), ("--sampling", sampling != nil),
      ("--worst", worst),
    ]
    if points != nil, let (name, _) = drawing.first(where: \.1) {
      throw ValidationError("\(name) draws points, and --points has them in a file")
    }
    let names = over.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ValidationError("--over gives '\(twice)' two ranges")
    }
  }
}

extension SampleMeasure: OptionWord {}
