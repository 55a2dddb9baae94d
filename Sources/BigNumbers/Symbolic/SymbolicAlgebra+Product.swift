import NumericCore

// Products, and the rules that give equal products of powers the same form.
extension SymbolicAlgebra {
  mutating func multiply(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if let a = x.rational { return try scale(y, by: a) }
    if let b = y.rational { return try scale(x, by: b) }
    let (a, b) = (x.terms, y.terms)
    var products: [SymbolicTerm] = []
    products.reserveCapacity(a.count * b.count)
    var onlyTerm: SymbolicForm?
    for first in a {
      for second in b {
        let bits = first.coefficient.longerBits + second.coefficient.longerBits
        try spend(1, bits: bits)
        let product = try normalized(
          first.coefficient * second.coefficient, first.monomial * second.monomial)
        products += product.terms
        onlyTerm = product
      }
    }
    if a.count * b.count == 1, let onlyTerm { return try checked(onlyTerm) }
    return try collect(products)
  }

  mutating func scale(
    _ x: SymbolicForm, by factor: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    if let a = x.rational { return try checked(SymbolicForm(a * factor)) }
    if factor.isZero { return .zero }
    if factor == .one { return x }
    var terms = x.terms
    var isWide = false
    for index in terms.indices {
      try spend(1, bits: terms[index].coefficient.longerBits + factor.longerBits)
      terms[index].coefficient *= factor
      isWide = isWide || terms[index].monomial.hasWidePower
    }
    guard isWide else { return try checked(SymbolicForm(terms: terms)) }
    var rescaled: [SymbolicTerm] = []
    for term in terms { rescaled += try normalized(term.coefficient, term.monomial).terms }
    return try collect(rescaled)
  }

  /// The normal form of a coefficient times a product of powers with any exponents.
  ///
  /// - Exponents of bases are moved into [0, 1); the integral part goes to the coefficient. If it
  ///   does not fit there, the whole power, with that of the coefficient, stays an exponent.
  /// - Positive powers of sums are expanded up to their fractional part, if that is short.
  /// - cos² becomes 1 − sin², and beside a negative power of cos, sin² becomes 1 − cos².
  /// - |x|² becomes x².
  mutating func normalized(
    _ original: BigRational, _ monomial: SymbolicMonomial, writesOut: Bool = true
  ) throws(SymbolicLimit) -> SymbolicForm {
    var coefficient = original
    var factors: [SymbolicFactor] = []
    factors.reserveCapacity(monomial.factors.count)
    var expanded: [SymbolicForm] = []
    for factor in monomial.factors {
      switch factor.atom {
      case .base(let base):
        if factor.exponent.sign > 0, factor.exponent < .one {
          factors.append(factor)
        } else if let exponent = reduce(
          base, factor.exponent, &coefficient, writesOut: writesOut)
        {
          factors.append(SymbolicFactor(factor.atom, exponent))
        }
      case .node(let node):
        guard let (rest, form) = try expand(node, factor.exponent, beside: monomial) else {
          factors.append(factor)
          continue
        }
        if !rest.isZero { factors.append(SymbolicFactor(factor.atom, rest)) }
        expanded.append(form)
      default: factors.append(factor)
      }
    }
    // Powers that are short separately may be too long together.
    if writesOut, coefficient.longerBits > bounds.bits, monomial.hasWidePower {
      return try normalized(original, monomial, writesOut: false)
    }
    if let (product, rest) = try conjugates(factors) {
      factors = rest
      expanded.append(product)
    }
    var result = SymbolicForm(coefficient, SymbolicMonomial(factors: factors))
    if expanded.isEmpty { return result }
    try enter()
    defer { leave() }
    for form in expanded { result = try multiply(result, form) }
    return result
  }

  /// Moves the integral part of a power of a base into the coefficient, or takes it from there;
  /// returns the remaining exponent.
  private func reduce(
    _ base: BigRational, _ exponent: BigRational, _ coefficient: inout BigRational,
    writesOut: Bool
  ) -> BigRational? {
    let (count, rest) = coefficient.removing(base)
    let total = exponent + BigRational(count)
    let whole = total.floor
    if writesOut, let power = Int(exactly: whole), let factor = shortPower(base, power) {
      coefficient = rest * factor
      return total == whole ? nil : total - whole
    }
    coefficient = rest
    return total.isZero ? nil : total
  }
}
