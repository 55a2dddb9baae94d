import ArgumentParser
import Conversion
import NumericCore

struct DateDiffCommand: DateRequest {
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
    help: ArgumentHelp(
      "Print years, months and days (ymd), weeks and days (wd), months and days (md), or one unit.",
      valueName: "form"))
  var style: DifferenceStyle?

  @Argument(help: "The first date or time.") var from: String
  @Argument(help: "The second one.") var to: String

  func validate() throws {
    if unit != nil, style != nil {
      throw ValidationError("--in and --as are two forms of the same; choose one")
    }
  }

  func reply() throws(CommandFailure) -> DateReply {
    let zone = try options.zone()
    let written = (try options.moment(from, in: zone), try options.moment(to, in: zone))
    let from = try options.reading(CommandWords.joined([from])) { () throws(TextError) in
      try written.0.onClock(of: written.1)
    }
    let to = try options.reading(CommandWords.joined([to])) { () throws(TextError) in
      try written.1.onClock(of: written.0)
    }
    let difference = DateDifference(from: from, to: to, in: zone)
    return DateReply(
      lines(difference), json: difference.fields(from, to), about: [written.0, written.1])
  }

  private func lines(_ difference: DateDifference) -> [String] {
    switch style ?? unit.map({ .unit($0.unit) }) {
    case .unit(let unit)?: return ["\(difference.total(in: unit))"]
    case .form(let form)?: return [difference.text(form)]
    case nil: break
    }
    return DifferenceForm.allCases.map { difference.text($0) }
      + [DurationUnit.year, .month, .week, .day, .hour, .minute, .second].map { unit in
        let total = difference.total(in: unit)
        return "\(total) \(abs(total) == 1 ? unit.rawValue : unit.plural)"
      }
  }
}

/// The form of a difference: several units, or one.
enum DifferenceStyle: ExpressibleByArgument {
  case form(DifferenceForm)
  case unit(DurationUnit)

  init?(argument: String) {
    if let form = DifferenceForm(rawValue: argument) {
      self = .form(form)
    } else if let unit = DurationUnit(argument) {
      self = .unit(unit)
    } else {
      return nil
    }
  }

  static let allValueStrings =
    DifferenceForm.allCases.map(\.rawValue) + DurationUnitName.allValueStrings
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
