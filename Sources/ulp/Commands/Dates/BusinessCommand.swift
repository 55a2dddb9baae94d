import ArgumentParser
import Arithmetic
import Conversion
import NumericCore

struct BusinessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "business",
    abstract: "Working days from one date on and before another: Monday to Friday but for holidays."
  )

  @OptionGroup var options: DateOptions

  @Option(
    help: ArgumentHelp(
      "Take these days off: a file with a date on each line; # begins a comment.", valueName: "file"
    ),
    completion: .file())
  var holidays: String?

  @Argument(help: "The first day, which counts.") var from: String
  @Argument(help: "The last day, which does not.") var to: String

  func run() throws {
    let zone = try options.zone()
    let (from, to) = (try options.moment(from, in: zone), try options.moment(to, in: zone))
    let count = try calendar().count(from: from.moment.local.date, to: to.moment.local.date)
    if options.json {
      return StandardOutput.write(
        line: JSONText.object([
          ("from", JSONText.quoted(from.text)), ("to", JSONText.quoted(to.text)),
          ("business_days", "\(count)"),
        ]))
    }
    StandardOutput.write(line: "\(count)")
  }

  private func calendar() throws -> BusinessDays {
    guard let holidays else { return BusinessDays() }
    let path = CommandWords.joined([holidays])
    let bytes = try FileContent.read(path, limits: Limits())
    do throws(BusinessDays.LineError) {
      return try BusinessDays(reading: String(decoding: bytes, as: UTF8.self))
    } catch {
      let message = "\(path):\(error.line): \(error.error.message)"
      try options.reporting(error.text) { () throws(DateError) in
        throw DateError(message, error.error.span)
      }
      throw ExitCode(1)
    }
  }
}
