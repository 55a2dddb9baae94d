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

/// The option that gives variables formats of their own.
struct StoredFormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Round what is assigned to a variable to a format of its own; repeatable, as s=binary32. In cores it holds for every assignment, also in loops.",
      valueName: "variable=format"))
  var formatOf: [StoredFormat] = []

  func validate() throws {
    if let twice = names.enumerated().first(where: { names[..<$0.offset].contains($0.element) }) {
      throw ValidationError("--format-of gives '\(twice.element)' two formats")
    }
  }

  /// The variables.
  var names: [String] { formatOf.map(\.name) }

  /// The format of each variable.
  var formats: [String: FloatFormat] {
    Dictionary(formatOf.map { ($0.name, $0.format) }, uniquingKeysWith: { first, _ in first })
  }

  /// The words of a command that give the same formats.
  var words: [String] {
    formatOf.flatMap { ["--format-of", "\($0.name)=\($0.format.name)"] }
  }

  /// Why a format is refused that is of no variable of an expression; nil if there is none.
  func fault(among variables: [String]) -> CalculatorError? {
    names.first { !variables.contains($0) }.map { unknown in
      CalculatorError(
        .unknownName, "the expression has no variable '\(unknown)', which --format-of gives", nil,
        suggestion: Suggestion.nearest(to: unknown, among: variables))
    }
  }
}
