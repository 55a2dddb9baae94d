// Reciprocals of sums, and what cancels against them.
extension SymbolicAlgebra {
  mutating func divide(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x == y { return .one }
    return try multiply(x, inverse(y))
  }

  mutating func inverse(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let rational = x.rational {
      guard let reciprocal = rational.reciprocal else { throw SymbolicLimit() }
      return SymbolicForm(reciprocal)
    }
    let terms = x.terms
    if terms.count == 1 {
      return try normalized(1 / terms[0].coefficient, terms[0].monomial.raised(to: -.one))
    }
    if x.isMultiquadratic, let inverse = try multiquadraticInverse(x) { return inverse }
    let (factor, primitive) = try content(x, ofPositiveAtoms: false)
    // Dividing by the factor may have reduced the sum to one term.
    if primitive.terms.count < 2 { return try inverse(multiply(factor, primitive)) }
    let quantity = try atom(.quantity, [primitive])
    let reciprocal = SymbolicForm(
      .one, SymbolicMonomial(factors: [SymbolicFactor(quantity, -.one)]))
    return try multiply(inverse(factor), reciprocal)
  }

  /// 1/(A + B√p) = (A − B√p)/(A² − B²p), whose denominator is free of √p; nil where that does not
  /// help.
  private mutating func multiquadraticInverse(
    _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm? {
    if x.terms.count == 1 { return try inverse(x) }
    guard let (rest, multiple, root) = x.split(), case .base(let base) = root else { return nil }
    let irrational = try multiply(
      multiple, SymbolicForm(.one, SymbolicMonomial(factors: [SymbolicFactor(root, .half)])))
    let conjugate = try subtract(rest, irrational)
    let norm = try subtract(
      multiply(rest, rest), scale(multiply(multiple, multiple), by: base))
    // Bases are not proven to be independent, so that the norm may be zero although x is not.
    guard !norm.isZero, norm.isMultiquadratic else { return nil }
    try enter()
    defer { leave() }
    guard let inverse = try multiquadraticInverse(norm) else { return nil }
    return try multiply(conjugate, inverse)
  }

  /// A single term and a sum whose product is x.
  ///
  /// The coefficients of the sum are coprime integers, and no atom occurs in all of its terms. Sums
  /// that are equal up to a factor give the same sum. For a power that is not an integer, the
  /// factor has to be positive.
  mutating func content(
    _ x: SymbolicForm, ofPositiveAtoms isPositive: Bool
  ) throws(SymbolicLimit) -> (factor: SymbolicForm, primitive: SymbolicForm) {
    let terms = x.terms
    var numerator = BigInteger(0)
    var denominator = BigInteger(1)
    for term in terms {
      try spend(1, bits: term.coefficient.longerBits)
      numerator = .greatestCommonDivisor(numerator, term.coefficient.numerator)
      denominator = .leastCommonMultiple(denominator, term.coefficient.denominator)
      if denominator.magnitudeBits > bounds.bits { throw SymbolicLimit() }
    }
    var coefficient = BigRational(coprime: numerator, denominator)
    if !isPositive, x.isLeadingNegative { coefficient.negate() }
    // The smallest power of every atom over all terms; an absent atom has the power 0.
    var least: [SymbolicAtom: (exponent: BigRational, count: Int)] = [:]
    for term in terms {
      for factor in term.monomial.factors where !isPositive || factor.atom.isKnownPositive {
        let before = least[factor.atom]
        least[factor.atom] = (
          before.map { min($0.exponent, factor.exponent) } ?? factor.exponent,
          (before?.count ?? 0) + 1
        )
      }
    }
    var common: [SymbolicFactor] = []
    for (atom, (exponent, count)) in least {
      let exponent = count < terms.count ? min(exponent, .zero) : exponent
      if !exponent.isZero { common.append(SymbolicFactor(atom, exponent)) }
    }
    let monomial = SymbolicMonomial(sorting: common)
    let factor = SymbolicForm(coefficient, monomial)
    if monomial.isOne { return (factor, try scale(x, by: 1 / coefficient)) }
    return (factor, try multiply(x, inverse(factor)))
  }
}
