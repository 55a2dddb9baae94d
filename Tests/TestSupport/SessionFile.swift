/// A golden session: commands and their output in a readable form.
///
///     $ ulp '1/0'
///     2> error: division by zero
///     2>   1/0
///     2>   ^~~
///     [1]
///
/// `$ ` starts a command, `2> ` marks standard error, and `[n]` an exit status other than 0;
/// everything else is standard output. Lines between sessions that start with `#` are comments.
public struct Session: Sendable, CustomStringConvertible {
  /// The command line.
  public var command: String
  /// The expected output and status.
  public var expected: CommandResult
  /// The command line, which names the session in test reports.
  public var description: String { command }

  /// The sessions of a text.
  public static func parse(_ text: String) -> [Session] {
    var sessions: [Session] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ ") {
        sessions.append(
          Session(
            command: String(line.dropFirst(2)),
            expected: CommandResult(output: "", errors: "", status: 0)))
      } else if sessions.isEmpty || line.isEmpty || line.hasPrefix("#") {
        continue
      } else if line.hasPrefix("2>") {
        sessions[sessions.count - 1].expected.errors += line.dropFirst(3) + "\n"
      } else if line.hasPrefix("["), line.hasSuffix("]"),
        let status = Int32(line.dropFirst().dropLast())
      {
        sessions[sessions.count - 1].expected.status = status
      } else {
        sessions[sessions.count - 1].expected.output += line + "\n"
      }
    }
    return sessions
  }

  /// The sessions in the `console` blocks of a Markdown file.
  public static func inMarkdown(_ text: String) -> [Session] {
    var blocks = ""
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside {
        blocks += line + "\n"
      }
    }
    return parse(blocks)
  }
}
