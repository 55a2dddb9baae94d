import NumericCore

extension IntegerPolynomial {
  /// The polynomials without common or multiple roots whose powers have the polynomial as product, up to a constant factor; those
  /// of degree 0 are left out.
  ///
  /// **Source.** Musser, "Algorithms for polynomial factorization" (1971); Knuth, TAOCP vol. 2, exercise 4.6.2–34.
  func squareFreeFactors() throws(ComputationFailure) -> [(factor: IntegerPolynomial, power: Int)] {
    var repeated = try primitive.greatestCommonDivisor(derivative)
    var rest = primitive.quotient(by: repeated)
    var factors: [(factor: IntegerPolynomial, power: Int)] = []
    var power = 1
    while rest.degree > 0 {
      let next = try rest.greatestCommonDivisor(repeated)
      let factor = rest.quotient(by: next)
      if factor.degree > 0 { factors.append((factor, power)) }
      (rest, repeated) = (next, repeated.quotient(by: next))
      power += 1
    }
    return factors
  }

  /// The greatest divisor that has with every root its negative.
  func symmetricDivisor() throws(ComputationFailure) -> IntegerPolynomial {
    try greatestCommonDivisor(mirrored)
  }

  static func + (a: IntegerPolynomial, b: IntegerPolynomial) -> IntegerPolynomial {
    let (long, short) = a.degree < b.degree ? (b, a) : (a, b)
    var sum = long.coefficients
    for (place, coefficient) in short.coefficients.enumerated() { sum[place] += coefficient }
    return IntegerPolynomial(sum)
  }

  static func - (a: IntegerPolynomial, b: IntegerPolynomial) -> IntegerPolynomial {
    a + IntegerPolynomial(b.coefficients.map { -$0 })
  }

  static func * (a: IntegerPolynomial, b: IntegerPolynomial) -> IntegerPolynomial {
    var product = [BigInteger](repeating: .zero, count: a.degree + b.degree + 1)
    for (i, x) in a.coefficients.enumerated() where !x.isZero {
      for (j, y) in b.coefficients.enumerated() { product[i + j] += x * y }
    }
    return IntegerPolynomial(product)
  }
}
