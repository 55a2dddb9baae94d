import ArgumentParser

/// Which number system amounts of money are computed on.
struct AmountOptions: ParsableArguments {
  @OptionGroup var engine: SystemOptions

  var stored = StoredOrigins()

  mutating func validate() throws { try validateWithSettings() }

  func validateValues() throws { try engine.validate() }

  func validateCombination() throws { try engine.validateSystem() }
}
