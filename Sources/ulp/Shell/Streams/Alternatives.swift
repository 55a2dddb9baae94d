extension Array<String> {
  /// The words in a sentence: `exact, double or decimal`.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    // `joined` would search for conformances at the start of the command.
    return dropFirst().dropLast().reduce(self[0]) { $0 + ", " + $1 } + " or " + last
  }
}
