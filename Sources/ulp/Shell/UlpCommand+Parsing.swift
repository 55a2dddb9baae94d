import ArgumentParser

extension UlpCommand {
  /// The words that the parser answers itself, for the whole command.
  private static let questions: Set = ["help", "-h", "--help", "--help-hidden", "--version"]

  /// The command that the first words name, or else the default one, parsed; nil where the parser has
  /// to answer for the whole command, from the words beside, which it also does where something is
  /// wrong with them.
  ///
  /// `parseAsRoot` would find the command as well, but it collects the options of the default command
  /// for every command line, and those of any other one twice more than this: `ulp 1+1` took 24.7
  /// million instructions instead of 21.6 million.
  static func parsed(
    _ words: [String]
  ) throws -> (command: (any ParsableCommand)?, wordsForParser: [String]) {
    guard questions.isDisjoint(with: words) else { return (nil, words) }
    var type: any ParsableCommand.Type = UlpCommand.self
    var rest = words[...]
    while !type.configuration.subcommands.isEmpty {
      if let named = type.configuration.subcommands.first(where: {
        $0.configuration.commandName == rest.first
      }) {
        rest.removeFirst()
        type = named
      } else if let standard = type.configuration.defaultSubcommand {
        type = standard
      } else {
        return (nil, words)
      }
    }
    let folded = try FoldedWords(rest, for: type)
    do {
      return (folded.unfolded(try type.parseAsRoot(folded.words)), words)
    } catch {
      let code = type.exitCode(for: error)
      guard code == .success || code == .validationFailure else { throw error }
      return (nil, words[..<rest.startIndex] + folded.words)
    }
  }
}
