import ArgumentParser

/// The number system for amounts of money.
struct AmountOptions: ParsableArguments, ConfigurableOptions {
  @OptionGroup var engine: SystemOptions

  static let settings: [Setting<AmountOptions>] = SystemOptions.settings(in: \.engine)

  var stored = StoredOrigins()

  mutating func validate() throws { try validateWithSettings() }

  func validateValues() throws { try engine.validate() }

  func validateCombination() throws { try engine.validateSystem() }
}
