import ArgumentParser

/// A command that parses no arguments and does nothing: what every command of its kind costs.
@main
struct EmptyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "empty-command")

  func run() {}
}
