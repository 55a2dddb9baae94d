import ArgumentParser
import Conversion

/// What a calendar says of one day.
protocol CalendarCommand: ParsableCommand {
  var options: DateOptions { get }
  var date: String { get }
}

extension CalendarCommand {
  /// Reads the date and writes what `fact` makes of it: as text, and as JSON.
  func answer(_ name: String, _ fact: (CivilDate) -> (text: String, json: String)) throws {
    let written = try options.moment(date, in: try options.zone())
    let (text, json) = fact(written.moment.local.date)
    DateAnswer(options).write(name, text: text, json, of: written)
  }
}

struct WeekdayCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "weekday", abstract: "The day of the week.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date.") var date: String

  func run() throws {
    try answer("weekday") { ($0.weekday.name, JSONText.quoted($0.weekday.name)) }
  }
}

struct ISOWeekCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "isoweek", abstract: "The week of ISO 8601, and the year to which it belongs.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date.") var date: String

  func run() throws {
    try answer("isoweek") { ("\($0.isoWeek)", JSONText.quoted("\($0.isoWeek)")) }
  }
}

struct DayOfYearCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "dayofyear", abstract: "The number of the day in its year, from 1 to 366.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date.") var date: String

  func run() throws { try answer("dayofyear") { ("\($0.dayOfYear)", "\($0.dayOfYear)") } }
}

struct LeapYearCommand: CalendarCommand {
  static let configuration = CommandConfiguration(
    commandName: "leapyear", abstract: "Whether the year of a date has a 29th of February.")
  @OptionGroup var options: DateOptions
  @Argument(help: "The date, or a year of four digits.") var date: String

  func run() throws {
    let isYear = date.count == 4 && date.allSatisfy(\.isNumber)
    var whole = self
    if isYear { whole.date += "-01-01" }
    try whole.answer("leapyear") { date in
      let isLeap = CivilDate.isLeap(date.year)
      return ("\(isLeap)", "\(isLeap)")
    }
  }
}
