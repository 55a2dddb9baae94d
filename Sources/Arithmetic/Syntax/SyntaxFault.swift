import NumericCore

/// The faults of an expression.
enum SyntaxFault {
  case invalidUTF8
  case unexpectedCharacter(Character)
  case missingOperand(after: String)
  case adjacentNumbers
  case percentAsRemainder
  case tripleFactorial
  case unclosed(String)
  case unopened(String)
  case misplaced(String)
  case badTarget(String)

  /// One sentence for the user.
  var message: String {
    switch self {
    case .invalidUTF8: "the text is not valid UTF-8"
    case .unexpectedCharacter(":"):
      "':' stands in times such as 1:30; cells of a spreadsheet are written out: sum(1, 2, 3)"
    case .unexpectedCharacter("\""):
      "'\"' is the inch behind a number; names of units have no quotation marks: 10 in to cm"
    case .unexpectedCharacter(let character): "\(character.shown) means nothing here"
    case .missingOperand(let place): "a number, a name or '(' is missing \(place)"
    case .adjacentNumbers: "two numbers stand side by side; an operator is missing"
    case .percentAsRemainder:
      "'%' is per cent at its number, and the remainder between blanks: 10 % 3"
    case .tripleFactorial: "'n!!' is the double factorial; write (n!!)! for the factorial of it"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .unopened(let bracket): "'\(bracket)' closes nothing"
    case .misplaced(let fault): fault
    case .badTarget(let fault): fault
    }
  }
}

extension TextError {
  /// A fault of an expression.
  init(_ fault: SyntaxFault, _ span: SourceSpan) { self.init(fault.message, span) }
}

extension Character {
  /// The character in quotes, or its code point if printing it would disturb a terminal.
  fileprivate var shown: String {
    guard let scalar = unicodeScalars.first, scalar.isUnprintable else { return "'\(self)'" }
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}

extension Unicode.Scalar {
  /// Whether it is a control or format character, as in escape sequences and direction marks.
  public var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
