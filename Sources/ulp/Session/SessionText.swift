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
  var endsInBackslash: Bool { hasSuffix("\\") }

  /// The line without the comment that `#` starts.
  var withoutComment: String { String(prefix { $0 != "#" }) }

  /// The text without its last line end.
  var withoutLastEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

/// Adapts messages about options of the command to a session.
enum SessionWording {
  /// Replaces `--digits` by `:digits`, and `-b double` by `:backend double`.
  static func ofOptions(_ message: String) -> String {
    let letters: [OptionLetter] = [.backend, .digits, .precision]
    return message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if let letter = letters.first(where: { $0.word == word }) { return ":\(letter.rawValue)" }
      guard word.hasPrefix("--"), word.dropFirst(2).first?.isLetter == true else {
        return String(word)
      }
      return ":" + word.dropFirst(2)
    }.joined(separator: " ")
  }
}
