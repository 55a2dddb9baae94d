import ArgumentParser
import NumericCore

/// Which number system computes, and with how many bits.
struct SystemOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Number system: exact, double, bigfloat or decimal. (default: exact; bigfloat with --precision)"
    ))
  var backend: BackendName?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Round every operation to exactly this many bits.", valueName: "bits"))
  var precision: Int?

  func validate() throws {
    if let precision, precision < 1 {
      throw ValidationError("--precision is at least 1 bit, not \(precision)")
    }
  }

  /// Precisions go with binary numbers.
  func validateSystem() throws {
    guard let precision, chosen != .bigfloat, !(chosen == .double && precision == 53) else {
      return
    }
    throw ValidationError("-p \(precision) goes with -b bigfloat, not with \(chosen.rawValue)")
  }

  /// The number system: what was asked for, or what a precision goes with.
  var chosen: BackendName { backend ?? (precision == nil ? .exact : .bigfloat) }
}
