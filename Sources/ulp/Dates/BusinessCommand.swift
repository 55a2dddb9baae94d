import ArgumentParser
import Arithmetic
import Conversion
import NumericCore

struct BusinessCommand: DateRequest {
  static let configuration = CommandConfiguration(
    commandName: "business",
    abstract: "Working days from one date on and before another: Monday to Friday but for holidays."
  )

  @OptionGroup var options: DateOptions

  @OptionGroup var bounds: DateLimitOptions

  @Option(
    help: ArgumentHelp(
      "Take these days off: a file with a date on each line; # begins a comment.", valueName: "file"
    ),
    completion: .file())
  var holidays: String?

  @Argument(help: "The first day, which counts.") var from: String
  @Argument(help: "The last day, which does not.") var to: String

  var readsStandardInput: Bool { holidays.map { CommandWords.joined([$0]) } == "-" }

  func reply() throws(CommandFailure) -> DateReply {
    let zone = try options.zone()
    let (from, to) = (try options.moment(from, in: zone), try options.moment(to, in: zone))
    let count = try calendar().count(from: from.moment.local.date, to: to.moment.local.date)
    return DateReply(
      ["\(count)"],
      json: [
        ("from", .string(from.text)), ("to", .string(to.text)),
        ("business_days", JSONValue(count)),
      ], about: [from, to])
  }

  private func calendar() throws(CommandFailure) -> BusinessDays {
    guard let holidays else { return BusinessDays() }
    let path = CommandWords.joined([holidays])
    let bytes = try FileContent.bytes(of: path, limits: bounds.limits)
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(TextError) {
      return try BusinessDays(reading: text)
    } catch {
      let wrong = BusinessDays.dates(in: text).first { $0.line == error.position?.line }
      let source = Array((wrong?.date ?? "").utf8)
      throw CommandFailure(
        error: CalculatorError(
          .invalidDate, "\(path):\(wrong?.line ?? 1): \(error.message)",
          error.span ?? SourceSpan(0, source.count)),
        source: source)
    }
  }
}
