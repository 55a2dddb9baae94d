import ArgumentParser

/// The letters of options.
///
/// Declarations use this list, and so does ``CommandWords``, which has to distinguish options from
/// operands before anything is parsed. The option parser could list its options only by describing
/// all commands, which takes longer than evaluating an expression; a test compares its description
/// with this list.
enum OptionLetter: String, CaseIterable {
  case backend = "b"
  case digits = "d"
  case format = "f"
  /// Declared by the option parser.
  case help = "h"
  case output = "o"
  case precision = "p"

  /// The letter as it is typed.
  var word: String { "-\(rawValue)" }
}

extension NameSpecification {
  /// A letter and the long name that goes with it.
  static func letter(_ letter: OptionLetter) -> NameSpecification {
    [.customShort(Character(letter.rawValue)), .customLong("\(letter)")]
  }
}
