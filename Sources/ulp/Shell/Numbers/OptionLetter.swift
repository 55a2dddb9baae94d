import ArgumentParser

/// The letters of options.
///
/// Declarations use this list, and so does ``CommandWords``, which has to distinguish options from
/// operands before anything is parsed. The option parser could list its options only by describing
/// all commands, which takes longer than evaluating an expression; a test compares its description
/// with this list.
///
/// The raw value is the long name. Swift's runtime would find the text of a case by a search through
/// all conformances of the program, which takes about 150 000 instructions.
enum OptionLetter: String, CaseIterable {
  case backend, digits, file, format
  /// Declared by the option parser.
  case help
  case output, precision

  /// The letter: the first one of the name.
  var letter: Character { rawValue[rawValue.startIndex] }

  /// The letter as it is typed.
  var word: String { "-\(letter)" }
}

extension NameSpecification {
  /// A letter and the long name that goes with it.
  static func letter(_ letter: OptionLetter) -> NameSpecification {
    [.customShort(letter.letter), .customLong(letter.rawValue)]
  }
}
