import ArgumentParser
import NumericCore

/// What a part of a job has found, beside what tells the job from others: the object that `--part` prints and that `ulp merge`
/// reads.
///
/// The words of the command stand in it, because a merged job is that command once more, which takes what was found in the place of
/// what it would measure. So it prints what one run would have printed.
struct PartialResult {
  /// The words of the command, without those about parts, threads and pages.
  var words: [String]
  /// What the words mean on the machine of the part: settings, seeds and ranges.
  var job: JSONFields
  /// The version of the program, and the libraries that were called; null for what has none.
  var origin: JSONFields
  /// The number of points, or whatever is counted, of the whole job.
  var count: Int
  var covered: CoveredRanges
  var found: JSONValue

  /// The result of a part of the command that runs.
  init(
    job: JSONFields, libraries: [String?], count: Int, done: Range<Int>, found: JSONValue
  ) throws {
    words = Self.wordsOfJob
    self.job = try Self.configured(job)
    origin = [
      ("version", .string(UlpCommand.configuration.version)),
      ("libraries", .list(libraries.map { JSONValue($0) })),
    ]
    (self.count, covered, self.found) = (count, CoveredRanges(done), found)
  }

  /// The options with a value that differ from part to part, or name files that are written.
  private static let ownOptions = ["--part", "--jobs", "--html"]

  /// A job with what is set in the environment and in the configuration file.
  static func configured(_ job: JSONFields) throws -> JSONFields {
    job + [("configuration", .list(try StoredSettings.current().all.map { .string($0) }))]
  }

  /// The words of the command that runs, without those options.
  static var wordsOfJob: [String] {
    var (kept, rest) = ([String](), CommandLine.arguments.dropFirst())
    while let word = rest.popFirst() {
      if word == "--" { return kept + [word] + rest }
      if ownOptions.contains(word) {
        _ = rest.popFirst()
      } else if !ownOptions.contains(where: { word.hasPrefix($0 + "=") }) {
        kept.append(word)
      }
    }
    return kept
  }
}

// MARK: - JSON

extension PartialResult {
  static let schema = "ulp-part-1"

  var json: JSONValue {
    .object(
      [("schema", .string(Self.schema))] + origin + [
        ("words", .list(words.map { .string($0) })), ("job", .object(job)),
        ("count", JSONValue(count)),
        ("done", covered.json), ("found", found),
      ])
  }

  /// Reads an object; nil if it is none of these.
  init?(_ json: JSONValue) {
    guard json["schema"] == .string(Self.schema), let words = json["words"]?.items,
      case .object(let job)? = json["job"], let count = json["count"]?.count,
      let covered = CoveredRanges(json["done"], of: count), let found = json["found"],
      let version = json["version"], let libraries = json["libraries"]
    else { return nil }
    self.words = []
    for word in words {
      guard case .string(let text) = word else { return nil }
      self.words.append(text)
    }
    (self.job, self.count, self.covered, self.found) = (job, count, covered, found)
    origin = [("version", version), ("libraries", libraries)]
  }
}

// MARK: - Merging

/// The parts of a job that `ulp merge` has read, in the order of their points; none counts a point that another one counts.
struct MergedParts: Sendable {
  let parts: [PartialResult]
  /// Whether they become one part, to which others can be added.
  let areKept: Bool

  /// The parts that stand for what a command would measure; nil in a run of its own.
  @TaskLocal static var current: MergedParts?

  /// The number of points that are counted.
  var count: Int { parts.reduce(0) { $0 + $1.covered.count } }

  /// Prints what all parts have found as a part, if that is wanted, and ends the command.
  func keep(_ found: @autoclosure () -> JSONValue) throws {
    guard areKept, var whole = parts.first else { return }
    for part in parts.dropFirst() { whole.covered.add(part.covered) }
    whole.found = found()
    StandardOutput.write(line: whole.json.line)
    throw ExitCode.success
  }

  /// The parts, of a job that the command runs on this machine too; nil in a run of its own.
  ///
  /// A configuration, or a file that the words name, can make another job of the same words.
  static func current(
    of job: JSONFields, _ reporter: FailureReporter
  ) throws -> MergedParts? {
    guard let current else { return nil }
    guard let first = current.parts.first,
      JSONValue.object(first.job) == .object(try PartialResult.configured(job))
    else {
      try reporter.fail(
        CommandFailure(
          "the words of the parts have another meaning here, by the configuration or by files that they name"
        ))
    }
    return current
  }

  /// Ends the command because what a part has found cannot be read.
  static func refuse(_ reporter: FailureReporter) throws -> Never {
    try reporter.fail(CommandFailure("a part has no results of this job"))
  }
}
