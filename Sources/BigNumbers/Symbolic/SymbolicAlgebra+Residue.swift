import NumericCore

// Remainders of sums of powers that are too long to be written out: 2^(10^18) mod 7.
extension SymbolicAlgebra {
  /// The largest product of the bits of an exponent and of a denominator: 8192 times 8192 bits took 0.2 s.
  private static let mostResidueWork = 1 << 26

  /// x − ⌊x⌋ for a sum of rational multiples of powers of whole numbers; nil for other forms.
  ///
  /// With d a common denominator, d·x is a whole number whose residue modulo d is that of a sum of products of residues; a
  /// power is reduced after every product, so that it is never built.
  func fraction(ofPowers x: SymbolicForm) throws(SymbolicLimit) -> BigRational? {
    let terms = x.terms
    var denominator = BigInteger.one
    for term in terms {
      denominator = .leastCommonMultiple(denominator, term.coefficient.denominator)
      guard denominator.magnitudeBits <= bounds.bits else { throw SymbolicLimit() }
    }
    var sum = BigInteger.zero
    for term in terms {
      var product = (term.coefficient * BigRational(denominator)).numerator
      for factor in term.monomial.factors {
        guard case .base(let base) = factor.atom, base.isInteger, factor.exponent.isInteger,
          factor.exponent.sign > 0
        else { return nil }
        let work = factor.exponent.numeratorBits * denominator.magnitudeBits
        guard work <= Self.mostResidueWork else { throw SymbolicLimit() }
        product *= base.numerator.residue(
          ofPower: factor.exponent.numerator, modulo: denominator)
      }
      sum += product.residue(modulo: denominator)
    }
    return BigRational(reducing: sum.residue(modulo: denominator), denominator)
  }
}
