import NumericCore

// Roots of polynomials with complex coefficients a + ib whose parts are fractions.
//
// With the greatest common divisor g of the polynomials A and B of both parts, A + iB = g·(P + iQ). The roots of g are those of a real
// polynomial. P and Q have no common root, so that of a number and its conjugate at most one is a root of P + iQ, and none is real;
// both are roots of the real polynomial P² + Q² = (P + iQ)(P − iQ), with the multiplicity that the one has in P + iQ.
extension RootSearch {
  /// The roots of a polynomial, from the parts of its coefficients in turns, beginning with the constant term; the last coefficient
  /// is not zero.
  ///
  /// - Throws: limits; `undecided` where the number system has too few digits to tell roots apart.
  func roots(
    ofComplex parts: [BigRational]
  ) throws(ComputationFailure) -> PolynomialRoots {
    // The other polynomial has twice the degree.
    try PolynomialRoots.checkDegree(parts.count, limits)
    return try Deadline.within(limits) { () throws(ComputationFailure) in
      let scale = IntegerPolynomial.integers(parts).denominator
      let whole = parts.map { ($0 * scale).numerator }
      let a = IntegerPolynomial(stride(from: 0, to: whole.count, by: 2).map { whole[$0] })
      let b = IntegerPolynomial(stride(from: 1, to: whole.count, by: 2).map { whole[$0] })
      let common =
        a.isZero ? b.primitive : b.isZero ? a.primitive : try a.greatestCommonDivisor(b)
      let (p, q) = (a.quotient(by: common), b.quotient(by: common))
      let (divisor, other) = (common.dropping(common.zeroRoots), p * p + q * q)
      // A number may be a root of both, and is one root then.
      let radical = try (divisor * other).radical
      let factors = try divisor.degree > 0 ? divisor.squareFreeFactors() : []
      let otherFactors = try other.degree > 0 ? other.squareFreeFactors() : []
      var found: [FoundRoot] = []
      for root in try Self.rootsWithFactors(of: radical, limits) {
        var root = root
        var multiplicity = try root.power(of: factors, in: radical)
        let power = try root.power(of: otherFactors, in: radical)
        if power > 0, try root.isRoot(p, q) { multiplicity += power }
        root.multiplicity = multiplicity
        if multiplicity > 0 { found.append(root) }
      }
      try FoundRoot.sort(&found)
      return try written(found, zeros: common.zeroRoots)
    }
  }

  /// The roots of a polynomial that are not zero, each with a factor.
  private static func rootsWithFactors(
    of polynomial: IntegerPolynomial, _ limits: Limits
  ) throws(ComputationFailure) -> [FoundRoot] {
    if polynomial.degree == 0 { return [] }
    let factored = try FactoredPolynomial(polynomial)
    return try factored.roots(limits).map { root in
      var root = root
      root.factor = root.factor ?? factored.radical
      return root
    }
  }
}

extension FoundRoot {
  /// The power of the factor of which this is a root; 0 where it is a root of none. The factors divide a polynomial with simple roots of
  /// which this is one.
  fileprivate mutating func power(
    of factors: [(factor: IntegerPolynomial, power: Int)], in radical: IntegerPolynomial
  ) throws(ComputationFailure) -> Int {
    for (factor, power) in factors {
      let parts = [factor, radical.quotient(by: factor)]
      if try factorIndex(among: parts) == 0 { return power }
    }
    return 0
  }

  /// Whether a root of P² + Q² is one of P + iQ rather than of P − iQ; these have no root in common.
  fileprivate mutating func isRoot(
    _ p: IntegerPolynomial, _ q: IntegerPolynomial
  ) throws(ComputationFailure) -> Bool {
    var bits = 64
    while true {
      try Deadline.checkComputation()
      try narrow(toBits: bits)
      let arithmetic = ComplexBallArithmetic(bits: bits)
      if let p = RealCoefficients.whole(p).polynomial(bits: bits),
        let q = RealCoefficients.whole(q).polynomial(bits: bits)
      {
        let (re, im) = (p.value(at: disc, bits: bits), q.value(at: disc, bits: bits))
        let turned = ComplexBall(-im.im, im.re, radius: im.radius)
        if !arithmetic.add(re, turned).lowerMagnitude.isZero { return false }
        if !arithmetic.subtract(re, turned).lowerMagnitude.isZero { return true }
      }
      bits *= 2
    }
  }
}

extension IntegerPolynomial {
  /// The primitive polynomial with the same roots, each of them simple; 1 for a number.
  fileprivate var radical: IntegerPolynomial {
    get throws(ComputationFailure) {
      degree > 0 ? try squareFree().primitive : IntegerPolynomial([BigInteger(1)])
    }
  }
}
