/// A term of a calculation: a step, and how the line of workings writes it.
struct KeypadTerm: Sendable {
  /// Where a term comes from decides what a digit behind it does.
  enum Origin: Sendable {
    /// A digit behind it starts a number in its place.
    case value
    /// A digit behind a closed parenthesis multiplies.
    case parenthesis
  }

  var node: Int
  /// In the line of workings.
  var text: String
  /// Where its neighbours are others than now; nil for the same. A percentage of what stands before it becomes the
  /// product that it is.
  var movedText: String?
  /// Inside the parentheses of a call; nil for the same.
  var innerText: String?
  /// Whether it is one operand wherever it stands: an unsigned number, a call or a parenthesis.
  var isAtom: Bool
  var origin = Origin.value
  /// The operation between two terms that was entered last inside it.
  var lastOperation: KeypadOperation?

  /// The text as an operand of a formula.
  func operand(of formula: KeypadFormula) -> String {
    let text = movedText ?? text
    if formula.isCall { return innerText ?? text }
    return isAtom || movedText != nil ? text : "(\(text))"
  }
}

/// What `=` repeats: an operator and its right term.
struct KeypadOperation: Sendable {
  var symbol: KeypadOperator
  var node: Int
  /// The right term in the line of workings.
  var text: String
  var isAtom: Bool
}

/// What is calculated between two parentheses, or outside all of them: terms and operators in turn. Behind the last
/// operator a term may be missing.
struct KeypadLevel: Sendable {
  private(set) var terms: [KeypadTerm] = []
  private(set) var operators: [KeypadOperator] = []
  /// The values up to and including each term.
  private(set) var totals: [KeypadTotals] = []
  /// Bytes of all terms, and of all operators with a blank before each.
  private var tokenLength = 0
  /// Whether the parenthesis that opened it multiplies the term before it without an operator having been typed.
  var multipliesImplicitly = false

  var isEmpty: Bool { terms.isEmpty }
  /// Bytes of the level in the line of workings, with a blank behind it.
  var writtenLength: Int { isEmpty ? 0 : tokenLength + terms.count }
  /// Whether the next thing is a term.
  var needsTerm: Bool { operators.count == terms.count }

  /// The operator before the last term.
  var operatorBeforeLastTerm: KeypadOperator? {
    terms.count > 1 ? operators[terms.count - 2] : nil
  }

  mutating func append(_ term: KeypadTerm, _ nodes: inout [KeypadNode]) {
    totals.append(KeypadTotals(term.node, after: operators.last, totals.last, &nodes))
    terms.append(term)
    tokenLength += term.text.utf8.count
  }

  /// Appends an operator, or puts it in the place of one that has no term behind it.
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

  /// The last operator with the term behind it, or what was entered last inside that term.
  var lastOperation: KeypadOperation? {
    guard let term = terms.last else { return nil }
    if let inner = term.lastOperation { return inner }
    return operatorBeforeLastTerm.map {
      KeypadOperation(
        symbol: $0, node: term.node, text: term.movedText ?? term.text, isAtom: term.isAtom)
    }
  }
}

/// The values that keys show: what has been entered at one level, from tight to loose.
struct KeypadTotals: Sendable {
  /// The power, root or term that is being built.
  var function: Int
  /// The product that is being built.
  var product: Int
  /// The whole level.
  var sum: Int
  private var leftOfProduct: (node: Int, symbol: KeypadOperator)?
  private var leftOfSum: (node: Int, symbol: KeypadOperator)?

  /// The values behind one more term.
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

  /// What an operator shows.
  func total(for symbol: KeypadOperator) -> Int {
    switch symbol.tightness {
    case .function: function
    case .product: product
    case .sum: sum
    }
  }
}
