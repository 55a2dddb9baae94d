import ArgumentParser

/// A command that parses no arguments and does nothing, for the cost of starting any command.
@main
struct EmptyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "empty-command")

  func run() {}
}
