import Accuracy
import ArgumentParser
import BigNumbers

/// The options that choose a core.
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
  /// FPCore's name of a direction of rounding; nil if it has none.
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
