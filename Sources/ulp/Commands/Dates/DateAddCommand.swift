import ArgumentParser
import Conversion

struct DateAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "A date or time so much later or earlier.",
    discussion: """
      A duration is whole numbers with units ('1 year 2 months', '-3 weeks', '36 h') or of ISO 8601's form \
      (P1Y2M10DT2H30M). Years and months are added first and at once, then days of the calendar, then hours, \
      minutes and seconds that elapse.
      """)

  @OptionGroup var options: DateOptions

  @Argument(help: "The date or time.") var date: String
  @Argument(help: "The duration, for example: 13 months") var duration: [String]

  func run() throws {
    let zone = try options.zone()
    let start = try options.moment(date, in: zone)
    let text = CommandWords.joined(duration)
    let duration = try options.reporting(text) { () throws(DateError) in try CalendarDuration(text)
    }
    let sum = try options.reporting(text) { () throws(DateError) in
      try start.moment.adding(duration, in: zone)
    }
    let answer = WrittenMoment(
      sum, hasTime: start.hasTime || duration.seconds != 0)
    DateAnswer(options).write("value", text: answer.text, JSONText.quoted(answer.text), of: start)
  }
}

/// One answer about one date.
struct DateAnswer {
  private let json: Bool

  init(_ options: DateOptions) { json = options.json }

  func write(_ name: String, text: String, _ value: String, of date: WrittenMoment) {
    StandardOutput.write(
      line: json ? JSONText.object([("date", JSONText.quoted(date.text)), (name, value)]) : text)
  }
}
