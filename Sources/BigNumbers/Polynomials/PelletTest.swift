import NumericCore

/// Proves that a disc has exactly one root of a polynomial.
///
/// With p(c + h) = b₀ + b₁h + b₂h² + …, the disc of radius r around c has exactly one root, and none on its border, if
/// |b₁|·r > |b₀| + |b₂|·r² + |b₃|·r³ + …: on the border b₁h is larger than the rest (Rouché). Of the sum only the first terms are
/// computed; what they leave is at most rᵐ·Q⁽ᵐ⁾(|c| + r)/m! for the polynomial Q with the coefficients |aₖ|, by Taylor's formula.
///
/// **Source.** Pellet, "Sur un mode de séparation des racines des équations" (1881); Rump, "Ten methods to bound multiple roots of
/// polynomials", 2003.
struct PelletTest {
  private let coefficients: RealCoefficients
  private let disc: RootDisc

  init(_ coefficients: RealCoefficients, _ disc: RootDisc) {
    (self.coefficients, self.disc) = (coefficients, disc)
  }

  /// Whether the test proves it; the precision and the number of terms grow until one of them is of no more use.
  ///
  /// - Throws: the limit of time.
  func hasOneRoot(bits: Int) throws(ComputationFailure) -> Bool {
    // The center is known up to an error: a smaller disc around its middle has a root, and a larger one no other.
    let inner = disc.inner - disc.center.radius
    if inner.isZero { return false }
    let radii = [inner.asErrorBound, disc.outer + disc.center.radius]
    var (working, count) = (64, 2)
    while true {
      try Deadline.checkComputation()
      guard let polynomial = coefficients.polynomial(bits: working) else { return false }
      let terms = polynomial.expansion(at: disc.center.center, count: count, bits: working)
      if radii.allSatisfy({ isDominant(terms, polynomial, radius: $0) }) { return true }
      let isBlurred = terms[0].isNoise || terms[1].isNoise
      if !isBlurred, count > polynomial.degree { return false }
      if working > 2 * bits + 4096 { return false }
      working *= 2
      count = min(2 * count, polynomial.degree + 1)
    }
  }

  /// Whether |b₁|·r is larger than all other terms together.
  private func isDominant(
    _ terms: [ComplexBall], _ polynomial: BallPolynomial, radius: ErrorBound
  ) -> Bool {
    var power = radius
    var rest = terms[0].upperMagnitude
    for term in terms.dropFirst(2) {
      power = power * radius
      rest = rest + term.upperMagnitude * power
    }
    power = power * radius
    let reach = disc.center.middleMagnitude + radius
    rest = rest + polynomial.derivativeBound(order: terms.count, within: reach) * power
    // The quotient is rounded up.
    return rest / terms[1].lowerMagnitude < radius
  }
}

extension BallPolynomial {
  /// The first coefficients of p(c + h), for a point c.
  fileprivate func expansion(at center: ComplexBall, count: Int, bits: Int) -> [ComplexBall] {
    let arithmetic = ComplexBallArithmetic(bits: bits)
    var terms = [ComplexBall](repeating: .zero, count: count)
    for coefficient in coefficients.reversed() {
      for index in stride(from: count - 1, through: 1, by: -1) {
        terms[index] = arithmetic.add(arithmetic.multiply(terms[index], center), terms[index - 1])
      }
      terms[0] = arithmetic.add(arithmetic.multiply(terms[0], center), coefficient)
    }
    return terms
  }

  /// A bound of p⁽ᵐ⁾(z)/m! for all z that are not larger than a bound.
  fileprivate func derivativeBound(order: Int, within reach: ErrorBound) -> ErrorBound {
    if order > degree { return .zero }
    var terms = [ErrorBound](repeating: .zero, count: order + 1)
    for coefficient in coefficients.reversed() {
      for index in stride(from: order, through: 1, by: -1) {
        terms[index] = terms[index] * reach + terms[index - 1]
      }
      terms[0] = terms[0] * reach + coefficient.upperMagnitude
    }
    return terms[order]
  }
}
