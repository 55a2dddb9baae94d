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

  @OptionGroup var time: ClockOptions

  @Flag(help: "Print the answer as JSON.")
  var json = false

  /// The zone of the option `--zone`, if it was given.
  func zone() throws(CommandFailure) -> Zone? {
    guard let zoneName else { return nil }
    return try zone(named: zoneName)
  }

  /// A zone by its name.
  func zone(named word: String) throws(CommandFailure) -> Zone {
    let name = CommandWords.joined([word])
    return try reading(name) { () throws(TextError) in try Zone(named: name) }
  }

  /// Reads a moment; `now` and `today` use the clock.
  func moment(_ word: String, in zone: Zone?) throws(CommandFailure) -> WrittenMoment {
    let text = CommandWords.joined([word])
    return try reading(text) { () throws(TextError) in
      try WrittenMoment(text, in: zone, now: time.clock()?.now)
    }
  }

  /// Adds the text to a failure that refers to it.
  func reading<Result>(
    _ text: String, _ body: () throws(TextError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(TextError) {
      return try body()
    } catch {
      var failure = CalculatorError(error)
      if error.kind == .missingZone { failure.message += " with --zone" }
      failure.span = error.span ?? SourceSpan(0, text.utf8.count)
      throw CommandFailure(error: failure, source: Array(text.utf8))
    }
  }
}
