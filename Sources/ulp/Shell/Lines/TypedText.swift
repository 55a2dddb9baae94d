import Arithmetic
import NumericCore

/// Properties of a typed line.
extension String {
  /// Whether the line is blank or a comment.
  var isBlankOrComment: Bool {
    guard let first = first(where: { !$0.isWhitespace }) else { return true }
    return first == "#"
  }

  /// Whether the line is a command: a colon and a name.
  var isSessionCommand: Bool { first { !$0.isWhitespace } == ":" }

  /// Whether the line ends with the mark of continuation.
  private var endsInBackslash: Bool { hasSuffix("\\") }

  /// The line without the comment that `#` starts.
  var withoutComment: String { String(prefix { $0 != "#" }) }

  /// The text without its last line end.
  var withoutLastEnd: String { hasSuffix("\n") ? String(dropLast()) : self }

  /// The text without surrounding white space.
  var trimmed: String {
    let head = drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }

  /// Whether the line begins with an operator and a blank, and so goes on from the last result.
  var goesOnFromAnswer: Bool {
    let words = split(maxSplits: 1) { $0.isWhitespace }
    return words.count == 2 && ["+", "-", "*", "/", "^", "//"].contains(words[0])
  }

  /// Whether another line has to follow: a bracket is open, or the line ends with a backslash.
  func isUnfinished(_ limits: Limits) -> Bool {
    guard !isBlankOrComment, !isSessionCommand, utf8.count <= limits.length else { return false }
    let text = withoutComment
    return text.endsInBackslash || LineTokens(utf8: Array(text.utf8)).isOpen
  }

  /// The line with the one that follows it; a backslash at its end only marks the continuation, and a comment ends with
  /// its line.
  func continued(by next: String) -> String {
    let text = withoutComment
    return (text.endsInBackslash ? String(text.dropLast()) : text) + " " + next
  }
}
