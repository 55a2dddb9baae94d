import ArgumentParser
import Scientific

struct FunctionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "functions", abstract: "List the functions, or describe one.")

  @Argument(help: "A name or alias.", completion: .list(Catalogue.functions.map(\.name)))
  var name: String?

  func run() throws {
    guard let name else {
      let width = Catalogue.functions.map(\.signature.count).max() ?? 0
      for row in Catalogue.functions {
        StandardOutput.write(line: Columns.row([(row.signature, width), (row.summary, 0)]))
      }
      return
    }
    guard let row = Catalogue.function(named: name) else {
      let near = Catalogue.nearestName(to: name).map { "; did you mean '\($0)'?" } ?? ""
      StandardError.write("error: there is no function '\(name)'\(near)\n")
      throw ExitCode(1)
    }
    for line in CatalogueText.lines(of: row) { StandardOutput.write(line: line) }
  }
}

/// Text in columns.
enum Columns {
  /// One line; every cell but the last is filled up to its width.
  static func row(_ cells: [(text: String, width: Int)]) -> String {
    cells.map { cell in
      cell.text + String(repeating: " ", count: max(0, cell.width - cell.text.count))
    }.joined(separator: "  ")
  }
}
