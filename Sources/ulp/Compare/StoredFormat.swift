import Accuracy
import ArgumentParser
import Arithmetic
import NumericCore

/// A variable and the format of its own, as `s=binary32`.
struct StoredFormat: ExpressibleByArgument {
  var name: String
  var format: FloatFormat

  init?(argument: String) {
    let words = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, !words[0].isEmpty, let format = FloatFormat(String(words[1])) else {
      return nil
    }
    (name, self.format) = (String(words[0]), format)
  }
}

extension CompareCommand {
  /// The formats of `--format-of`; validation refuses two of one variable.
  var storedFormats: [String: FloatFormat] {
    Dictionary(formatOf.map { ($0.name, $0.format) }, uniquingKeysWith: { first, _ in first })
  }

  /// Refuses a format of what is no variable of the expression.
  func checkStored(in names: [String], _ source: [UInt8]) throws {
    guard let unknown = formatOf.map(\.name).first(where: { !names.contains($0) }) else { return }
    try fail(
      CalculatorError(
        .unknownName, "the expression has no variable '\(unknown)', which --format-of gives", nil,
        suggestion: Suggestion.nearest(to: unknown, among: names)), source)
  }
}
