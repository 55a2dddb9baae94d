// Cancels common factors of sums, where a division without a remainder shows them.
extension SymbolicAlgebra {
  /// The form after cancelling one power of a sum S, where a multiple of S is the factor of S^−k.
  mutating func cancelQuantities(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    var x = x
    // Two to twelve quotients of sums took equally long with 1 to 100 repetitions: one cancels all in most cases.
    for _ in 0..<8 {
      guard let (quantity, operand) = Self.candidate(x), let next = try cancel(quantity, operand, x)
      else { return x }
      x = next
    }
    return x
  }

  /// A negative power of a sum S that occurs in at least as many terms as S has, and the factor of
  /// it.
  private static func candidate(_ x: SymbolicForm) -> (SymbolicFactor, SymbolicForm)? {
    var counts: [SymbolicFactor: Int] = [:]
    for term in x.terms {
      for factor in term.monomial.factors {
        guard case .node(let node) = factor.atom, node.head == .quantity,
          factor.exponent.sign < 0, factor.exponent.isInteger
        else { continue }
        let count = counts[factor, default: 0] + 1
        if count >= node.operands[0].terms.count { return (factor, node.operands[0]) }
        counts[factor] = count
      }
    }
    return nil
  }

  private mutating func cancel(
    _ quantity: SymbolicFactor, _ operand: SymbolicForm, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm? {
    try enter()
    defer { leave() }
    var (inside, outside): ([SymbolicTerm], [SymbolicTerm]) = ([], [])
    for term in x.terms {
      guard term.monomial.factors.contains(quantity) else {
        outside.append(term)
        continue
      }
      let others = term.monomial.factors.filter { $0 != quantity }
      inside.append(SymbolicTerm(term.coefficient, SymbolicMonomial(factors: others)))
    }
    // Without the power of S, the terms form a sum that is not simplified any further.
    inside.sort { SymbolicMonomial.order($0.monomial, $1.monomial) < 0 }
    let numerator = SymbolicForm(terms: inside)
    var ratio = try multiple(numerator, of: operand)
    if ratio == nil { ratio = try quotient(numerator, by: operand) }
    guard let ratio else { return nil }
    let exponent = quantity.exponent + .one
    if exponent.isZero { return try add(SymbolicForm(terms: outside), ratio) }
    let rest = SymbolicMonomial(factors: [SymbolicFactor(quantity.atom, exponent)])
    return try add(SymbolicForm(terms: outside), multiply(ratio, SymbolicForm(.one, rest)))
  }

  /// The single term whose product with the divisor is x; nil if there is none.
  private mutating func multiple(
    _ x: SymbolicForm, of divisor: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm? {
    guard x.terms.count == divisor.terms.count else { return nil }
    for term in x.terms.prefix(8) {
      let ratio = try ratio(term, divisor.terms[0])
      if ratio.terms.count == 1, try multiply(ratio, divisor) == x { return ratio }
    }
    return nil
  }

  /// The sum whose product with the divisor is x, by long division of polynomials in the independent atoms of the
  /// divisor; nil if there is none.
  private mutating func quotient(
    _ x: SymbolicForm, by divisor: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm? {
    let divisorSpan = SymbolicSpan(of: divisor)
    guard let span = SymbolicSpan(of: x).quotient(by: divisorSpan),
      let first = Self.lead(of: divisor, divisorSpan.atoms)
    else { return nil }
    var (rest, quotient) = (x, SymbolicForm.zero)
    // (π³² − 1)/(π − 1) is proven to be a sum of powers in 5 ms, and (π⁶⁴ − 1)/(π − 1) in 9 ms; a search without the proof
    // ends after 60 to 180 ms undecided. (π¹⁰⁰ − 1)/(π − 1) stayed undecided with 1000 steps as well.
    for _ in 0..<64 {
      guard let lead = Self.lead(of: rest, divisorSpan.atoms),
        rest.terms.count <= 2 * x.terms.count
      else { break }
      let ratio = try ratio(lead, first)
      guard ratio.terms.allSatisfy({ span.contains($0.monomial) }) else { break }
      rest = try subtract(rest, multiply(ratio, divisor))
      quotient = try add(quotient, ratio)
    }
    return rest.isZero ? quotient : nil
  }

  /// The first term with the highest power of the first atom, among these with the highest of the second one, and so on.
  private static func lead(of x: SymbolicForm, _ atoms: [SymbolicAtom]) -> SymbolicTerm? {
    var terms = x.terms
    for atom in atoms where terms.count > 1 {
      let exponents = terms.map { $0.monomial.exponent(of: atom) }
      let highest = exponents.max()
      terms = zip(terms, exponents).filter { $0.1 == highest }.map(\.0)
    }
    return terms.first
  }

  private mutating func ratio(
    _ a: SymbolicTerm, _ b: SymbolicTerm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try normalized(a.coefficient / b.coefficient, a.monomial * b.monomial.raised(to: -.one))
  }
}
