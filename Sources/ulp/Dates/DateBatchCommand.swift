import ArgumentParser
import Arithmetic
import NumericCore

/// The default subcommand of `ulp date`, which reads requests.
struct DateBatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "requests", abstract: "Answer one request a line.",
    usage: "ulp date --batch [--zone <zone>] [--json] [--limit length=n] [<file>]",
    shouldDisplay: false)

  @OptionGroup var options: DateOptions

  @Flag(help: "Take one request a line, such as: diff 2024-01-31 2024-03-01 --as ymd")
  var batch = false

  @OptionGroup var bounds: DateLimitOptions

  @Argument(help: "A file; standard input when left out or '-'.", completion: .file())
  var file: String?

  func validate() throws {
    if batch { return }
    guard let file else { throw CleanExit.helpRequest(DateCommand.self) }
    let name = CommandWords.joined([file])
    let isKnown = DateCommand.configuration.subcommands.contains {
      $0.configuration.commandName == name
    }
    throw ValidationError(
      isKnown
        ? "options follow the subcommand, as in: ulp date \(name) --json"
        : "there is no '\(name)' among the subcommands")
  }

  func run() throws {
    let lines = DateLines(options: options, bounds: bounds)
    let answering: LineAnswering = { line throws(CalculatorError) in try lines.answer(line) }
    try Batch.run(file, answering, json: options.json, bounds.limits)
  }
}
