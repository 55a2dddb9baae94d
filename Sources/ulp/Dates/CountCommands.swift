import ArgumentParser
import Conversion
import NumericCore

/// A command that converts moments to numbers of seconds or days, and back.
protocol CountCommand: DateRequest {
  var time: String { get }
  /// The range of numbers that denote moments.
  var range: String { get }
}

extension CountCommand {
  /// Converts a moment to a number, or a number to a moment.
  ///
  /// A time without an offset is in UTC.
  func answer(
    _ name: String, write: (Moment) -> String, read: (String) -> Moment?
  ) throws(CommandFailure) -> DateReply {
    let zone = try options.zone() ?? .utc
    let text = CommandWords.joined([time])
    if let moment = read(text).flatMap({ zone.moment(at: $0) }) {
      return DateReply(
        name, text: "\(moment)", json: .number(text), of: WrittenMoment(moment, hasTime: true))
    }
    // A number outside the range is not a date either.
    if (try? ExactLiteral(text)) != nil {
      try options.reading(text) { () throws(TextError) in throw TextError(.date, range) }
    }
    let moment = try options.moment(time, in: zone)
    let count = write(moment.moment)
    return DateReply(name, text: count, json: .number(count), of: moment)
  }
}

struct UnixCommand: CountCommand {
  static let configuration = CommandConfiguration(
    commandName: "unix",
    abstract: "Seconds since 1970-01-01T00:00:00Z without leap seconds, and back from them.",
    discussion:
      "Compact dates such as 20240229 are numbers here. Without --zone times are those of UTC.")
  @OptionGroup var options: DateOptions
  @Argument(help: "A time, or seconds.") var time: String

  var range: String {
    "seconds have nine decimals at most, and are those of the years -999999 to 999999"
  }

  func reply() throws(CommandFailure) -> DateReply {
    try answer("unix", write: \.unixText, read: Moment.init(unixText:))
  }
}

struct JulianCommand: CountCommand {
  static let configuration = CommandConfiguration(
    commandName: "julian",
    abstract: "The Julian day, which begins at noon of Greenwich, and back from it.",
    discussion: """
      Fifteen places are printed at most, a tenth of a nanosecond. Compact dates such as 20240229 are numbers \
      here. Without --zone times are those of UTC.
      """)
  @OptionGroup var options: DateOptions
  @Argument(help: "A time, or a Julian day.") var time: String

  var range: String {
    "Julian days have fifteen decimals at most, and are those of the years -999999 to 999999"
  }

  func reply() throws(CommandFailure) -> DateReply {
    try answer("julian", write: \.julianDayText, read: Moment.init(julianDayText:))
  }
}
