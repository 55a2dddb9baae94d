import NumericCore

extension IntegerPolynomial {
  /// A whole number, and the irreducible polynomials whose powers times that number have this polynomial, which is not zero, as
  /// product.
  ///
  /// Their coefficients have no common divisor, and the last ones are positive. They are sorted by degree, then by coefficients
  /// from the highest power on: by magnitude, and negative ones before positive ones.
  ///
  /// - Throws: the limit of time; that of operations for degrees whose square is larger.
  func irreducibleFactors(
    _ limits: Limits
  ) throws(ComputationFailure) -> (content: BigInteger, factors: [(factor: Self, power: Int)]) {
    precondition(!isZero, "the polynomial 0 has no factors")
    try PolynomialRoots.checkDegree(degree, limits)
    return try Deadline.within(limits) { () throws(ComputationFailure) in
      let positive = primitive.withPositiveLead
      let content = coefficients[degree].dividedExactly(by: positive.coefficients[degree])
      var factors: [(factor: Self, power: Int)] = []
      if zeroRoots > 0 { factors.append((IntegerPolynomial([.zero, .one]), zeroRoots)) }
      for (factor, power) in try positive.dropping(zeroRoots).squareFreeFactors() {
        for part in try factor.withPositiveLead.simpleFactors() { factors.append((part, power)) }
      }
      return (content, factors.sorted { $0.factor.isBefore($1.factor) })
    }
  }

  /// The polynomial or its negative, so that the leading coefficient is positive.
  var withPositiveLead: IntegerPolynomial {
    coefficients[degree].sign < 0 ? IntegerPolynomial(coefficients.map { -$0 }) : self
  }

  /// The irreducible factors of a primitive polynomial without multiple factors, whose constant term is not zero and whose
  /// leading coefficient is positive.
  private func simpleFactors() throws(ComputationFailure) -> [IntegerPolynomial] {
    if degree == 1 { return [self] }
    let (splitting, degrees) = try SplittingModulo.best(of: self)
    if !degrees.hasInnerDegree { return [self] }
    let modular = try splitting.factors()
    let prime = modular[0].modulus.modulus
    let bound = FactorRecombination.bound(self).shiftedUp(1)
    var (modulus, exponent) = (BigInteger(prime), 1)
    while modulus <= bound { (modulus, exponent) = (modulus * BigInteger(prime), exponent + 1) }
    let lifted = try HenselTree(modular).lifted(to: self, prime: prime, exponent: exponent)
    var recombination = FactorRecombination(self, lifted, modulus: modulus, degrees: degrees)
    return try recombination.factors()
  }

  /// The order of factors.
  private func isBefore(_ other: IntegerPolynomial) -> Bool {
    if degree != other.degree { return degree < other.degree }
    for (a, b) in zip(coefficients, other.coefficients).reversed() where a != b {
      let (x, y) = (a.magnitude, b.magnitude)
      return x == y ? a.sign < 0 : x < y
    }
    return false
  }
}
