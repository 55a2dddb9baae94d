extension Array<String> {
  /// The words in a sentence: `exact, double or decimal`.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return Array(dropLast()).series + " or " + last
  }

  /// The words with commas.
  ///
  /// `joined` would search for conformances at the start of the command.
  var series: String { dropFirst().reduce(first ?? "") { $0 + ", " + $1 } }
}
