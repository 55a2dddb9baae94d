import NumericCore

// Powers with rational exponents. For an odd denominator d they are powers of the real d-th root, so
// that the base may be negative; for an even one the caller knows that it is not.
extension SymbolicAlgebra {
  mutating func power(
    _ x: SymbolicForm, _ exponent: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    if exponent.isZero { return .one }
    if exponent == .one { return x }
    if let base = x.rational {
      if base.isZero { return exponent.sign > 0 ? .zero : try inverse(x) }
      let power = try rationalPower(base.magnitude, exponent)
      if base.sign > 0 { return power }
      guard exponent.denominator.isOddInteger else { throw SymbolicLimit() }
      return exponent.numerator.isOddInteger ? -power : power
    }
    if x.terms.count == 1 { return try power(of: x.terms[0], exponent) }
    if exponent.isInteger {
      if let n = Int(exactly: exponent), canExpand(x, n) { return try integerPower(x, n) }
      if exponent == -.one { return try inverse(x) }
    } else if exponent.denominator == .two, let root = try denested(x) {
      return try power(root, exponent * .two)
    }
    let (factor, primitive) = try content(x, ofPositiveAtoms: !exponent.isInteger)
    return try multiply(power(factor, exponent), quantity(primitive, exponent))
  }

  mutating func squareRoot(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    try power(x, .half)
  }

  /// A sum as a whole, to a power.
  private mutating func quantity(
    _ x: SymbolicForm, _ exponent: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x.terms.count < 2 { return try power(x, exponent) }
    // An odd root of −x is minus that of x.
    if x.isLeadingNegative, exponent.denominator.isOddInteger {
      let positive = try quantity(-x, exponent)
      return exponent.numerator.isOddInteger ? -positive : positive
    }
    return try normalized(
      .one, SymbolicMonomial(factors: [SymbolicFactor(atom(.quantity, [x]), exponent)]))
  }

  /// A positive rational to any rational power: with its factors as bases.
  mutating func rationalPower(
    _ base: BigRational, _ exponent: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    if base == .one { return .one }
    try spend(1, bits: base.longerBits)
    if let n = Int(exactly: exponent), let power = shortPower(base, n) {
      return SymbolicForm(power)
    }
    if let degree = Int(exactly: exponent.denominator), degree > 1,
      let root = base.exactRoot(degree)
    {
      return try rationalPower(root, exponent.numerator)
    }
    let factors = base.factors.map {
      SymbolicFactor(.base($0.base), BigRational($0.exponent) * exponent)
    }
    return try checked(normalized(.one, SymbolicMonomial(sorting: factors)))
  }

  /// An integral power, if it is within the bound on bits.
  func shortPower(_ base: BigRational, _ n: Int) -> BigRational? {
    var limits = Limits()
    limits.precision = bounds.bits
    return try? BigRational.pow(base, n, limits: limits)
  }

  /// A power of one term. Factors that are proven to be positive, or all when none of them can be
  /// negative, take it one by one; the rest stays together.
  private mutating func power(
    of term: SymbolicTerm, _ exponent: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    let isOdd = exponent.denominator.isOddInteger
    let isNegative = term.coefficient.sign < 0
    var (split, together): ([SymbolicFactor], [SymbolicFactor]) = ([], [])
    for factor in term.monomial.factors {
      if isOdd || factor.sign == .positive {
        split.append(factor)
      } else {
        together.append(factor)
      }
    }
    var result = try rationalPower(term.coefficient.magnitude, exponent)
    if isNegative, isOdd, exponent.numerator.isOddInteger { result = -result }
    result = try multiply(
      result, normalized(.one, SymbolicMonomial(factors: split).raised(to: exponent)))
    if together.isEmpty {
      // An even root of a negative number.
      if isNegative, !isOdd { throw SymbolicLimit() }
      return result
    }
    let isSafe = !isNegative && (together.count == 1 || together.allSatisfy { $0.sign != .unknown })
    guard isSafe else {
      let whole = SymbolicForm(
        isNegative ? -.one : .one, SymbolicMonomial(factors: together))
      let atom = try atom(.quantity, [whole])
      return try multiply(
        result, SymbolicForm(.one, SymbolicMonomial(factors: [SymbolicFactor(atom, exponent)])))
    }
    for factor in together {
      result = try multiply(result, evenRoot(factor, exponent))
    }
    return result
  }

  /// (a^e)^q for an even root q, where a^e is not negative: |a|^(eq) when e is even, a^(eq) when
  /// a^e ≥ 0 means that a ≥ 0.
  private mutating func evenRoot(
    _ factor: SymbolicFactor, _ exponent: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    let product = factor.exponent * exponent
    if !factor.exponent.numerator.isOddInteger, factor.atom.sign == .unknown {
      return try power(magnitude(factor.atom), product)
    }
    return try normalized(
      .one, SymbolicMonomial(factors: [SymbolicFactor(factor.atom, product)]))
  }
}
