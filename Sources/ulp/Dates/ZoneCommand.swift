import ArgumentParser
import Conversion
import NumericCore

struct ZoneCommand: DateRequest {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "What clocks elsewhere show at a moment.",
    discussion: """
      The time has an offset or --zone says where it is shown.

        ulp date convert 2024-03-10T12:00 Asia/Tokyo --zone America/New_York
      """)

  @OptionGroup var options: DateOptions

  @Argument(help: "The time.") var time: String
  @Argument(help: "Where else: a zone of the IANA database or an offset.") var target: String

  func reply() throws(CommandFailure) -> DateReply {
    let start = try options.moment(time, in: try options.zone())
    let zone = try options.zone(named: target)
    let moved = try options.reading(CommandWords.joined([time])) { () throws(TextError) in
      try start.moved(to: zone)
    }.moment
    let name = zone.abbreviation(at: moved.unixSeconds)
    return DateReply(
      ["\(moved) \(name)"],
      json: [
        ("from", .string(start.moment.description)),
        ("value", .string(moved.description)), ("zone", .string(zone.name)),
        ("abbreviation", .string(name)),
      ], about: [start])
  }
}
