import NumericCore

/// The numbers that words denote where no variable has their name.
enum NumberWord {
  /// The number of a word; nil for any other name.
  static func value(of name: String) -> ExactLiteral? { values[name] }

  private static let values: [String: ExactLiteral] = {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    var found: [String: ExactLiteral] = [:]
    for (number, word) in words.enumerated() { found[word] = ExactLiteral(number) }
    for (place, word) in ["twenty", "thirty", "forty", "fifty"].enumerated() {
      found[word] = ExactLiteral(20 + 10 * place)
    }
    var half = LiteralScanner(Array("0.5".utf8))
    found["half"] = try? half.scan()
    return found
  }()
}
