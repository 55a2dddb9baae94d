import Conversion
import NumericCore
import Scientific

// Words that are operators, names in another case, and the sign `x`.
extension Parser {
  /// The infix operator that a word is where no variable has its name.
  func infixWord(_ word: String, at span: SourceSpan) -> InfixOperator? {
    guard let infix = Self.infixWords[word], !isBound(word) else { return nil }
    if Self.wordsBeforeBy.contains(word), !starts(with: " by ", at: span.end) { return nil }
    // `2 nCr(5, 2)` is a product with a call.
    if infix.precedence == .selection, span.end < source.count,
      source[span.end] == UInt8(ascii: "(")
    {
      return nil
    }
    return infix
  }

  /// Whether a word is an operator unless a variable has its name.
  static func isOperator(_ word: String) -> Bool { infixWords[word] != nil }

  private static let infixWords: [String: InfixOperator] = [
    "mod": .modulo, "MOD": .modulo, "of": .multiply, "xor": .bitwiseXor, "XOR": .bitwiseXor,
    "and": .and, "AND": .and, "or": .or, "OR": .or, "nCr": .choose, "nPr": .permute,
    "choose": .choose, "plus": .add, "minus": .subtract, "times": .multiply,
    "multiplied": .multiply, "divided": .divide,
  ]

  /// The words that are operators only with the word `by` behind them.
  private static let wordsBeforeBy: Set<String> = ["multiplied", "divided"]

  /// Reads on behind the word of an operator, which is the current token.
  mutating func passInfixWord(_ word: String) throws(TextError) {
    try advance()
    if Self.wordsBeforeBy.contains(word) { try advance() }
  }

  /// Whether a word behind a value converts it.
  func convertsWord(_ word: String, at span: SourceSpan) -> Bool {
    switch word {
    case "to", "in": true
    case "as": !isBound(word) && isBlank(span.end)
    default: false
    }
  }

  /// Whether a word belongs to the operators behind a value.
  func isOperatorWord(_ word: String, at span: SourceSpan) -> Bool {
    infixWord(word, at: span) != nil || convertsWord(word, at: span) || startsStep(word)
  }

  /// The name of a function or constant in the case in which it is known: `PI` is `pi`.
  ///
  /// Only names of two letters or more that are not known as they stand are read so.
  func knownName(_ name: String, at span: SourceSpan) -> String {
    guard span.end - span.start > 1, source[span.start..<span.end].contains(where: Self.isCapital),
      !isBound(name), !defined.contains(name), !names.isFunction(name), !names.isConstant(name),
      !names.isPhysicalConstant(name),
      let known = Self.foldedNames[name.lowercased()],
      names.readsUnits || !PhysicalConstant.isName(known)
    else { return name }
    let isCalled =
      span.end < source.count
      && (source[span.end] == UInt8(ascii: "(") || source[span.end] == UInt8(ascii: "["))
    return isCalled || !isUnit(name) ? known : name
  }

  func isUnit(_ name: String) -> Bool {
    guard names.readsUnits else { return false }
    var scanner = UnitScanner(Array(name.utf8), at: 0, in: units)
    return (try? scanner.scan()) != nil && scanner.position == name.utf8.count
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  /// The names by their spelling in lower case; made when a name with capitals is not known.
  private static let foldedNames: [String: String] = {
    var folded = ["if": "if", "not": "not"]
    // Of two names that differ only in case, neither is preferred: the first in order is taken.
    // The case of short names of constants of physics has a meaning: R_K and r_e.
    let names = BuiltInNames.all.sorted() + PhysicalConstant.all.map(\.name)
    for name in names where folded[name.lowercased()] == nil {
      folded[name.lowercased()] = name
    }
    return folded
  }()

  /// Where reading continues behind the sign `x` between numbers, as in `5 x 3` and `5x3`; nil if
  /// the word is not that sign.
  func signOfTimes(_ word: String, _ span: SourceSpan) throws(TextError) -> Int? {
    guard names.readsUnits, source[span.start] == UInt8(ascii: "x"),
      word.utf8.count == 1 || Self.isDigit(source[span.start + 1]),
      !defined.contains("x"), names.functions["x"] == nil
    else { return nil }
    let left = operands[operands.count - 1]
    guard left.isNumber || left.isQuantity || source[left.span.end - 1] == UInt8(ascii: ")")
    else { return nil }
    let next = afterBlanks(span.start + 1)
    guard next < source.count, Self.startsFactor(source[next]) || isCurrencySign(at: next)
    else { return nil }
    if isBound(word), word.utf8.count > 1 { return nil }
    guard isBound("x") else { return span.start + 1 }
    if left.isNumber, Self.isDigit(source[next]) {
      let a = text(left.span)
      throw TextError(
        .misplaced(
          "'x' is a variable here; write \(a)*… for a product, \(a)*x*… with the variable"),
        span)
    }
    return nil
  }

  private static func startsFactor(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "(")
  }
}
