import ArgumentParser
import Arithmetic
import Conversion
import NumericCore

/// What all commands about dates have in common.
struct DateOptions: ParsableArguments {
  @Option(
    name: .customLong("zone"),
    help: ArgumentHelp(
      "Where clocks show times without an offset: a name of the IANA database or an offset.",
      valueName: "zone"))
  var zoneName: String?

  @Flag(help: "Print the answer as JSON.")
  var json = false

  /// The zone that was named.
  func zone() throws -> Zone? { try zoneName.map { try zone(named: $0) } }

  /// A zone by its name.
  func zone(named word: String) throws -> Zone {
    let name = CommandWords.joined([word])
    return try reporting(name) { () throws(DateError) in try Zone(named: name) }
  }

  /// A moment as it is written; `now` and `today` are read from the system's clock.
  func moment(_ word: String, in zone: Zone?) throws -> WrittenMoment {
    let text = CommandWords.joined([word])
    if let now = SystemClock.moment(text) {
      let moment = zone?.moment(at: now) ?? now
      if text == "now" { return WrittenMoment(moment, hasTime: true) }
      let midnight = moment.local.startOfDay
      return WrittenMoment(
        zone?.nearestMoment(showing: midnight) ?? Moment(midnight), hasTime: false)
    }
    return try reporting(text) { () throws(DateError) in
      let literal = try DateLiteral(text)
      let written = Moment(literal.local, offset: literal.offset)
      guard let zone else { return WrittenMoment(written, hasTime: literal.hasTime) }
      if literal.offset != nil {
        guard let moved = zone.moment(at: written) else { throw DateError("this is too far away") }
        return WrittenMoment(moved, hasTime: true)
      }
      if !literal.hasTime, let start = zone.nearestMoment(showing: literal.local) {
        return WrittenMoment(start, hasTime: false)
      }
      let moments = zone.moments(showing: literal.local)
      if moments.count > 1 {
        let meant = moments.map { "\($0)" }.joined(separator: " or ")
        StandardError.write(
          "note: clocks in \(zone.name) showed \(text) twice: \(meant); the first is taken\n")
      }
      return WrittenMoment(try zone.moment(showing: literal.local), hasTime: true)
    }
  }

  /// Hands a fault to the person who wrote the text.
  func reporting<Result>(
    _ text: String, _ body: () throws(DateError) -> Result
  ) throws -> Result {
    do throws(DateError) {
      return try body()
    } catch {
      let failure = CalculatorError(
        .invalidDate, error.message, error.span ?? SourceSpan(0, text.utf8.count),
        suggestion: error.suggestion)
      ErrorReport(failure, source: Array(text.utf8)).write()
      if json { StandardOutput.write(line: JSONText.failure(failure)) }
      throw ExitCode(1)
    }
  }
}

/// A moment, and whether a time of the day was meant.
struct WrittenMoment {
  var moment: Moment
  var hasTime: Bool

  init(_ moment: Moment, hasTime: Bool) { (self.moment, self.hasTime) = (moment, hasTime) }

  /// The date alone where no time was meant.
  var text: String { hasTime ? "\(moment)" : "\(moment.local.date)" }
}
