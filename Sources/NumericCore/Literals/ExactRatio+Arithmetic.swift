extension ExactLiteral {
  /// The product of two finite decimals whose coefficients fit a word, exactly.
  fileprivate static func * (a: ExactLiteral, b: ExactLiteral) -> ExactLiteral {
    guard case .word(let x) = a.coefficient, case .word(let y) = b.coefficient, a.base == 10,
      b.base == 10
    else {
      preconditionFailure("factors are decimals of one word, not \(a.text) and \(b.text)")
    }
    let product = UInt128(x) * UInt128(y)
    let coefficient =
      UInt64(exactly: product).map(Coefficient.word) ?? .digits(Array(String(product).utf8))
    return ExactLiteral(
      isNegative: a.isNegative != b.isNegative, coefficient: coefficient,
      exponent: a.exponent + b.exponent)
  }
}

extension ExactRatio {
  /// The exact quotient of two factors, as a conversion between two units needs it. Numerators and
  /// denominators must be decimals whose digits fit 64 bits.
  public static func / (a: ExactRatio, b: ExactRatio) -> ExactRatio {
    ExactRatio(
      a.numerator * b.denominator, a.denominator * b.numerator, piPower: a.piPower - b.piPower)
  }
}
