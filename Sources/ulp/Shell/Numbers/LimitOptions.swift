import ArgumentParser
import BigNumbers
import NumericCore

/// The options for limits of a computation.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Let exact evaluation use this many bits.", valueName: "bits"))
  var maxPrecision: Int?

  @Option(help: ArgumentHelp("Let a computation hold this much.", valueName: "megabytes"))
  var maxMemory: Int?

  @Option(help: ArgumentHelp("Let a computation take this long.", valueName: "seconds"))
  var timeout: Int?

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Raise a limit; repeatable. Names: \(LimitSetting.names).", valueName: "name=n"))
  var limitSettings: [LimitSetting] = []

  var stored = StoredOrigins()

  mutating func validate() throws { try validateWithSettings() }

  func validateValues() throws {
    if let maxPrecision, maxPrecision < 64 {
      throw ValidationError("--max-precision is at least 64 bits, not \(maxPrecision)")
    }
    if let maxMemory, maxMemory < 1 {
      throw ValidationError("--max-memory is at least 1 megabyte, not \(maxMemory)")
    }
    if let timeout, timeout < 1 {
      throw ValidationError("--timeout is at least 1 second, not \(timeout)")
    }
    for setting in limitSettings { try setting.validate() }
  }

  /// The options given on the command line that only exact evaluation has.
  var givenForProofs: [String] { given.filter { $0 == "--max-precision" } }

  /// The limits in force.
  var limits: Limits {
    var limits = Limits()
    for setting in limitSettings { limits[setting.limit] = setting.bound }
    if let maxPrecision { limits.workingPrecision = maxPrecision }
    if let maxMemory { limits.memory = maxMemory }
    if let timeout { limits.time = timeout }
    return limits
  }
}

extension LimitOptions: ConfigurableOptions {
  /// The options that can also be set in the configuration file.
  enum Stored {
    static let maxPrecision = Setting<LimitOptions>(
      "max-precision", "\(Limits().workingPrecision)", \.maxPrecision)
    static let maxMemory = Setting<LimitOptions>("max-memory", "\(Limits().memory)", \.maxMemory)
    static let timeout = Setting<LimitOptions>("timeout", "\(Limits().time)", \.timeout)
  }

  /// The limits of the command line take the place of those that are configured.
  private var raised: [LimitSetting]? {
    get { limitSettings.isEmpty ? nil : limitSettings }
    set { limitSettings = newValue ?? [] }
  }

  static let settings = [
    Stored.maxPrecision, Stored.maxMemory, Stored.timeout,
    Setting(
      "limit", \.raised, separatedBy: ",", values: "name=n, several separated by ','",
      read: LimitSetting.init(argument:), write: { "\($0.limit.rawValue)=\($0.bound)" }),
  ]
}
