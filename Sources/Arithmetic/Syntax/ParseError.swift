public import NumericCore

/// A fault in the text, with its place.
public struct ParseError: Error, Hashable, Sendable {
  /// The kind of fault.
  public enum Kind: Hashable, Sendable {
    case invalidUTF8
    case unexpectedCharacter(Character)
    case malformedNumber(String)
    case missingOperand(after: String)
    case adjacentNumbers
    case percentAsRemainder
    case doubleFactorial
    case unclosed(String)
    case unopened(String)
    case chainedComparison
    case misplaced(String)
    case badTarget(String)
    case unknownUnit(String, suggestion: String?)
  }

  /// The fault.
  public var kind: Kind
  /// The place in the source.
  public var span: SourceSpan

  init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// One sentence for the user.
  public var message: String {
    switch kind {
    case .invalidUTF8: "the text is not valid UTF-8"
    case .unexpectedCharacter(let character): "\(character.shown) means nothing here"
    case .malformedNumber(let fault): fault
    case .missingOperand(let place): "a number, a name or '(' is missing \(place)"
    case .adjacentNumbers: "two numbers stand side by side; an operator is missing"
    case .percentAsRemainder: "'%' is percent; the remainder is written a mod b or mod(a, b)"
    case .doubleFactorial: "'!!' is ambiguous; write (n!)! for the factorial of a factorial"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .unopened(let bracket): "'\(bracket)' closes nothing"
    case .chainedComparison: "comparisons do not chain; compare two values at a time"
    case .misplaced(let fault): fault
    case .badTarget(let fault), .unknownUnit(let fault, _): fault
    }
  }
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
