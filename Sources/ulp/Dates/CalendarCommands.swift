import ArgumentParser
import Conversion
import NumericCore

/// A command that states a fact about one day.
protocol CalendarCommand: DateRequest {
  var date: [String] { get }
}

extension CalendarCommand {
  /// Reads the date and replies with the result of `fact`.
  func words(
    _ name: String, _ fact: (CivilDate) -> String
  ) throws(CommandFailure) -> DateReply {
    let written = try options.moment(CommandWords.joined(date), in: try options.zone())
    let text = fact(written.moment.local.date)
    return DateReply(name, text: text, json: .string(text), of: written)
  }
}

struct WeekdayCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "weekday", abstract: "The day of the week.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date.") var date: [String]

  func reply() throws(CommandFailure) -> DateReply { try words("weekday", \.weekday.name) }
}

struct ISOWeekCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "isoweek", abstract: "The week of ISO 8601, and the year to which it belongs.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date.") var date: [String]

  func reply() throws(CommandFailure) -> DateReply { try words("isoweek", \.isoWeek.description) }
}

struct DayOfYearCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "dayofyear", abstract: "The number of the day in its year, from 1 to 366.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date.") var date: [String]

  func reply() throws(CommandFailure) -> DateReply {
    let written = try options.moment(CommandWords.joined(date), in: try options.zone())
    let text = "\(written.moment.local.date.dayOfYear)"
    return DateReply("dayofyear", text: text, json: .number(text), of: written)
  }
}

struct LeapYearCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "leapyear", abstract: "Whether the year of a date has a 29th of February.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date, or a year of four digits.") var date: [String]

  func reply() throws(CommandFailure) -> DateReply {
    let zone = try options.zone()
    let text = CommandWords.joined(date)
    let written = try options.reading(text) { () throws(TextError) in
      try WrittenMoment(year: text, in: zone, now: options.time.clock()?.now)
    }
    let isLeap = CivilDate.isLeap(written.moment.local.date.year)
    return DateReply("leapyear", text: "\(isLeap)", json: .truth(isLeap), of: written)
  }
}
