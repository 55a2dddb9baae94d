import ArgumentParser
import NumericCore

/// The options for the number system and its precision.
struct SystemOptions: ParsableArguments {
  @Option(
    name: .letter(.backend),
    help: ArgumentHelp(
      "Number system: \(SystemName.allCases.map(\.rawValue).alternatives). (default: \(Systems.standard.rawValue); \(Systems.ofPrecision.rawValue) with --precision)"
    ))
  var backend: SystemName?

  @Option(
    name: .letter(.precision),
    help: ArgumentHelp("Round every operation to exactly this many bits.", valueName: "bits"))
  var precision: Int?

  func validate() throws {
    if let precision, precision < 1 {
      throw ValidationError("--precision is at least 1 bit, not \(precision)")
    }
  }

  /// Checks that a precision is only given for binary numbers.
  func validateSystem() throws {
    guard let precision else { return }
    switch chosen.definition.traits.precision {
    case .chosen: return
    case .fixed(let bits) where bits == precision: return
    case .fixed, .none: break
    }
    throw ValidationError(
      "-p \(precision) goes with -b \(Systems.ofPrecision.rawValue), not with \(chosen.rawValue)")
  }

  /// The number system that was requested, or the one that the precision implies.
  var chosen: SystemName {
    backend ?? (precision == nil ? Systems.standard : Systems.ofPrecision)
  }
}

extension SystemOptions {
  /// The options that can also be set in the configuration file.
  enum Stored {
    static let backend = Setting<SystemOptions>(
      "backend", Systems.standard.rawValue, \.backend)
    static let precision = Setting<SystemOptions>("precision", "by digits", \.precision)
  }

  /// The settings, if these options are part of other options.
  static func settings<Options>(
    in path: any WritableKeyPath<Options, SystemOptions> & Sendable
  ) -> [Setting<Options>] {
    [Stored.backend, Stored.precision].map { Setting($0, in: path) }
  }
}
