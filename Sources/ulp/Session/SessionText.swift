/// What a session sees at once in a line.
extension String {
  /// Nothing to do: blanks, or a comment.
  var isBlankOrComment: Bool {
    guard let first = first(where: { !$0.isWhitespace }) else { return true }
    return first == "#"
  }

  /// `:name` and what stands behind it.
  var isSessionCommand: Bool { first { !$0.isWhitespace } == ":" }

  /// The mark of a line that goes on.
  var endsInBackslash: Bool { hasSuffix("\\") }

  /// Without the end of the last line.
  var withoutLastEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

/// Messages about options of the command, in the words of a session.
enum SessionWording {
  /// `--digits` is `:digits` here, `-b double` is `:backend double`.
  static func ofOptions(_ message: String) -> String {
    let letters: [OptionLetter] = [.backend, .digits, .precision]
    return message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if let letter = letters.first(where: { $0.word == word }) { return ":\(letter)" }
      guard word.hasPrefix("--"), word.dropFirst(2).first?.isLetter == true else {
        return String(word)
      }
      return ":" + word.dropFirst(2)
    }.joined(separator: " ")
  }
}
