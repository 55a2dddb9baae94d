import Conversion
import NumericCore
import Scientific

/// One word of an RPN line.
struct RPNToken: Sendable {
  enum Kind: Sendable {
    case number(String)
    case infix(InfixOperator)
    case function(FunctionRow)
    /// A constant or a variable.
    case name(String)
    case negation, factorial, percent
    /// `->x`.
    case store(String)
    case command(RPNCommandWord)
  }

  var kind: Kind
  var span: SourceSpan

  /// Classifies a word.
  ///
  /// - Throws: for a word that is not a token.
  init(_ word: String, _ span: SourceSpan) throws(CalculatorError) {
    self.span = span
    kind = try Self.kind(word, span)
  }

  private static func kind(
    _ word: String, _ span: SourceSpan
  ) throws(CalculatorError) -> Kind {
    if let infix = infixes[word] { return .infix(infix) }
    switch word {
    case "neg", "chs", "+/-": return .negation
    case "!": return .factorial
    case "%": return .percent
    default: break
    }
    if let command = RPNCommandWord(rawValue: word) { return .command(command) }
    if word.hasPrefix("->") || word.hasPrefix("→") {
      let name = String(word.drop { "->→".contains($0) })
      guard isName(name), !Catalogue.isConstant(name), !reserved.contains(name) else {
        throw CalculatorError(.unusableName(name), span)
      }
      return .store(name)
    }
    if isNumber(word) { return .number(word) }
    if let row = Catalogue.function(named: word) { return .function(row) }
    if isName(word), !reserved.contains(word) { return .name(word) }
    if DateLiteral.isInForm(Array(word.utf8), at: 0) {
      throw CalculatorError(.date(word), span)
    }
    throw CalculatorError(
      .unknownWord(word), span, suggestion: Catalogue.nearestName(to: word))
  }

  /// Whether a text is a finite number, or a multiple of the imaginary unit, which the calculator reads in the same way.
  static func isNumber(_ text: String) -> Bool {
    guard let literal = try? ExactLiteral(text.hasSuffix("i") ? String(text.dropLast()) : text)
    else { return false }
    return literal.kind == .finite
  }

  private static let infixes: [String: InfixOperator] = [
    "+": .add, "-": .subtract, "−": .subtract, "*": .multiply, "×": .multiply, "·": .multiply,
    "/": .divide, "÷": .divide, "^": .power, "**": .power, "mod": .modulo, "∠": .atAngle,
  ]

  private static let reserved: Set<String> = ["ans", "mod"]

  /// The prefix of the names of intermediate results in generated programs.
  static let resultPrefix = "rpn_"

  /// Whether a word consists of letters, digits and underscores and does not start with a digit.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_", !word.hasPrefix(resultPrefix)
    else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// Words that rearrange the stack.
public enum RPNCommandWord: String, CaseIterable, Sendable {
  /// Ends the number that is being typed; otherwise the same as `dup`.
  case enter
  /// Duplicates the top.
  case dup
  /// Exchanges the two top expressions.
  case swap
  /// Removes the top.
  case drop
  /// Moves the top to the bottom.
  case roll
  /// Discards the number that is being typed; otherwise removes the top.
  case clear
  /// Removes everything, including variables.
  case clearall
  /// Undoes the last digit of the number that is being typed; otherwise the last operation.
  case undo
}
