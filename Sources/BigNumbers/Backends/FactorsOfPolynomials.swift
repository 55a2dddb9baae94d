import NumericCore

// Factors and common divisors of polynomials with fractions as coefficients, which the numbers of all these systems are, except
// some exact reals.
extension BigFloatBackend {
  public func polynomialFactors(
    of coefficients: [BigFloat]
  ) throws(ComputationFailure) -> PolynomialFactors {
    try PolynomialFactors(of: fractions(coefficients), limits)
  }
  public func polynomialDivisor(
    of a: [BigFloat], _ b: [BigFloat]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    try PolynomialFactors.commonDivisor(fractions(a), fractions(b), limits)
  }

  private func fractions(_ numbers: [BigFloat]) throws(ComputationFailure) -> [BigRational] {
    try numbers.map { (number) throws(ComputationFailure) in try .exactly(number, limits) }
  }
}

extension RoundedTruth {
  public func polynomialFactors(
    of coefficients: [BigFloat]
  ) throws(ComputationFailure) -> PolynomialFactors {
    try backend.polynomialFactors(of: coefficients)
  }
  public func polynomialDivisor(
    of a: [BigFloat], _ b: [BigFloat]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    try backend.polynomialDivisor(of: a, b)
  }

  /// The factors of a polynomial of doubles.
  public func polynomialFactors(
    ofDoubles coefficients: [Double]
  ) throws(ComputationFailure) -> PolynomialFactors {
    try polynomialFactors(of: coefficients.map { BigFloat($0) })
  }
  /// The greatest common divisor of two polynomials of doubles.
  public func polynomialDivisor(
    ofDoubles a: [Double], _ b: [Double]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    try polynomialDivisor(of: a.map { BigFloat($0) }, b.map { BigFloat($0) })
  }
}

extension DecimalBackend {
  /// The factors of a polynomial.
  ///
  /// - Throws: limits; `.exception(.domain)` for numbers that are not finite.
  public func polynomialFactors(
    of coefficients: [BigDecimal]
  ) throws(ComputationFailure) -> PolynomialFactors {
    try PolynomialFactors(of: fractions(coefficients), limits)
  }
  /// The greatest common divisor of two polynomials.
  ///
  /// - Throws: limits; `.exception(.domain)` for numbers that are not finite.
  public func polynomialDivisor(
    of a: [BigDecimal], _ b: [BigDecimal]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    try PolynomialFactors.commonDivisor(fractions(a), fractions(b), limits)
  }

  private func fractions(_ numbers: [BigDecimal]) throws(ComputationFailure) -> [BigRational] {
    try numbers.map { (number) throws(ComputationFailure) in try fraction(number) }
  }
}

extension ExactBackend {
  /// The factors of a polynomial whose coefficients are proven to be fractions.
  ///
  /// - Throws: limits; `inapplicable` for other coefficients.
  public func polynomialFactors(
    of coefficients: [ExactReal]
  ) throws(ComputationFailure) -> PolynomialFactors {
    try PolynomialFactors(of: fractions(coefficients), limits.sizes)
  }
  /// The greatest common divisor of two polynomials whose coefficients are proven to be fractions.
  ///
  /// - Throws: limits; `inapplicable` for other coefficients.
  public func polynomialDivisor(
    of a: [ExactReal], _ b: [ExactReal]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    try PolynomialFactors.commonDivisor(fractions(a), fractions(b), limits.sizes)
  }

  private func fractions(_ numbers: [ExactReal]) throws(ComputationFailure) -> [BigRational] {
    try numbers.map { (number) throws(ComputationFailure) in
      guard let fraction = try number.rational(limits: limits) else {
        throw .inapplicable("only polynomials with rational coefficients are factored")
      }
      return fraction
    }
  }
}
