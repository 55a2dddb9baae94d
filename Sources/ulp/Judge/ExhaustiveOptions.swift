import ArgumentParser

/// Options for all numbers of ranges instead of some that are drawn.
struct ExhaustiveOptions: ParsableArguments {
  @Flag(help: "Judge all numbers of the ranges, one after the other.")
  var exhaustive = false

  @Option(
    help: ArgumentHelp(
      "Keep what was counted in a file, and go on from there if it exists.", valueName: "file"),
    completion: .file())
  var resume: String?
}
