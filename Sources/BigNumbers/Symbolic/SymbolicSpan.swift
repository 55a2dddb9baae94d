import NumericCore

/// The lowest and the highest exponent of every independent atom in the terms of a sum.
///
/// The span of a product of two sums is the sum of their spans, as the degree of a product of two polynomials is the sum
/// of their degrees. So it tells without a division that one sum does not divide another, and when a division has gone
/// too far.
struct SymbolicSpan {
  /// The independent atoms, the main one first.
  private(set) var atoms: [SymbolicAtom] = []
  private var exponents: [SymbolicAtom: (low: BigRational, high: BigRational)] = [:]

  init(of form: SymbolicForm) {
    var occurrences: [SymbolicAtom: Int] = [:]
    for term in form.terms {
      for factor in term.monomial.factors where Self.isIndependent(factor.atom) {
        occurrences[factor.atom, default: 0] += 1
        let (low, high) = exponents[factor.atom] ?? (factor.exponent, factor.exponent)
        exponents[factor.atom] = (min(low, factor.exponent), max(high, factor.exponent))
      }
    }
    // In a term without the atom its exponent is 0.
    for (atom, count) in occurrences where count < form.terms.count {
      if let (low, high) = exponents[atom] { exponents[atom] = (min(low, .zero), max(high, .zero)) }
    }
    atoms = exponents.keys.sorted { SymbolicAtom.order($0, $1) < 0 }
  }

  /// The span of the sum whose product with a divisor has this span; nil if there is none.
  func quotient(by divisor: SymbolicSpan) -> SymbolicSpan? {
    var quotient = self
    for (atom, (low, high)) in divisor.exponents {
      let (first, last) = exponents[atom] ?? (.zero, .zero)
      guard first - low <= last - high else { return nil }
      quotient.exponents[atom] = (first - low, last - high)
    }
    return quotient
  }

  /// Whether the exponents of the independent atoms of a product of powers are within the span.
  func contains(_ monomial: SymbolicMonomial) -> Bool {
    for (atom, (low, high)) in exponents {
      let exponent = monomial.exponent(of: atom)
      if exponent < low || exponent > high { return false }
    }
    return monomial.factors.allSatisfy { !Self.isIndependent($0.atom) || exponents[$0.atom] != nil }
  }

  /// Whether no product rewrites the powers of an atom, but adds their exponents.
  private static func isIndependent(_ atom: SymbolicAtom) -> Bool {
    switch atom {
    case .pi, .logarithm, .constant, .argument, .unknown: true
    case .node(let node): node.head == .exponential
    case .base, .sinPi: false
    }
  }
}
