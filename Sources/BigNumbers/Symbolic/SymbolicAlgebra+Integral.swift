import NumericCore

// Rounding to integers and remainders: exact on rationals, atoms elsewhere.
extension SymbolicAlgebra {
  mutating func floor(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let rational = x.rational { return SymbolicForm(rational.floor) }
    if x.isKnownInteger { return x }
    if let rest = try fraction(ofPowers: x) { return try subtract(x, SymbolicForm(rest)) }
    return try opaque(.floor, x)
  }

  /// A rounding function that is odd: that of −x is minus that of x.
  mutating func rounded(
    _ operation: UnaryFunction, _ rule: FloatingPointRoundingRule, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if let rational = x.rational { return SymbolicForm(rational.rounded(rule)) }
    if x.isKnownInteger { return x }
    if operation == .trunc, x.sign == 1 { return try floor(x) }
    return x.isLeadingNegative ? -(try opaque(operation, -x)) : try opaque(operation, x)
  }

  mutating func truncated(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    try rounded(.trunc, .towardZero, x)
  }

  /// a − b⌊a/b⌋; the other two remainders round the quotient differently.
  mutating func modulo(
    _ a: SymbolicForm, _ b: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try remainder(a, b, floor(divide(a, b)))
  }

  mutating func truncatingRemainder(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try remainder(x, y, truncated(divide(x, y)))
  }

  mutating func nearestRemainder(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try remainder(x, y, rounded(.roundEven, .toNearestOrEven, divide(x, y)))
  }

  private mutating func remainder(
    _ x: SymbolicForm, _ y: SymbolicForm, _ quotient: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try subtract(x, multiply(y, quotient))
  }

  /// The quotient of a remainder function; only where it is short enough to have all of its bits.
  mutating func shortQuotient(
    _ x: SymbolicForm, _ y: SymbolicForm, _ rule: FloatingPointRoundingRule
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let quotient = try divide(x, y).rational?.rounded(rule), quotient.numeratorBits < 62
    else { throw SymbolicLimit() }
    return SymbolicForm(quotient)
  }

  mutating func scaledByPowerOfTwo(
    _ x: SymbolicForm, _ n: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let exponent = n.rational, exponent.isInteger else {
      return try opaque(.scaleByPowerOfTwo, x, n)
    }
    return try multiply(x, rationalPower(.two, exponent))
  }

  /// e with x = m·2^e and 1/2 ≤ |m| < 1; 0 for 0.
  mutating func binaryExponent(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    guard let rational = x.rational else { return try opaque(.binaryExponent, magnitude(x)) }
    return SymbolicForm(BigRational(rational.binaryExponent))
  }

  mutating func binarySignificand(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    guard let rational = x.rational else {
      let scale = try pow(SymbolicForm(.two), binaryExponent(x))
      return try divide(x, scale)
    }
    return SymbolicForm(rational.scaled(byPowerOfTwo: -rational.binaryExponent))
  }
}

extension SymbolicForm {
  /// Whether the value is proven to be an integer: a combination of integer-valued functions with
  /// integer coefficients.
  fileprivate var isKnownInteger: Bool {
    terms.allSatisfy { term in
      guard term.coefficient.isInteger else { return false }
      return term.monomial.factors.allSatisfy { factor in
        guard case .node(let node) = factor.atom, factor.exponent.isInteger,
          factor.exponent.sign > 0
        else { return false }
        switch node.head {
        case .unary(.floor), .unary(.trunc), .unary(.round), .unary(.roundEven),
          .unary(.binaryExponent), .unary(.sign):
          return true
        default: return false
        }
      }
    }
  }
}

extension BigRational {
  /// e with x = m·2^e and 1/2 ≤ |m| < 1; 0 for 0.
  fileprivate var binaryExponent: Int {
    if isZero { return 0 }
    let guess = numeratorBits - denominatorBits
    return magnitude.scaled(byPowerOfTwo: -guess) < .one ? guess : guess + 1
  }
}
