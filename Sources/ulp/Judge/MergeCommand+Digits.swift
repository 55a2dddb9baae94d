import ArgumentParser
import BigNumbers
import NumericCore

extension DigitPart: JobFragment {
  var job: JSONFields { [("digits", JSONValue(digits))] }
  var origin: JSONFields { [("version", .string(version))] }
  var count: Int { PiSeries(digits: digits).count }
  var covered: CoveredRanges { CoveredRanges(terms) }

  static var unit: String { "terms" }
  static var canBeMissing: Bool { false }
}

extension MergeCommand {
  /// Prints the digits of π, as a run of the calculator does that takes the number which the parts give.
  func printDigits(_ parts: [DigitPart]) async throws {
    let given = [("--partial", partial), ("--html", page.isWanted), ("--keep", keep)]
    if let (name, _) = given.first(where: \.1) {
      try fail(CommandFailure("\(name) is no option of digits, which need all parts"))
    }
    let parts = parts.sorted { $0.terms.lowerBound < $1.terms.lowerBound }
    guard let digits = parts.first?.digits else { return }
    // A small file can name many digits.
    try reporting { () throws(LimitExceeded) in try bounds.limits.check(.digits, digits) }
    var numbers: [[UInt8]] = []
    for part in parts {
      guard let own = part.numbers() else {
        try fail(CommandFailure("\(part.path) has numbers that were cut off or changed"))
      }
      numbers.append(own)
    }
    guard PiSeries(digits: digits).keep(numbers) else {
      try fail(CommandFailure("the numbers of the parts do not give π"))
    }
    let words = ["--digits", "\(digits)", "--limit", "digits=\(digits)"]
    try await run(words: words + (json ? ["--json"] : []) + ["pi"])
  }
}
