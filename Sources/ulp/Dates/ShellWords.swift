import Arithmetic
import NumericCore

/// The words of a line, separated by spaces; single or double quotation marks enclose spaces.
struct ShellWords {
  private(set) var words: [String] = []

  init(_ line: [UInt8]) throws(CalculatorError) {
    guard let text = String(validating: line, as: UTF8.self) else {
      throw CalculatorError(.syntax, "the text is not valid UTF-8", nil)
    }
    var word: String?
    var quote: (mark: Character, offset: Int)?
    var offset = 0
    for character in text {
      switch (character, quote?.mark) {
      case (let mark, .some(let open)) where mark == open: quote = nil
      case (_, .some): word = (word ?? "") + String(character)
      case ("'", nil), ("\"", nil):
        quote = (character, offset)
        word = word ?? ""
      case (" ", nil), ("\t", nil), ("\r", nil):
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
      offset += character.utf8.count
    }
    if let quote {
      throw CalculatorError(
        .syntax, "a quotation mark is never closed", SourceSpan(quote.offset, quote.offset + 1))
    }
    if let word { words.append(word) }
  }
}
