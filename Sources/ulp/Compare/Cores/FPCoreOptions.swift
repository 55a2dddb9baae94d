import Accuracy
import ArgumentParser
import BigNumbers

/// Where a core comes from.
struct FPCoreOptions: ParsableArguments {
  @Option(
    name: .customLong("fpcore"),
    help: ArgumentHelp(
      "Compare a core of this file; '-' is standard input.", valueName: "file"),
    completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Which core: its :name, its identifier, or its number in the file from 1.", valueName: "name")
  )
  var core: String?
}

extension FPCoreRounding {
  /// FPCore's name for a direction; nil for those that it has none for.
  init?(_ rounding: DecimalRounding) {
    switch rounding {
    case .nearestEven: self = .nearestEven
    case .nearestAway: self = .nearestAway
    case .towardZero: self = .toZero
    case .up: self = .toPositive
    case .down: self = .toNegative
    case .awayFromZero, .nearestZero, .zeroFiveAway: return nil
    }
  }
}
