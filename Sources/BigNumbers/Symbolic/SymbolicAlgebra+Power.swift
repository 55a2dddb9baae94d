import NumericCore

// Powers with rational exponents. With an odd denominator d they are powers of the real d-th root,
// so that the base may be negative; with an even one the caller must know that the base is not
// negative.
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
      guard exponent.denominator.isOdd else { throw SymbolicLimit() }
      return exponent.numerator.isOdd ? -power : power
    }
    if x.terms.count == 1 { return try power(of: x.terms[0], exponent) }
    if exponent.isInteger {
      if let n = Int(exactly: exponent), canExpand(x, n) { return try integerPower(x, n) }
      if exponent == -.one { return try inverse(x) }
    } else if exponent.denominator == 2, let root = try denested(x) {
      return try power(root, exponent * .two)
    }
    let (factor, primitive) = try content(x, ofPositiveAtoms: !exponent.isInteger)
    return try multiply(power(factor, exponent), quantity(primitive, exponent))
  }

  mutating func squareRoot(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    try power(x, .half)
  }

  /// A power of a sum, which is kept as a whole.
  private mutating func quantity(
    _ x: SymbolicForm, _ exponent: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x.terms.count < 2 { return try power(x, exponent) }
    // An odd root of −x is minus the root of x.
    if x.isLeadingNegative, exponent.denominator.isOdd {
      let positive = try quantity(-x, exponent)
      return exponent.numerator.isOdd ? -positive : positive
    }
    return try normalized(
      .one, SymbolicMonomial(factors: [SymbolicFactor(atom(.quantity, [x]), exponent)]))
  }

  /// A rational power of a positive rational, with its factors as bases.
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
      return try rationalPower(root, BigRational(exponent.numerator))
    }
    let factors = base.factors.map {
      SymbolicFactor(.base($0.base), BigRational($0.exponent) * exponent)
    }
    return try checked(normalized(.one, SymbolicMonomial(sorting: factors)))
  }

  /// An integer power; nil if it exceeds the limit of bits.
  func shortPower(_ base: BigRational, _ n: Int) -> BigRational? {
    var limits = Limits()
    limits.precision = bounds.bits
    return try? BigRational.pow(base, n, limits: limits)
  }

  /// A power of one term.
  ///
  /// It is distributed over the factors that are proven to be positive, or over all if none can be
  /// negative; the others stay together.
  private mutating func power(
    of term: SymbolicTerm, _ exponent: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    let isOdd = exponent.denominator.isOdd
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
    if isNegative, isOdd, exponent.numerator.isOdd { result = -result }
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
    if !factor.exponent.numerator.isOdd, factor.atom.sign == .unknown {
      return try power(magnitude(factor.atom), product)
    }
    return try normalized(
      .one, SymbolicMonomial(factors: [SymbolicFactor(factor.atom, product)]))
  }
}
