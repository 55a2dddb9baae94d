/// The words of the command line, in the form that the option parser understands.
///
/// `-2^2` is an expression, but an option parser takes it for options. So a blank goes in front of
/// every word that starts with `-` and is no option; the commands take it away again.
enum CommandWords {
  private static let letters = Set(OptionLetter.allCases.map(\.word))

  /// Marks operands that start with a minus sign. Words behind `--` are operands anyway.
  static func protected(_ words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.count
    return words[..<end].map { isOperand($0) ? " " + $0 : $0 } + words[end...]
  }

  private static func isOperand(_ word: String) -> Bool {
    guard word.hasPrefix("-"), !letters.contains(word) else { return false }
    // `--decimals` is an option, known or not; `--3` and `--(2)` are arithmetic.
    guard word.hasPrefix("--") else { return true }
    return !(word.dropFirst(2).first.map { $0.isASCII && $0.isLetter } ?? false)
  }

  /// Takes the mark away and joins the words of an expression.
  static func joined(_ words: [String]) -> String {
    words.map { $0.hasPrefix(" -") ? String($0.dropFirst()) : $0 }.joined(separator: " ")
  }

  /// The number of the first argument that is not well-formed UTF-8, counted from 1.
  static func firstInvalidArgument() -> Int? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil { return index }
    }
    return nil
  }
}
