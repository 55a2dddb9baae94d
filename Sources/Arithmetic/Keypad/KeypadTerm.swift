/// A term of a calculation: a step and its text.
struct KeypadTerm: Sendable {
  /// The origin of a term, which determines the effect of a digit after it.
  enum Origin: Sendable {
    /// A digit starts a number that replaces the term.
    case value
    /// A digit starts a factor, because a closed parenthesis precedes it.
    case parenthesis
  }

  var node: Int
  /// The text in the calculation.
  var text: String
  /// The text after the term was moved to other neighbours; nil for the same text.
  ///
  /// A percentage of the preceding terms is then written as a product.
  var movedText: String?
  /// The text between the parentheses of a call; nil for the same text.
  var innerText: String?
  /// Whether the text is a single operand in any context: an unsigned number, a call or a
  /// parenthesis.
  var isAtom: Bool
  var origin = Origin.value
  /// The last operation between two terms that was entered inside the term.
  var lastOperation: KeypadOperation?

  /// The text as an operand of a formula.
  func operand(of formula: KeypadFormula) -> String {
    let text = movedText ?? text
    if formula.isCall { return innerText ?? text }
    return isAtom || movedText != nil ? text : "(\(text))"
  }
}

/// The operation that `=` repeats: an operator and its right operand.
struct KeypadOperation: Sendable {
  var symbol: KeypadOperator
  var node: Int
  /// The text of the right operand in the calculation.
  var text: String
  var isAtom: Bool
}

/// The calculation between two parentheses, or outside all of them: terms and operators in turn.
///
/// After the last operator the term may be missing.
struct KeypadLevel: Sendable {
  private(set) var terms: [KeypadTerm] = []
  private(set) var operators: [KeypadOperator] = []
  /// The intermediate results up to and including each term.
  private(set) var totals: [KeypadTotals] = []
  /// The length in bytes of all terms, and of all operators with a space before each.
  private var tokenLength = 0
  /// Whether the opening parenthesis multiplies the term before it although no operator was typed.
  var multipliesImplicitly = false

  var isEmpty: Bool { terms.isEmpty }
  /// The length in bytes of the text of the level, including a space after it.
  var writtenLength: Int { isEmpty ? 0 : tokenLength + terms.count }
  /// Whether a term must follow.
  var needsTerm: Bool { operators.count == terms.count }

  /// The length in bytes of the text of the last term once it is moved; 0 if that text is the same.
  var movedLength: Int { terms.last?.movedText?.utf8.count ?? 0 }

  /// The operator before the last term.
  var operatorBeforeLastTerm: KeypadOperator? {
    terms.count > 1 ? operators[terms.count - 2] : nil
  }

  mutating func append(_ term: KeypadTerm, _ nodes: inout [KeypadNode]) {
    totals.append(KeypadTotals(term.node, after: operators.last, totals.last, &nodes))
    terms.append(term)
    tokenLength += term.text.utf8.count
  }

  /// Appends an operator, or replaces the last one if no term follows it.
  mutating func append(_ symbol: KeypadOperator) {
    if needsTerm, !operators.isEmpty { removeLastOperator() }
    operators.append(symbol)
    tokenLength += symbol.rawValue.utf8.count + 1
  }

  mutating func removeLastOperator() {
    tokenLength -= operators.removeLast().rawValue.utf8.count + 1
  }

  mutating func removeLastTerm() -> KeypadTerm {
    totals.removeLast()
    let term = terms.removeLast()
    tokenLength -= term.text.utf8.count
    return term
  }

  /// The last operator with its right operand, or the operation that was entered last inside that
  /// operand.
  var lastOperation: KeypadOperation? {
    guard let term = terms.last else { return nil }
    if let inner = term.lastOperation { return inner }
    return operatorBeforeLastTerm.map {
      KeypadOperation(
        symbol: $0, node: term.node, text: term.movedText ?? term.text, isAtom: term.isAtom)
    }
  }
}

/// The intermediate results that keys display at one level, from the highest to the lowest
/// precedence.
struct KeypadTotals: Sendable {
  /// The value of the current power, root or term.
  var function: Int
  /// The value of the current product.
  var product: Int
  /// The value of the whole level.
  var sum: Int
  private var leftOfProduct: (node: Int, symbol: KeypadOperator)?
  private var leftOfSum: (node: Int, symbol: KeypadOperator)?

  /// The intermediate results after one more term.
  init(
    _ term: Int, after symbol: KeypadOperator?, _ before: KeypadTotals?, _ nodes: inout [KeypadNode]
  ) {
    func join(_ left: (node: Int, symbol: KeypadOperator)?, _ right: Int) -> Int {
      guard let left else { return right }
      nodes.append(
        KeypadNode(kind: .formula(left.symbol.formula), operands: [left.node, right]))
      return nodes.count - 1
    }
    function = term
    if let symbol, let before {
      switch symbol.tightness {
      case .function:
        function = join((before.function, symbol), term)
        (leftOfProduct, leftOfSum) = (before.leftOfProduct, before.leftOfSum)
      case .product:
        (leftOfProduct, leftOfSum) = ((before.product, symbol), before.leftOfSum)
      case .sum:
        leftOfSum = (before.sum, symbol)
      }
    }
    product = join(leftOfProduct, function)
    sum = join(leftOfSum, product)
  }

  /// The value that an operator displays.
  func total(for symbol: KeypadOperator) -> Int {
    switch symbol.tightness {
    case .function: function
    case .product: product
    case .sum: sum
    }
  }
}
