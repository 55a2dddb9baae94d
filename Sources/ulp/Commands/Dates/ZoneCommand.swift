import ArgumentParser
import Conversion

struct ZoneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "What clocks elsewhere show at a moment.",
    discussion: """
      The time has an offset or --zone says where it is shown.

        ulp date convert 2024-03-10T12:00 Asia/Tokyo --zone America/New_York
      """)

  @OptionGroup var options: DateOptions

  @Argument(help: "The time.") var time: String
  @Argument(help: "Where else: a zone of the IANA database or an offset.") var target: String

  func run() throws {
    let start = try options.moment(time, in: try options.zone())
    let zone = try options.zone(named: target)
    let text = CommandWords.joined([time])
    let moved = try options.reporting(text) { () throws(DateError) in
      guard start.moment.offset != nil else {
        throw DateError("this has no offset; name its zone with --zone")
      }
      guard let moved = zone.moment(at: start.moment) else {
        throw DateError("this is too far away")
      }
      return moved
    }
    let name = zone.abbreviation(at: moved.unixSeconds)
    if options.json {
      return StandardOutput.write(
        line: JSONText.object([
          ("from", JSONText.quoted(start.moment.description)),
          ("value", JSONText.quoted(moved.description)), ("zone", JSONText.quoted(zone.name)),
          ("abbreviation", JSONText.quoted(name)),
        ]))
    }
    StandardOutput.write(line: "\(moved) \(name)")
  }
}
