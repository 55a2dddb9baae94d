import ArgumentParser
import Scientific

/// What an expression means: the unit of its angles, and its variables.
struct VariableOptions: ParsableArguments {
  @Option(help: "Unit of angles: radians, degrees, gradians or turns.")
  var angle: AngleUnit = .radians

  @Option(
    name: .customLong("let"),
    help: ArgumentHelp("Set a variable; repeatable.", valueName: "name=value"))
  var assignments: [String] = []

  func validate() throws {
    for assignment in assignments where !assignment.contains("=") {
      throw ValidationError("--let needs name=value, not '\(assignment)'")
    }
  }
}
