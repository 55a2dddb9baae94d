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
      "Translate C: an expression, statements that end with one, or functions, of which the last one is taken; '-' is standard input.",
      valueName: "text"))
  var c: String?

  @Option(
    help: ArgumentHelp(
      "Which core: its :name, its identifier, or its number in the file from 1.", valueName: "name")
  )
  var core: String?

  /// What the options name; nil if there is no core.
  var choice: FPCoreChoice? {
    if let file { return FPCoreChoice(origin: .file(file), name: core) }
    return c.map { FPCoreChoice(origin: .c($0), name: core) }
  }

  /// Whether there is a core.
  var isGiven: Bool { file != nil || c != nil }

  /// The options as words of a command.
  var words: [String] {
    let source =
      file.map { ["--fpcore", CommandWords.joined([$0])] } ?? c.map { ["--c", $0] } ?? []
    return source + (core.map { ["--core", $0] } ?? [])
  }

  func validate() throws {
    if file != nil, c != nil {
      throw ValidationError("--c and --fpcore are two sources of a core; leave one of them out")
    }
    if !isGiven, core != nil { throw ValidationError("--core goes with --fpcore or --c") }
  }
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
