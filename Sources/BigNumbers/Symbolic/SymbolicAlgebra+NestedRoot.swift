// Square roots of a + b√c that are sums of two square roots, and the conjugate a − b√c.
extension SymbolicAlgebra {
  /// √(a + b√c) = √((a + r)/2) ± √((a − r)/2) with r² = a² − b²c; nil if r is irrational.
  mutating func denested(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm? {
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

  /// For u + v with rational squares: u − v and u² − v².
  ///
  /// If the form is a difference, its conjugate is the sum of positive terms.
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
