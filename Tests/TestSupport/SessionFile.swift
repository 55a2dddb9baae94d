/// A golden session: commands and what they answer, readable by a person.
///
///     $ ulp '1/0'
///     2> error: division by zero
///     2>   1/0
///     2>   ^~~
///     [1]
///
/// `$ ` starts a command, `2> ` marks standard error, `[n]` a status other than 0; the rest is
/// standard output. Lines that start with `#` between sessions are comments.
public struct Session: Sendable, CustomStringConvertible {
  public var command: String
  public var expected: CommandResult
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
