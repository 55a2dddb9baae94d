import ArgumentParser
import Arithmetic
import Conversion
import NumericCore

/// The option that fixes the clock.
struct ClockOptions: ParsableArguments {
  @Option(
    name: .customLong("now"),
    help: ArgumentHelp(
      "Take this as the current time: 2024-03-10T12:00, with an offset or on the local clock.",
      valueName: "time"))
  var given: String?

  func validate() throws {
    do throws(TextError) { _ = try fixed() } catch {
      throw ValidationError("--now is a date or time, such as 2024-03-10T12:00: \(error.message)")
    }
  }

  private func fixed() throws(TextError) -> LocalTime? {
    guard let given else { return nil }
    let zone = SystemClock.zone
    let written = try WrittenMoment(CommandWords.joined([given]), in: zone, now: nil)
    return LocalTime(written.moment, in: zone)
  }

  /// The clock: that of the machine unless it is fixed.
  var clock: LocalClock {
    // The option was read when it was validated.
    guard let time = try? fixed() else { return SystemClock.clock }
    return { time }
  }
}
