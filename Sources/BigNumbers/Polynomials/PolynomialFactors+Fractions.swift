import NumericCore

extension PolynomialFactors {
  /// The factors of a polynomial with fractions as coefficients, from the constant term on; the last one is not zero.
  ///
  /// - Throws: limits.
  init(of coefficients: [BigRational], _ limits: Limits) throws(ComputationFailure) {
    let (whole, denominator) = IntegerPolynomial.integers(coefficients)
    let (content, factors) = try whole.irreducibleFactors(limits)
    let unit = BigRational(content) / denominator
    self.init(
      unit: Unit(
        numerator: ExactLiteral(unit.numerator), denominator: ExactLiteral(unit.denominator)),
      factors: factors.map { Factor(coefficients: $0.factor.literals, multiplicity: $0.power) })
  }

  /// The greatest common divisor of two polynomials whose last coefficients are not zero, as whole numbers without a common
  /// divisor, from the constant term on; the last one is positive. It is 1 if there is none.
  ///
  /// - Throws: limits.
  static func commonDivisor(
    _ a: [BigRational], _ b: [BigRational], _ limits: Limits
  ) throws(ComputationFailure) -> [ExactLiteral] {
    try Deadline.within(limits) { () throws(ComputationFailure) in
      let (a, b) = (IntegerPolynomial.integers(a), IntegerPolynomial.integers(b))
      return try a.polynomial.greatestCommonDivisor(b.polynomial).withPositiveLead.literals
    }
  }
}

extension IntegerPolynomial {
  /// The coefficients as literals.
  fileprivate var literals: [ExactLiteral] { coefficients.map { ExactLiteral($0) } }
}
