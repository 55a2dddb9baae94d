/// How a key computes: the text around its operands, in the language of expressions.
///
/// `["root(", ", ", ")"]` is `root(a, b)`. The same pieces make the line of workings and the program that is run, so
/// that the two cannot differ.
struct KeypadFormula: Hashable, Sendable {
  /// What stands before, between and behind the operands.
  var pieces: [String]
  /// Whether the operand entered last stands first.
  var isReversed = false
  /// Whether the workings show it in parentheses of its own, because it would read as two terms.
  var isEnclosed = false

  /// `name(a)`.
  static func call(_ name: String) -> KeypadFormula { KeypadFormula(pieces: [name + "(", ")"]) }

  /// −a.
  static let negation = KeypadFormula(pieces: ["-", ""], isEnclosed: true)
  /// A hundredth.
  static let hundredth = KeypadFormula(pieces: ["", " / 100"], isEnclosed: true)
  /// a·c/100 in this order, as `a + c%` computes it.
  static let share = KeypadFormula(pieces: ["", " * ", " / 100"], isEnclosed: true)

  /// The formula with its operands in their places.
  func text(_ operands: [String]) -> String {
    let ordered = isReversed ? operands.reversed() : operands
    var out = pieces[0]
    for (operand, piece) in zip(ordered, pieces.dropFirst()) { out += operand + piece }
    return isEnclosed ? "(\(out))" : out
  }

  /// Whether an operand stands between a call's own parentheses and needs none.
  var isCall: Bool {
    pieces[0].hasSuffix("(") && pieces.dropFirst().allSatisfy { ",)".contains($0.prefix(1)) }
  }

  /// Whether what it makes reads as one operand wherever it stands.
  var isAtom: Bool { isEnclosed || pieces[0].hasSuffix("(") }
}

/// One step of a calculation. Steps lie in an arena; operands come before what uses them, and nothing is ever changed,
/// so that a total that was shown can be shown again after an operator was replaced.
struct KeypadNode: Sendable {
  enum Kind: Sendable {
    /// A number or constant as the language writes it.
    case number(String)
    case formula(KeypadFormula)
  }

  var kind: Kind
  /// Two at most.
  var operands: [Int] = []
}
