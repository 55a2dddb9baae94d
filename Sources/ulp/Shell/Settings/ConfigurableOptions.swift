import ArgumentParser

/// Options some of which can also be set in the environment or in the configuration file.
protocol ConfigurableOptions {
  static var settings: [Setting<Self>] { get }
  /// The origins of values that were not given on the command line.
  var stored: StoredOrigins { get set }
  /// Refuses invalid values.
  func validateValues() throws
  /// Refuses combinations of values that contradict each other.
  func validateCombination() throws
}

/// The origins of settings; this is not an option.
struct StoredOrigins: Codable {
  /// The origin of the value, by the name of the setting.
  var applied: [String: String] = [:]
  /// The origin of a value that was not applied, and the reason, by the name of the setting.
  var setAside: [String: String] = [:]
}

extension ConfigurableOptions {
  func validateCombination() throws {}

  /// The options given on the command line, of those that can be set elsewhere.
  var given: [String] {
    Self.settings.filter { $0.text(self) != nil && stored.applied[$0.name] == nil }
      .map { "--\($0.name)" }
  }

  /// Validates the options after applying the settings of the environment and then of the
  /// configuration file.
  ///
  /// A value that contradicts a stronger one is not applied: with `precision = 100` in the file,
  /// `-b exact` still computes exactly.
  mutating func validateWithSettings() throws {
    try validateValues()
    do {
      let current = try StoredSettings.current()
      // A setting that contradicts the options so far may be applicable after another one was
      // applied.
      while try !current.isEmpty && applyNext(of: current) {}
    } catch let fault as CommandFailure {
      ErrorReport(fault.error, source: fault.source).write()
      throw ExitCode(1)
    }
    try validateCombination()
  }

  /// Applies the strongest setting that is not yet applied and can be; returns whether there was
  /// one.
  private mutating func applyNext(of current: StoredSettings) throws -> Bool {
    for isFromEnvironment in [true, false] {
      for setting in Self.settings where setting.text(self) == nil {
        guard let value = current[setting.name], value.isFromEnvironment == isFromEnvironment
        else { continue }
        if try apply(setting, value) { return true }
      }
    }
    return false
  }

  /// Assigns a value; false, and the reason is kept, if it contradicts the other options.
  ///
  /// It exists once for all options, because copies would be 10 kB of the installed command.
  @_semantics("optimize.sil.specialize.generic.never")
  private mutating func apply(
    _ setting: Setting<Self>, _ value: StoredSettings.Value
  ) throws -> Bool {
    var changed = self
    func fault(_ message: String) -> CommandFailure {
      CommandFailure("\(value.origin): \(message)", value.source, value.span)
    }
    guard setting.assign(&changed, value.text) else {
      throw fault("'\(setting.name)' is \(setting.values), not '\(value.text)'")
    }
    do {
      try changed.validateCombination()
    } catch let error as ValidationError {
      stored.setAside[setting.name] = "\(value.origin): \(error.message)"
      return false
    }
    do {
      try changed.validateValues()
    } catch let error as ValidationError {
      throw fault(error.message)
    }
    changed.stored.applied[setting.name] = value.origin
    changed.stored.setAside[setting.name] = nil
    self = changed
    return true
  }
}
