import ArgumentParser

/// Options for all numbers of ranges instead of some that are drawn.
struct ExhaustiveOptions: ParsableArguments {
  @Flag(help: "Judge all numbers of the ranges, one after the other.")
  var exhaustive = false

  @Option(
    help: ArgumentHelp(
      "Judge a part of all numbers only, as 1/4; 'ulp merge' puts the JSON of parts together.",
      valueName: "i/n"))
  var part: Part?

  @Option(
    help: ArgumentHelp(
      "Keep what was counted in a file, and go on from there if it exists.", valueName: "file"),
    completion: .file())
  var resume: String?

  /// One of several parts of about the same size.
  struct Part: ExpressibleByArgument {
    var number: Int
    var total: Int

    init?(argument: String) {
      let words = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard words.count == 2, let number = words[0], let total = words[1],
        (1...1_000_000).contains(total), (1...total).contains(number)
      else { return nil }
      (self.number, self.total) = (number, total)
    }

    /// The numbers of the points of this part.
    func points(of count: Int) -> Range<Int> {
      func end(_ number: Int) -> Int {
        let (high, low) = count.multipliedFullWidth(by: number)
        return total.dividingFullWidth((high, low)).quotient
      }
      return end(number - 1)..<end(number)
    }
  }
}
