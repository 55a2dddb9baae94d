import ArgumentParser
import Conversion
import NumericCore

struct TodayCommand: DateRequest {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "The date on the local clock, or on that of --zone.")
  @OptionGroup var options: DateOptions

  func reply() throws(CommandFailure) -> DateReply { try clock("today") }
}

struct NowCommand: DateRequest {
  static let configuration = CommandConfiguration(
    commandName: "now", abstract: "The time on the local clock, or on that of --zone.")
  @OptionGroup var options: DateOptions

  func reply() throws(CommandFailure) -> DateReply { try clock("now") }
}

extension DateRequest {
  /// What the clock tells.
  fileprivate func clock(_ word: String) throws(CommandFailure) -> DateReply {
    let written = try options.moment(word, in: try options.zone())
    return DateReply([written.text], json: [("value", .string(written.text))], about: [written])
  }
}

struct AgeCommand: DateRequest {
  static let configuration = CommandConfiguration(
    commandName: "age", abstract: "How many years, months and days have passed since a day.",
    discussion: "Someone who was born on 29 February is a year older on 28 February of other years."
  )
  @OptionGroup var options: DateOptions
  @Argument(help: "The day of birth, for example: 1990-05-17 or 17 May 1990") var birth: [String]

  func reply() throws(CommandFailure) -> DateReply {
    let zone = try options.zone()
    let text = CommandWords.joined(birth)
    let (from, to) = (try options.moment(text, in: zone), try options.moment("today", in: zone))
    let birth = try options.reading(text) { () throws(TextError) in
      let day = WrittenMoment(try from.onClock(of: to).moment, hasTime: false)
      guard day.moment.local.date <= to.moment.local.date else {
        throw TextError(.date, "this day is still to come")
      }
      return day
    }
    let difference = DateDifference(from: birth, to: to, in: zone)
    return DateReply(
      [difference.text(.ymd)], json: difference.fields(birth, to), about: [from, to])
  }
}
