import ArgumentParser
import Arithmetic
import NumericCore

struct MergeCommand: AsyncParsableCommand, FailureReporting, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put together what parts of one job have found.",
    discussion: """
      The files are what a command with --part printed, or what 'ulp judge --exhaustive' kept by --resume. The \
      result is that of one run over all points, in whatever order the files are given. Parts of another job, of \
      another version or library, or that count some points twice are refused; a part that is given twice counts once.
      """)

  @Flag(help: "Print everything as JSON.")
  var json = false

  @Flag(help: "Print the result also if points are missing.")
  var partial = false

  @Flag(
    help: "Print what is there as one part, to which others can be added; --partial is not needed.")
  var keep = false

  @Flag(help: "Accept parts that other versions of the program, or of libraries, have made.")
  var mixed = false

  @Flag(help: "Call libraries and run programs that the parts name, as climbing by --worst does.")
  var trust = false

  @OptionGroup var page: PageOptions

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "The files; '-' is standard input.", completion: .file())
  var files: [String]

  static var operandWords: WritableKeyPath<Self, [String]> { \.files }

  func run() async throws {
    try page.check()
    let files = files.map { CommandWords.joined([$0]) }
    var merged = MergedFiles(mixed: mixed)
    for file in files {
      try merged.add(try part(in: file), from: file, reporter)
    }
    try merged.requireAll(partial || keep, reporter)
    if let parts = merged.parts as? [PartialResult] {
      try await run(parts)
    } else if let parts = merged.parts as? [DigitPart] {
      try await printDigits(parts)
    } else if let parts = merged.parts as? [BatchFragment] {
      try printAnswers(parts)
    } else if let parts = merged.parts as? [ExhaustiveCounts], var whole = parts.first {
      for part in parts.dropFirst() { whole.add(part) }
      try page.publish(json || keep ? whole.json.line : whole.text) {
        ExhaustivePage(counts: whole).html
      }
    }
  }

  /// What a file has of a job.
  private func part(in file: String) throws -> any JobFragment {
    if let part = BatchFragment(file) { return part }
    if let part = DigitPart(file) { return part }
    var limits = bounds.limits
    limits.length = max(limits.length, Self.longestPart)
    let bytes = try FileContent.read(file, limits: limits)
    let json = try? JSONValue(line: bytes.trimmed)
    let part: (any JobFragment)? =
      json.flatMap(ExhaustiveCounts.init) ?? json.flatMap(PartialResult.init)
    if let part { return part }
    try fail(CommandFailure("\(file == "-" ? "standard input" : file) has no part of a job"))
  }

  /// The bytes of a part, which has more of them than an expression where many results differ or a page keeps its points.
  private static let longestPart = 1 << 30

  /// Prints the answers of all parts, of which each is whole.
  private func printAnswers(_ parts: [BatchFragment]) throws {
    let given = [("--json", json), ("--html", page.isWanted), ("--keep", keep)]
    if let (name, _) = given.first(where: \.1) {
      try fail(CommandFailure("\(name) is no option of answers, which are printed as they are"))
    }
    var parts = parts
    parts.sort { $0.lowerBound < $1.lowerBound }
    if let broken = parts.first(where: { !$0.answers({ _ in }).isWhole }) {
      try fail(CommandFailure("\(broken.path) has answers that were cut off or changed"))
    }
    var succeeded = true
    for part in parts { succeeded = part.answers(StandardOutput.write).succeeded && succeeded }
    if !succeeded { throw ExitCode(1) }
  }

  private var reporter: FailureReporter { FailureReporter(json: json) }

  /// Runs the command of the parts, which takes what they have found.
  private func run(_ parts: [PartialResult]) async throws {
    guard let first = parts.first else { return }
    if page.isWanted, first.found["kept"] == nil {
      try fail(CommandFailure("parts keep the points of a page if --html is among their words"))
    }
    let command = try checked(first.words)
    // Numbers are moved about in place of parts, which are large.
    let order = parts.indices.map { (first: parts[$0].covered.first ?? 0, index: $0) }.sorted {
      $0.first < $1.first
    }
    let parts = MergedParts(parts: order.map { parts[$0.index] }, areKept: keep)
    try await MergedParts.$current.withValue(parts) { try await run(words: command) }
  }

  /// Runs the command of some words.
  func run(words: [String]) async throws {
    let (parsed, wordsForParser) = try UlpCommand.parsed(CommandWords.protected(words))
    var command = try parsed ?? UlpCommand.parseAsRoot(wordsForParser)
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }

  /// The commands whose jobs have parts.
  private static let commands = ["compare", "judge", "assoc", "bench"]
  /// The options that no part has among its words.
  private static let foreign = ["--exhaustive", "--resume", "--csv", "--html", "--part", "--jobs"]

  /// The words of a part with those of this command: they are not trusted, and what they write and call is said by this command.
  private func checked(_ words: [String]) throws -> [String] {
    func has(_ option: String) -> Bool {
      words.contains { $0 == option || $0.hasPrefix(option + "=") }
    }
    guard let name = words.first, Self.commands.contains(name), !Self.foreign.contains(where: has)
    else { try fail(CommandFailure("the words of the parts are of no job that has parts")) }
    let calls = ["--lib", "--run"].first(where: has)
    if let calls, has("--worst"), !trust {
      try fail(
        CommandFailure(
          "the parts ask for --worst and name by \(calls) what it would call; --trust permits that")
      )
    }
    // An option of parts makes the command refuse what has no parts.
    var all = [name, "--part", "1/1"]
    if json, !has("--json") { all.append("--json") }
    if let path = page.path { all += ["--html", path] }
    return all + words.dropFirst()
  }
}
