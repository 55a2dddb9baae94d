import ArgumentParser
import Conversion
import NumericCore

/// A command that moves a date or time by a duration.
protocol DurationCommand: DateRequest {
  var date: String { get }
  var duration: [String] { get }
  /// Whether the result is earlier.
  static var isBackward: Bool { get }
}

extension DurationCommand {
  func reply() throws(CommandFailure) -> DateReply {
    let zone = try options.zone()
    let start = try options.moment(date, in: zone)
    let text = CommandWords.joined(duration)
    let sum = try options.reading(text) { () throws(TextError) in
      let duration = try CalendarDuration(text)
      return try start.adding(Self.isBackward ? -duration : duration, in: zone)
    }
    return DateReply("value", text: sum.text, json: .string(sum.text), of: start)
  }
}

struct DateAddCommand: DurationCommand {
  static let isBackward = false
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "The date or time that is a duration later.",
    discussion: """
      A duration is whole numbers with units ('1 year 2 months', '-3 weeks', '36 h') or of ISO 8601's form \
      (P1Y2M10DT2H30M). Years and months are added first and at once, then days of the calendar, then hours, \
      minutes and seconds that elapse.
      """)

  @OptionGroup var options: DateOptions

  @Argument(help: "The date or time.") var date: String
  @Argument(help: "The duration, for example: 13 months") var duration: [String]
}

struct DateSubCommand: DurationCommand {
  static let isBackward = true
  static let configuration = CommandConfiguration(
    commandName: "sub", abstract: "The date or time that is a duration earlier.",
    discussion: """
      A duration is written as for 'ulp date add'. Years and months are subtracted first and at once, then days of \
      the calendar, then hours, minutes and seconds that elapse.
      """)

  @OptionGroup var options: DateOptions

  @Argument(help: "The date or time.") var date: String
  @Argument(help: "The duration, for example: 13 months") var duration: [String]
}
