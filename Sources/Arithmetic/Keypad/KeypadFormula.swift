/// The formula of a key: the text around its operands, in the language of expressions.
///
/// `["root(", ", ", ")"]` is `root(a, b)`. The displayed calculation and the executed program are
/// made from the same pieces, so that they cannot differ.
struct KeypadFormula: Hashable, Sendable {
  /// The text before, between and after the operands.
  var pieces: [String]
  /// Whether the operand that was entered last comes first.
  var isReversed = false
  /// Whether the result is written in parentheses, because it would read as two terms.
  var isEnclosed = false

  /// `name(a)`.
  static func call(_ name: String) -> KeypadFormula { KeypadFormula(pieces: [name + "(", ")"]) }

  /// −a.
  static let negation = KeypadFormula(pieces: ["-", ""], isEnclosed: true)
  /// x/100.
  static let hundredth = KeypadFormula(pieces: ["", " / 100"], isEnclosed: true)
  /// a·c/100, computed in this order, as in `a + c%`.
  static let share = KeypadFormula(pieces: ["", " * ", " / 100"], isEnclosed: true)

  /// The formula with its operands inserted.
  func text(_ operands: [String]) -> String {
    let ordered = isReversed ? operands.reversed() : operands
    var out = pieces[0]
    for (operand, piece) in zip(ordered, pieces.dropFirst()) { out += operand + piece }
    return isEnclosed ? "(\(out))" : out
  }

  /// Whether the formula is a call, whose parentheses enclose its operand.
  var isCall: Bool {
    pieces[0].hasSuffix("(")
      && pieces.dropFirst().allSatisfy { $0.isEmpty || $0.hasPrefix(",") || $0.hasPrefix(")") }
  }

  /// Whether the result is a single operand in any context.
  var isAtom: Bool { isEnclosed || pieces[0].hasSuffix("(") }
}

/// One step of a calculation.
///
/// Steps are stored in an array in which operands come before the steps that use them. Steps are
/// never changed, so that an earlier result can be shown again after an operator was replaced.
struct KeypadNode: Sendable {
  enum Kind: Sendable {
    /// A number or constant as it is written in the language.
    case number(String)
    case formula(KeypadFormula)
  }

  var kind: Kind
  /// At most two.
  var operands: [Int] = []
}
