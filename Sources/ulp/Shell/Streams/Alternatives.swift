extension Array<String> {
  /// The words in a sentence: `exact, double or decimal`.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
