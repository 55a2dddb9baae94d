public import NumericCore

/// The precedence of operators, from the lowest to the highest.
public enum Precedence: Int, Comparable, Sendable {
  case disjunction, conjunction, negation, comparison, conversion, range
  case bitwiseOr, bitwiseXor, bitwiseAnd, shift, additive, multiplicative, uncertainty, sign
  case selection, power, radical, postfix

  /// Whether the first precedence is lower.
  public static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}

/// Operators between two operands.
public enum InfixOperator: Hashable, Sendable {
  case add, subtract, multiply, implicitMultiply, divide, floorDivide, modulo, power
  /// `a ± u`, a number with its standard uncertainty.
  case plusMinus
  /// `r ∠ φ`, the complex number of a length and an angle.
  case atAngle
  /// `n nCr k` and `n nPr k`, as calculators write them.
  case choose, permute
  case shiftLeft, shiftRight, bitwiseAnd, bitwiseOr, bitwiseXor
  case and, or
  case relation(Relation)
  /// `v .* w`, `v ./ w` and `v .^ w`: element by element.
  case each(ElementwiseOperator)
  /// `a..b`, the list of the numbers from a to b, and `a..b by c`, the list of every c-th of them.
  case range, step
  /// `m \ b`, the x with m·x = b.
  case solve

  /// The precedence of the operator.
  public var precedence: Precedence {
    switch self {
    case .add, .subtract: .additive
    case .multiply, .implicitMultiply, .divide, .floorDivide, .modulo, .each(.multiply),
      .each(.divide), .solve:
      .multiplicative
    case .plusMinus, .atAngle: .uncertainty
    case .choose, .permute: .selection
    case .power, .each(.power): .power
    case .range, .step: .range
    case .shiftLeft, .shiftRight: .shift
    case .bitwiseAnd: .bitwiseAnd
    case .bitwiseXor: .bitwiseXor
    case .bitwiseOr: .bitwiseOr
    case .relation: .comparison
    case .and: .conjunction
    case .or: .disjunction
    }
  }

  /// Whether it combines the bits of whole numbers.
  var isBitwise: Bool {
    switch self {
    case .shiftLeft, .shiftRight, .bitwiseAnd, .bitwiseOr, .bitwiseXor: true
    default: false
    }
  }

  /// Whether `a ∘ b ∘ c` means `a ∘ (b ∘ c)`.
  var isRightAssociative: Bool { self == .power || self == .each(.power) }

  /// The text of the operator between its operands.
  var symbol: String {
    switch self {
    case .add: " + "
    case .subtract: " - "
    case .multiply, .implicitMultiply: " * "
    case .divide: " / "
    case .floorDivide: " // "
    case .modulo: " mod "
    case .plusMinus: " ± "
    case .atAngle: "∠"
    case .choose: " nCr "
    case .permute: " nPr "
    case .shiftLeft: " << "
    case .shiftRight: " >> "
    case .bitwiseAnd: " & "
    case .bitwiseOr: " | "
    case .bitwiseXor: " xor "
    case .and: " and "
    case .or: " or "
    case .power: "^"
    case .each(let symbol): " \(symbol.rawValue) "
    case .range: ".."
    case .step: " by "
    case .solve: " \\ "
    case .relation(let relation): " \(relation.rawValue) "
    }
  }
}

/// Operators that combine lists element by element, and numbers with every element of a list.
public enum ElementwiseOperator: String, Sendable {
  case multiply = ".*"
  case divide = "./"
  case power = ".^"
}

extension InfixOperator {
  /// The operator without the blanks around it.
  var word: Substring { symbol.drop { $0 == " " }.prefix { $0 != " " } }
}

/// Operators before their operand.
public enum PrefixOperator: Hashable, Sendable {
  case plus, minus, squareRoot, cubeRoot
  /// `~x`, the complement of the bits of a whole number, which is −x − 1.
  case complement
  /// `|x|`.
  case magnitude
  case not

  var precedence: Precedence {
    switch self {
    case .plus, .minus, .complement: .sign
    case .squareRoot, .cubeRoot, .magnitude: .radical
    case .not: .negation
    }
  }
}

/// One spelling of an operator or mark.
///
/// The lexer takes the longest spelling that fits.
struct OperatorRow {
  let spelling: String
  /// Its meaning after an operand.
  var infix: InfixOperator?
  /// Its meaning where an operand is expected.
  var prefix: PrefixOperator?
  /// A mark, which is not an operator, or a postfix operator.
  var mark: Mark?

  /// Marks and postfix operators.
  enum Mark: Hashable {
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, comma, semicolon, assign
    /// The two points of a range: `1..10`.
    case range
    case factorial, doubleFactorial, percent, degree
    /// An arrow, which means the same as the word `to`.
    case conversion
  }

  static let table: [OperatorRow] = [
    OperatorRow(spelling: "+", infix: .add, prefix: .plus),
    OperatorRow(spelling: "-", infix: .subtract, prefix: .minus),
    OperatorRow(spelling: "−", infix: .subtract, prefix: .minus),
    OperatorRow(spelling: "–", infix: .subtract, prefix: .minus),
    OperatorRow(spelling: "*", infix: .multiply),
    OperatorRow(spelling: "×", infix: .multiply),
    OperatorRow(spelling: "·", infix: .multiply),
    OperatorRow(spelling: "⋅", infix: .multiply),
    OperatorRow(spelling: "✕", infix: .multiply),
    OperatorRow(spelling: "✖", infix: .multiply),
    OperatorRow(spelling: "∗", infix: .multiply),
    OperatorRow(spelling: "/", infix: .divide),
    OperatorRow(spelling: "÷", infix: .divide),
    OperatorRow(spelling: "∕", infix: .divide),
    OperatorRow(spelling: "//", infix: .floorDivide),
    OperatorRow(spelling: "\\", infix: .solve),
    OperatorRow(spelling: "±", infix: .plusMinus),
    OperatorRow(spelling: "∠", infix: .atAngle),
    OperatorRow(spelling: "+/-", infix: .plusMinus),
    OperatorRow(spelling: "^", infix: .power),
    OperatorRow(spelling: "**", infix: .power),
    OperatorRow(spelling: "√", prefix: .squareRoot),
    OperatorRow(spelling: "∛", prefix: .cubeRoot),
    OperatorRow(spelling: "~", prefix: .complement),
    OperatorRow(spelling: "&", infix: .bitwiseAnd),
    OperatorRow(spelling: "|", infix: .bitwiseOr),
    OperatorRow(spelling: "<<", infix: .shiftLeft),
    OperatorRow(spelling: ">>", infix: .shiftRight),
    OperatorRow(spelling: "&&", infix: .and),
    OperatorRow(spelling: "||", infix: .or),
    OperatorRow(spelling: "==", infix: .relation(.equal)),
    OperatorRow(spelling: "!=", infix: .relation(.notEqual)),
    OperatorRow(spelling: "≠", infix: .relation(.notEqual)),
    OperatorRow(spelling: "<", infix: .relation(.less)),
    OperatorRow(spelling: "<=", infix: .relation(.lessOrEqual)),
    OperatorRow(spelling: "≤", infix: .relation(.lessOrEqual)),
    OperatorRow(spelling: ">", infix: .relation(.greater)),
    OperatorRow(spelling: ">=", infix: .relation(.greaterOrEqual)),
    OperatorRow(spelling: "≥", infix: .relation(.greaterOrEqual)),
    OperatorRow(spelling: "!!", mark: .doubleFactorial),
    OperatorRow(spelling: "!", mark: .factorial),
    OperatorRow(spelling: "%", mark: .percent),
    OperatorRow(spelling: "°", mark: .degree),
    OperatorRow(spelling: "->", mark: .conversion),
    OperatorRow(spelling: "→", mark: .conversion),
    OperatorRow(spelling: "➞", mark: .conversion),
    OperatorRow(spelling: "(", mark: .leftParenthesis),
    OperatorRow(spelling: ")", mark: .rightParenthesis),
    OperatorRow(spelling: "[", mark: .leftBracket),
    OperatorRow(spelling: "]", mark: .rightBracket),
    OperatorRow(spelling: ",", mark: .comma),
    OperatorRow(spelling: ";", mark: .semicolon),
    OperatorRow(spelling: "=", mark: .assign),
    OperatorRow(spelling: ":=", mark: .assign),
    OperatorRow(spelling: "..", mark: .range),
    OperatorRow(spelling: ".*", infix: .each(.multiply)),
    OperatorRow(spelling: "./", infix: .each(.divide)),
    OperatorRow(spelling: ".^", infix: .each(.power)),
  ]

  /// A spelling of at most four bytes, packed into a word for comparison with the source.
  struct Spelling {
    var packed: UInt32
    var length: Int
    var infix: InfixOperator?
    var prefix: PrefixOperator?
    var mark: Mark?
  }

  /// The spellings by first byte, longest first.
  static let byFirstByte: [[Spelling]] = {
    var index = Array(repeating: [Spelling](), count: 256)
    for row in table {
      let bytes = Array(row.spelling.utf8)
      precondition(bytes.count <= 4, "'\(row.spelling)' is too long for the table")
      index[Int(bytes[0])].append(
        Spelling(
          packed: bytes.reduce(0) { $0 << 8 | UInt32($1) }, length: bytes.count, infix: row.infix,
          prefix: row.prefix, mark: row.mark))
    }
    return index.map { spellings in spellings.sorted { $0.length > $1.length } }
  }()
}
