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
