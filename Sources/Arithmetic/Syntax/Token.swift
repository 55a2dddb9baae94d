import NumericCore

/// One token of an expression.
struct Token {
  enum Kind {
    case number(ExactLiteral)
    /// One of the characters such as `½`.
    case fraction(Int, Int)
    case name
    case symbol(infix: InfixOperator?, prefix: PrefixOperator?, mark: OperatorRow.Mark?)
    /// `²`, `⁻¹` and similar: a power with this integer as its exponent.
    case superscript(ExactLiteral)
    case end
  }

  var kind: Kind
  var span: SourceSpan

  var mark: OperatorRow.Mark? {
    if case .symbol(_, _, let mark) = kind { mark } else { nil }
  }

  var isNumber: Bool { if case .number = kind { true } else { false } }
  /// Whether it is a number in digits, or a fraction in one character.
  var startsNumber: Bool {
    switch kind {
    case .number, .fraction: true
    default: false
    }
  }
  var isName: Bool { if case .name = kind { true } else { false } }
}
