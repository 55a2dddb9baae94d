import ArgumentParser
import Arithmetic
import Conversion
import NumericCore
import Scientific

struct FunctionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "functions", abstract: "List the functions, or describe one.")

  @Argument(
    help: "A name, an alias or an operator.",
    completion: .list(
      Catalogue.functions.map(\.name) + DateFunction.all.map(\.name)))
  var name: String?

  @Flag(help: "Print what is known as JSON.")
  var json = false

  func run() throws {
    guard let name = name.map({ CommandWords.joined([$0]) }) else { return list() }
    let entries = FunctionEntry.named(name)
    if entries.isEmpty {
      let nearest = Suggestion.nearest(to: name, among: BuiltInNames.all)
      let near = nearest.map { "; did you mean '\($0)'?" } ?? ""
      try StandardError.fail("there is no function '\(name)'\(near)")
    }
    for (index, entry) in entries.enumerated() {
      if json {
        StandardOutput.write(json: entry.json)
      } else {
        if index > 0 { StandardOutput.write(line: "") }
        for line in entry.lines { StandardOutput.write(line: line) }
      }
    }
  }

  private func list() {
    let entries = FunctionEntry.all
    if json { return StandardOutput.write(json: .list(entries.map(\.json))) }
    let width = entries.map(\.signature.count).max() ?? 0
    for entry in entries {
      StandardOutput.write(line: Columns.row([(entry.signature, width), (entry.summary, 0)]))
    }
  }
}
