/// What is typed in a session as in other programs.
extension REPLSession {
  /// The words that are commands without a colon.
  private static let plainCommands: Set = ["clear", "exit", "help", "quit"]

  /// The command of a line; nil for a line of the language.
  ///
  /// Names that the user has defined keep their meaning, and so do the words of reverse Polish notation.
  func command(in line: String) -> String? {
    if line.isSessionCommand { return line }
    let text = line.withoutComment.trimmed
    if text.hasPrefix("?") { return ":help " + text.dropFirst() }
    let words = text.split(separator: " ")
    guard let first = words.first.map(String.init), Self.plainCommands.contains(first),
      words.count == 1 || words.count == 2 && first == "help",
      !state.bindings.names.contains(first), state.machine == nil || first != "clear"
    else { return nil }
    return ":" + text
  }
}
