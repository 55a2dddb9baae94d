import ArgumentParser
import Conversion
import NumericCore
import Scientific

struct FunctionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "functions", abstract: "List the functions, or describe one.")

  @Argument(
    help: "A name or alias.",
    completion: .list(
      Catalogue.functions.map(\.name) + DateFunction.all.map(\.name)))
  var name: String?

  func run() throws {
    guard let name else {
      let rows =
        Catalogue.functions.map { ($0.signature, $0.summary) }
        + DateFunction.all.map { ($0.signature, $0.summary) }
      let width = rows.map(\.0.count).max() ?? 0
      for (signature, summary) in rows {
        StandardOutput.write(line: Columns.row([(signature, width), (summary, 0)]))
      }
      return
    }
    if let function = DateFunction.named(name) {
      for line in CatalogueText.lines(of: function) { StandardOutput.write(line: line) }
      return
    }
    guard let row = Catalogue.function(named: name) else {
      let known = Catalogue.names + DateFunction.all.map(\.name)
      let near = Suggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      try StandardError.fail("there is no function '\(name)'\(near)")
    }
    for line in CatalogueText.lines(of: row) { StandardOutput.write(line: line) }
  }
}
