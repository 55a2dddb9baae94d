import ArgumentParser

/// A command that takes any number of operands.
///
/// The option parser copies all the operands that it has read with each one that follows: 10 000
/// took 3 s, and the time grew with the square. It therefore sees the first ones and one word in the
/// place of all others, which are put back afterwards.
protocol ManyOperands: ParsableCommand {
  static var operandWords: WritableKeyPath<Self, [String]> { get }
}

extension ManyOperands {
  /// This command with the operands for which words stand.
  fileprivate func unfolded(_ folded: FoldedWords) -> any ParsableCommand {
    var command = self
    let words = command[keyPath: Self.operandWords]
    command[keyPath: Self.operandWords] = words.flatMap(folded.operands)
    return command
  }
}

/// The words of a command line in which long runs of operands are folded into one word each.
struct FoldedWords {
  /// The words for the option parser.
  private(set) var words: [String] = []
  private var runs: [ArraySlice<String>] = []

  /// The number of words of a run that stay: the value of an option, and more operands than any
  /// command counts.
  private static let kept = 32

  /// The largest number of words for a command that takes few operands.
  private static let mostWords = 2000

  /// Folds the words for a command.
  ///
  /// - Throws: for more words than a command of few operands can use.
  init(_ words: ArraySlice<String>, for type: any ParsableCommand.Type) throws(ValidationError) {
    guard type is any ManyOperands.Type else {
      if words.count > Self.mostWords {
        throw ValidationError("at most \(Self.mostWords) words go here, not \(words.count)")
      }
      self.words = Array(words)
      return
    }
    var rest = words
    while !rest.isEmpty {
      let end = rest.firstIndex { $0.hasPrefix("-") } ?? rest.endIndex
      fold(rest[..<end])
      rest = rest[end...]
      if rest.first == "--" {
        self.words.append("--")
        fold(rest.dropFirst())
        return
      }
      if let option = rest.popFirst() { self.words.append(option) }
    }
  }

  private mutating func fold(_ run: ArraySlice<String>) {
    words += run.prefix(Self.kept)
    let others = run.dropFirst(Self.kept)
    if others.count <= 1 {
      words += others
    } else {
      // No word of a command line contains the character 0.
      words.append("\0\(runs.count)")
      runs.append(others)
    }
  }

  /// The operands for which a word stands.
  fileprivate func operands(_ word: String) -> ArraySlice<String> {
    guard word.hasPrefix("\0"), let run = Int(word.dropFirst()) else { return [word] }
    return runs[run]
  }

  /// The command with all its operands.
  func unfolded(_ command: any ParsableCommand) -> any ParsableCommand {
    guard !runs.isEmpty, let command = command as? any ManyOperands else { return command }
    return command.unfolded(self)
  }
}
