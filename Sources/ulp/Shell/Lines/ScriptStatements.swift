/// Joins the lines of a file to statements: one goes on behind an open bracket, or a backslash at the end of its line.
///
/// A blank line, the end of the file, or too many lines end a statement that was never completed. Each of its lines then
/// stands alone, so that a forgotten bracket does not cost the rest of the file.
struct ScriptStatements {
  /// A statement and the number of its first line.
  struct Statement: Equatable {
    var text: String
    var line: Int
  }

  /// The largest number of lines of a statement.
  private static let mostLines = 1000

  private var held: [Statement] = []
  private var joined = ""

  /// The statements that a line completes; the closure tells whether a text is unfinished.
  mutating func add(
    _ line: String, _ number: Int, isUnfinished: (String) -> Bool
  ) -> [Statement] {
    if held.isEmpty {
      guard isUnfinished(line) else { return [Statement(text: line, line: number)] }
      (held, joined) = ([Statement(text: line, line: number)], line)
      return []
    }
    let ends = held.count >= Self.mostLines || line.allSatisfy(\.isWhitespace)
    if ends { return end() + add(line, number, isUnfinished: isUnfinished) }
    held.append(Statement(text: line, line: number))
    joined = joined.continued(by: line)
    guard !isUnfinished(joined) else { return [] }
    let statement = Statement(text: joined, line: held[0].line)
    held = []
    return [statement]
  }

  /// The lines of a statement that was never completed.
  mutating func end() -> [Statement] {
    defer { held = [] }
    return held
  }
}
