import ArgumentParser

/// Options for results that are in a file.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge at the rows of a file: CSV, lines of JSON, an array or archive of NumPy; '-' is standard input.",
      valueName: "file"),
    completion: .file())
  var data: String?

  @Option(
    help: ArgumentHelp(
      "A column of results, by its name or number; repeatable.", valueName: "column"))
  var computed: [String] = []

  @Option(
    help: ArgumentHelp(
      "The column of a variable, where it has another name, as x=a; several with commas.",
      valueName: "name=column"))
  var input: [Pairs] = []

  @Option(
    help: ArgumentHelp(
      "The format whose numbers the decimals of variables are. (default: that of --format)",
      valueName: "name"))
  var inputFormat: FormatName?

  @Option(
    help: ArgumentHelp(
      "What a record of raw little-endian numbers has, as 'double x, float y'.",
      valueName: "declaration"))
  var columns: String?

  @Option(
    help: ArgumentHelp(
      "Write the errors of all rows in ulps as raw doubles, in the order of the rows; NaN where they are unknown.",
      valueName: "file"),
    completion: .file())
  var errors: String?

  @Flag(help: "Leave out rows that cannot be read, and count them.")
  var skipBroken = false

  /// Names with the columns that have their values.
  struct Pairs: ExpressibleByArgument {
    var pairs: [(name: String, column: String)] = []

    init?(argument: String) {
      for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
        let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2, !words[0].isEmpty, !words[1].isEmpty else { return nil }
        pairs.append((String(words[0]), String(words[1])))
      }
    }
  }

  /// The column of a variable, if it is given.
  func column(of variable: String) -> String? {
    input.flatMap(\.pairs).last { $0.name == variable }?.column
  }

  func validate() throws {
    let names = input.flatMap(\.pairs).map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ValidationError("--input gives '\(twice)' two columns")
    }
    if data != nil { return }
    let given = [
      ("--computed", !computed.isEmpty), ("--input", !input.isEmpty),
      ("--input-format", inputFormat != nil), ("--columns", columns != nil),
      ("--skip-broken", skipBroken), ("--errors", errors != nil),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) is about --data, which is missing")
    }
  }
}
