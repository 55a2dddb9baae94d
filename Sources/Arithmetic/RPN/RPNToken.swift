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

  /// Takes a word for what it is.
  ///
  /// - Throws: a word that is none of these.
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
    if let literal = try? ExactLiteral(word), literal.kind == .finite { return .number(word) }
    if let row = Catalogue.function(named: word) { return .function(row) }
    if isName(word), !reserved.contains(word) { return .name(word) }
    throw CalculatorError(
      .unknownWord(word), span, suggestion: Catalogue.nearestName(to: word))
  }

  private static let infixes: [String: InfixOperator] = [
    "+": .add, "-": .subtract, "−": .subtract, "*": .multiply, "×": .multiply, "·": .multiply,
    "/": .divide, "÷": .divide, "^": .power, "**": .power, "mod": .modulo,
  ]

  private static let reserved: Set<String> = ["ans", "mod"]

  /// What begins the names of results in the programs that are made of expressions.
  static let resultPrefix = "rpn_"

  /// Letters, digits and underscores, not starting with a digit.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_", !word.hasPrefix(resultPrefix)
    else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// Words that move the stack.
public enum RPNCommandWord: String, CaseIterable, Sendable {
  /// Ends a number; without one, does what `dup` does.
  case enter
  /// Pushes the top again.
  case dup
  /// Exchanges the two on top.
  case swap
  /// Takes the top away.
  case drop
  /// Moves the top to the bottom.
  case roll
  /// Empties the number being typed, else takes the top away.
  case clear
  /// Takes everything away, variables included.
  case clearall
  /// Takes back the last digit of the number being typed, else the last operation.
  case undo
}
