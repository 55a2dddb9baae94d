import ArgumentParser
import Arithmetic
import NumericCore

/// `ulp date` without a subcommand.
struct DateBatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "requests", abstract: "Answer one request a line.",
    usage: "ulp date --batch [--zone <zone>] [--json] [--limit length=n] [<file>]",
    shouldDisplay: false)

  @OptionGroup var options: DateOptions

  @Flag(help: "Take one request a line, such as: diff 2024-01-31 2024-03-01 --as ymd")
  var batch = false

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp("Raise the limit of a line's bytes.", valueName: "length=n"))
  var limitSettings: [LimitSetting] = []

  @Argument(help: "A file; standard input when left out or '-'.", completion: .file())
  var file: String?

  func validate() throws {
    if !batch {
      if let file {
        throw ValidationError("there is no '\(CommandWords.joined([file]))' among the subcommands")
      }
      throw CleanExit.helpRequest(DateCommand.self)
    }
    for setting in limitSettings {
      guard setting.limit == .length else {
        throw ValidationError(
          "the only limit of dates is 'length', not '\(setting.limit.rawValue)'")
      }
      try setting.validate()
    }
  }

  func run() throws {
    var limits = Limits()
    for setting in limitSettings { limits[setting.limit] = setting.bound }
    let lines = DateLines(options: options, limits: limits)
    let answers = LineAnswers(json: options.json, longestLine: limits.length) {
      line throws(CalculatorError) in try lines.answer(line)
    }
    do {
      if try !answers.run(reading: try LineSource.descriptor(of: file)) { throw ExitCode(1) }
    } catch let error as ReadError {
      StandardError.write("error: \(error)\n")
      throw ExitCode(1)
    }
  }
}
