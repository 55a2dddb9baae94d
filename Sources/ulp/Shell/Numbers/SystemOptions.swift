import ArgumentParser
import NumericCore

/// Which number system computes, and with how many bits.
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

  /// Precisions go with binary numbers.
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

  /// The number system: what was asked for, or what a precision goes with.
  var chosen: SystemName {
    backend ?? (precision == nil ? Systems.standard : Systems.ofPrecision)
  }
}

extension SystemOptions {
  /// Options that may be set once for all.
  enum Stored {
    static let backend = Setting<SystemOptions>(
      "backend", Systems.standard.rawValue, \.backend)
    static let precision = Setting<SystemOptions>("precision", "by digits", \.precision)
  }

  /// The same as part of other options.
  static func settings<Options>(
    in path: any WritableKeyPath<Options, SystemOptions> & Sendable
  ) -> [Setting<Options>] {
    [Stored.backend, Stored.precision].map { Setting($0, in: path) }
  }
}
