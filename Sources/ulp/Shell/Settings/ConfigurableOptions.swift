import ArgumentParser

/// Options of which some may also be set in the environment or in the configuration file.
protocol ConfigurableOptions: ParsableArguments {
  static var settings: [Setting<Self>] { get }
  /// What was not set on the command line but elsewhere.
  var stored: StoredOrigins { get set }
  /// Refuses values that never make sense.
  func validateValues() throws
  /// Refuses values that do not go with each other.
  func validateCombination() throws
}

/// Where settings came from; not an option itself.
struct StoredOrigins: Codable {
  /// By the name of the setting, where its value comes from.
  var applied: [String: String] = [:]
  /// By the name of the setting, where a value is that gave way, and why.
  var setAside: [String: String] = [:]
}

extension ConfigurableOptions {
  func validateCombination() throws {}

  /// The options that the command line gives, of those that may be set elsewhere.
  var given: [String] {
    Self.settings.filter { $0.text(self) != nil && stored.applied[$0.name] == nil }
      .map { "--\($0.name)" }
  }

  /// Validates what is on the command line, after filling in what the environment and then the configuration
  /// file set. Each value gives way where it does not go with a stronger one: with `precision = 100` in the
  /// file, `-b exact` still computes exactly.
  mutating func validateWithSettings() throws {
    try validateValues()
    do {
      let current = try StoredSettings.current()
      // What goes with the command line only after another value is in force has its turn again.
      while try applyNext(of: current) {}
    } catch let fault as CommandFailure {
      ErrorReport(fault.error, source: fault.source).write()
      throw ExitCode(1)
    }
    try validateCombination()
  }

  /// Applies the strongest value that is not in force and can be; answers whether there was one.
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
