extension SymbolicForm {
  /// The sign −1, 0 or 1, if the form alone proves it; else nil.
  ///
  /// It is proven if all terms have one sign, or for a sum of square roots, whose sign is decided
  /// exactly.
  var sign: Int? {
    if let rational { return rational.sign }
    return signOfTerms ?? (isMultiquadratic ? multiquadraticSign : nil)
  }

  private var signOfTerms: Int? {
    var (common, isStrict) = (0, false)
    for term in terms {
      if common != 0, term.coefficient.sign != common { return nil }
      common = term.coefficient.sign
      var isPositive = true
      for factor in term.monomial.factors {
        switch factor.sign {
        case .positive: break
        case .nonNegative: isPositive = false
        case .unknown: return nil
        }
      }
      if isPositive { isStrict = true }
    }
    return isStrict ? common : nil
  }

  /// Whether this is a sum of rational multiples of products of square roots of few bases.
  var isMultiquadratic: Bool {
    rational != nil
      || (terms.allSatisfy { $0.monomial.isSquareRoot } && Set(bases).count <= 4
        && !terms.contains { $0.coefficient.longerBits > 4096 })
  }

  private var bases: [SymbolicAtom] { terms.flatMap { $0.monomial.factors.map(\.atom) } }

  /// The A and B of A + B·√p, where p is the base of the first term; B is not zero.
  func split() -> (rest: SymbolicForm, multiple: SymbolicForm, root: SymbolicAtom)? {
    guard let root = bases.first else { return nil }
    var (rest, multiple): ([SymbolicTerm], [SymbolicTerm]) = ([], [])
    for term in terms {
      let others = term.monomial.factors.filter { $0.atom != root }
      if others.count == term.monomial.factors.count {
        rest.append(term)
      } else {
        multiple.append(SymbolicTerm(term.coefficient, SymbolicMonomial(factors: others)))
      }
    }
    // Removing one atom from all monomials may change their order.
    multiple.sort { SymbolicMonomial.order($0.monomial, $1.monomial) < 0 }
    return (SymbolicForm(terms: rest), SymbolicForm(terms: multiple), root)
  }

  /// The sign of A + B√p: that of A and B if they agree, else that of A·(A² − B²p), which is free
  /// of √p.
  private var multiquadraticSign: Int? {
    if let rational { return rational.sign }
    guard let (rest, multiple, root) = split(), case .base(let base) = root,
      let a = rest.isZero ? 0 : rest.multiquadraticSign, let b = multiple.multiquadraticSign
    else { return nil }
    if a == b || b == 0 { return a }
    if a == 0 { return b }
    var algebra = SymbolicAlgebra(SymbolicBounds())
    guard
      let norm = try? algebra.subtract(
        algebra.multiply(rest, rest),
        algebra.scale(algebra.multiply(multiple, multiple), by: base)),
      let sign = norm.multiquadraticSign
    else { return nil }
    return a * sign
  }
}
