import ArgumentParser
import Arithmetic
import Conversion
import NumericCore

/// The options that all commands about dates share.
struct DateOptions: ParsableArguments, FailureReporting {
  @Option(
    name: .customLong("zone"),
    help: ArgumentHelp(
      "Where clocks show times without an offset: a name of the IANA database or an offset.",
      valueName: "zone"))
  var zoneName: String?

  @Flag(help: "Print the answer as JSON.")
  var json = false

  /// The zone of the option `--zone`, if it was given.
  func zone() throws(SourceFault) -> Zone? {
    guard let zoneName else { return nil }
    return try zone(named: zoneName)
  }

  /// A zone by its name.
  func zone(named word: String) throws(SourceFault) -> Zone {
    let name = CommandWords.joined([word])
    return try reading(name) { () throws(DateError) in try Zone(named: name) }
  }

  /// Reads a moment; `now` and `today` use the system's clock.
  func moment(_ word: String, in zone: Zone?) throws(SourceFault) -> WrittenMoment {
    let text = CommandWords.joined([word])
    return try reading(text) { () throws(DateError) in
      try WrittenMoment(text, in: zone, now: SystemClock.now)
    }
  }

  /// Adds the text to a failure that refers to it.
  func reading<Result>(
    _ text: String, _ body: () throws(DateError) -> Result
  ) throws(SourceFault) -> Result {
    do throws(DateError) {
      return try body()
    } catch {
      let failure = CalculatorError(
        .invalidDate, error.message + (error.lacksZone ? " with --zone" : ""),
        error.span ?? SourceSpan(0, text.utf8.count), suggestion: error.suggestion)
      throw SourceFault(error: failure, source: Array(text.utf8))
    }
  }
}
