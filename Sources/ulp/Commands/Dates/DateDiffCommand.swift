import ArgumentParser
import Conversion

struct DateDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "How far one date or time is from another.",
    discussion: """
      Whole months are added to the first date at once; days are those of the calendar, and with a zone hours \
      are elapsed ones. Without --in and --as all units are printed, each of them whole and towards zero.
      """)

  @OptionGroup var options: DateOptions

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Print the difference in one unit, from seconds to centuries.", valueName: "unit"))
  var unit: DurationUnitName?

  @Option(
    name: .customLong("as"),
    help: "Print years, months and days, weeks and days, or months and days.")
  var form: DifferenceForm?

  @Argument(help: "The first date or time.") var from: String
  @Argument(help: "The second one.") var to: String

  func validate() throws {
    if unit != nil, form != nil {
      throw ValidationError("--in and --as are two forms of the same; choose one")
    }
  }

  func run() throws {
    let zone = try options.zone()
    let (from, to) = try onOneClock(
      try options.moment(from, in: zone), try options.moment(to, in: zone))
    let difference = DateDifference(from: from.moment, to: to.moment, in: zone)
    let text = DifferenceText(difference)
    if options.json { return StandardOutput.write(line: text.json(from, to)) }
    if let unit { return StandardOutput.write(line: "\(difference.total(in: unit.unit))") }
    if let form { return StandardOutput.write(line: text.text(form)) }
    for form in DifferenceForm.allCases { StandardOutput.write(line: text.text(form)) }
    for unit in [DurationUnit.year, .month, .week, .day, .hour, .minute, .second] {
      let total = difference.total(in: unit)
      StandardOutput.write(line: "\(total) \(abs(total) == 1 ? unit.rawValue : unit.plural)")
    }
  }

  /// Both on clocks of which one knows how far it is from the other. A day alone is one of the other's clock.
  private func onOneClock(
    _ a: WrittenMoment, _ b: WrittenMoment
  ) throws -> (WrittenMoment, WrittenMoment) {
    func moved(_ day: WrittenMoment, to other: WrittenMoment, _ text: String) throws
      -> WrittenMoment
    {
      if day.hasTime {
        try options.reporting(CommandWords.joined([text])) { () throws(DateError) in
          throw DateError("this has no offset, and the other time has; name its zone with --zone")
        }
      }
      return WrittenMoment(Moment(day.moment.local, offset: other.moment.offset), hasTime: false)
    }
    switch (a.moment.offset, b.moment.offset) {
    case (nil, .some): return (try moved(a, to: b, from), b)
    case (.some, nil): return (a, try moved(b, to: a, to))
    default: return (a, b)
    }
  }
}

/// How a difference is split.
enum DifferenceForm: String, CaseIterable, ExpressibleByArgument {
  case ymd, wd, md
}

/// A unit by its name.
struct DurationUnitName: ExpressibleByArgument {
  var unit: DurationUnit

  init?(argument: String) {
    guard let unit = DurationUnit(argument) else { return nil }
    self.unit = unit
  }

  static let allValueStrings = DurationUnit.allCases.map(\.plural)
}
