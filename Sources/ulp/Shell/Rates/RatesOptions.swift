import ArgumentParser

/// The options for the source of exchange rates.
struct RatesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the rates from this file: the European Central Bank's XML or CSV, or lines of currency,rate.",
      valueName: "file"),
    completion: .file())
  var rates: String?

  @Option(
    name: .customLong("max-age"),
    help: ArgumentHelp(
      "Warn if the rates are older than this many days. (default: \(standardMaxAge))",
      valueName: "days"))
  var givenMaxAge: Int?

  var stored = StoredOrigins()

  private static let standardMaxAge = 4

  var maxAge: Int { givenMaxAge ?? Self.standardMaxAge }

  mutating func validate() throws { try validateWithSettings() }

  func validateValues() throws {
    if let givenMaxAge, givenMaxAge < 0 {
      throw ValidationError("--max-age is at least 0 days, not \(givenMaxAge)")
    }
  }
}

extension RatesOptions: ConfigurableOptions {
  static let settings: [Setting<RatesOptions>] = [
    Setting("rates", "none", \.rates, values: "a file", read: { $0 }, write: { $0 }),
    Setting("max-age", "\(standardMaxAge)", \.givenMaxAge),
  ]
}
