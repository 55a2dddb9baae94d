/// Prepares the words of the command line for the option parser.
///
/// `-2^2` is an expression, but the option parser would read it as options. Therefore a space is
/// inserted before every word that starts with `-` and is not an option; the commands remove it
/// again.
enum CommandWords {
  private static let letters = Set(OptionLetter.allCases.map(\.word))

  /// Marks operands that start with a minus sign.
  ///
  /// Words after `--` are always operands.
  static func protected(_ words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.count
    return words[..<end].map { isOperand($0) ? " " + $0 : $0 } + words[end...]
  }

  private static func isOperand(_ word: String) -> Bool {
    guard word.hasPrefix("-"), !letters.contains(word) else { return false }
    // `--decimals` is an option, known or not; `--3` and `--(2)` are expressions.
    guard word.hasPrefix("--") else { return true }
    return !(word.dropFirst(2).first.map { $0.isASCII && $0.isLetter } ?? false)
  }

  /// Removes the marks and joins the words of an expression.
  static func joined(_ words: [String]) -> String {
    words.map { $0.hasPrefix(" -") ? String($0.dropFirst()) : $0 }.joined(separator: " ")
  }

  /// The number of the first argument that is not valid UTF-8, counted from 1.
  static func firstInvalidArgument() -> Int? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil { return index }
    }
    return nil
  }
}
