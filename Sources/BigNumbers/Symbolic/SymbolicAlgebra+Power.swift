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

// MARK: - Integral powers of sums

extension SymbolicAlgebra {
  /// Whether a power of a sum is short enough to be written out.
  func canExpand(_ x: SymbolicForm, _ n: Int) -> Bool {
    let terms = x.terms
    if terms.count == 1 { return true }
    let bits = terms.reduce(0) { max($0, $1.coefficient.longerBits) }
    if n.magnitude <= 4096, x.isMultiquadratic {
      return (bits + 4) * Int(n.magnitude) <= bounds.bits / 4
    }
    guard (1...16).contains(n) else { return false }
    // (n + t − 1 over n) terms at most.
    var count = 1
    for k in 1...n {
      count = count * (terms.count - 1 + k) / k
      if count > bounds.terms { return false }
    }
    return true
  }

  mutating func integerPower(
    _ x: SymbolicForm, _ n: Int
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x.terms.count == 1 { return try power(x, BigRational(n)) }
    var base = n < 0 ? try inverse(x) : x
    var rest = n.magnitude
    var result = SymbolicForm.one
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = try multiply(result, base) }
      rest /= 2
      if rest > 0 { base = try multiply(base, base) }
    }
    return result
  }
}

// MARK: - Square roots of a + b√c

extension SymbolicAlgebra {
  /// √(a + b√c) = √((a + r)/2) ± √((a − r)/2) for r² = a² − b²c, where r is rational.
  private mutating func denested(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm? {
    let terms = x.terms
    guard terms.count == 2, x.isMultiquadratic, terms[1].monomial.isOne else { return nil }
    let a = terms[1].coefficient
    guard a.sign > 0, let (_, norm) = try conjugate(x) else { return nil }
    guard norm.sign > 0, let r = norm.exactRoot(2) else { return nil }
    let larger = try rationalPower((a + r) / .two, .half)
    let difference = (a - r) / .two
    if difference.isZero { return larger }
    guard difference.sign > 0 else { return nil }
    let smaller = try rationalPower(difference, .half)
    return try terms[0].coefficient.sign > 0
      ? add(larger, smaller) : subtract(larger, smaller)
  }

  /// For u + v with rational squares: u − v and u² − v², with the sum of positive terms as what it
  /// is to a difference.
  mutating func conjugate(
    _ x: SymbolicForm
  ) throws(SymbolicLimit) -> (conjugate: SymbolicForm, norm: BigRational)? {
    let terms = x.terms
    guard terms.count == 2, x.isMultiquadratic else { return nil }
    let flipped = SymbolicForm(terms: [
      SymbolicTerm(-terms[0].coefficient, terms[0].monomial), terms[1],
    ])
    guard let norm = try multiply(x, flipped).rational, !norm.isZero else { return nil }
    return (flipped, norm)
  }
}
