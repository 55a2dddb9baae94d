import ArgumentParser

/// A command that computes numbers.
///
/// Each command declares the groups of ``NumberOptions`` itself: a group inside a group would be collected four times
/// as often by the checks of declarations that the option parser makes in debug builds, where it took half of the time
/// of `ulp 1+1`.
protocol NumberCommand: ParsableCommand {
  var engine: SystemOptions { get set }
  var results: ResultOptions { get set }
  var variables: VariableOptions { get set }
  var bounds: LimitOptions { get set }
}

extension NumberCommand {
  var options: NumberOptions {
    NumberOptions(engine: engine, results: results, variables: variables, bounds: bounds)
  }

  mutating func validate() throws { try validateNumbers() }

  /// Validates the options together, with the settings of the environment and of the configuration file.
  mutating func validateNumbers() throws {
    var options = options
    try options.validateWithSettings()
    (engine, results) = (options.engine, options.results)
  }
}
