import ArgumentParser
import Arithmetic
import NumericCore

/// `ulp help NAME`, whose name the option parser does not look at: for a wrong one it prints the help of the whole command.
struct HelpRequest {
  private let names: ArraySlice<String>

  /// Takes the words of a command line; nil where they do not ask for help on a name.
  init?(_ words: [String]) {
    guard words.count > 1, words[0] == "help" else { return nil }
    names = words.dropFirst()
  }

  /// What is wrong with the name; nil if it is that of a command, or an option.
  var problem: String? {
    var type: any ParsableCommand.Type = UlpCommand.self
    for name in names where !name.hasPrefix("-") {
      let commands = type.configuration.subcommands
      guard let next = commands.first(where: { $0.configuration.commandName == name }) else {
        return Self.advice(on: name, commands.compactMap { $0.configuration.commandName })
      }
      type = next
    }
    return nil
  }

  private static func advice(on name: String, _ commands: [String]) -> String {
    if BuiltInNames.all.contains(name) {
      return "'\(name)' is no command; 'ulp functions \(name)' describes the function"
    }
    let fault = "there is no command '\(name)'; 'ulp help' lists them"
    guard let meant = Suggestion.nearest(to: name, among: commands) else { return fault }
    return "\(fault)\ndid you mean '\(meant)'?"
  }
}
