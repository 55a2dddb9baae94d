import ArgumentParser
import Arithmetic
import Scientific

struct ConstantsCommand: NumberCommand {
  static let configuration = CommandConfiguration(
    commandName: "constants", abstract: "List the constants and their values.")

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions

  func run() throws {
    let evaluator = try options.makeEvaluator()
    // NaN and infinity are constants as well, but exact numbers do not include them.
    var ieee = options
    ieee.results.special = .ieee
    if !options.system.definition.traits.hasSpecialValues { ieee.backend = Systems.ofPrecision }
    let special = try ieee.makeEvaluator()
    var lines = IsolatedLines(options.limits) { source throws(CalculatorError) in
      let isFinite = Catalogue.constants.first { Array($0.name.utf8) == source }?.isFinite ?? true
      return try (isFinite ? evaluator : special)(source)
    }
    let width = Catalogue.constants.map(\.name.count).max() ?? 0
    var isComplete = true
    for row in Catalogue.constants {
      let source = Array(row.name.utf8)
      do throws(CalculatorError) {
        let value = try lines.answer(source).text
        StandardOutput.write(
          line: options.json
            ? value : Columns.row([(row.name, width), (value, 52), (row.summary, 0)]))
      } catch {
        // Constants whose digits take too long cost no other one its row.
        if options.json { StandardOutput.write(json: error.json) }
        ErrorReport(error, source: source).write()
        isComplete = false
      }
    }
    if !isComplete { throw ExitCode(1) }
  }
}
