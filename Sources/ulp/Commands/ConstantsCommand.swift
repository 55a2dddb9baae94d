import ArgumentParser
import Arithmetic
import Scientific

struct ConstantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "constants", abstract: "List the constants and their values.")

  @OptionGroup var options: NumberOptions

  func run() throws {
    var options = options
    // NaN is one of the constants.
    options.special = .ieee
    let evaluator = try options.makeEvaluator()
    let width = Catalogue.constants.map(\.name.count).max() ?? 0
    for row in Catalogue.constants {
      let source = Array(row.name.utf8)
      do throws(CalculatorError) {
        let value = try evaluator(source).text
        StandardOutput.write(
          line: options.json
            ? value : Columns.row([(row.name, width), (value, 52), (row.summary, 0)]))
      } catch {
        ErrorReport(error, source: source).write()
        throw ExitCode(1)
      }
    }
  }
}
