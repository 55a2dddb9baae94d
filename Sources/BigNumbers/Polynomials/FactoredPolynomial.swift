internal import CMPFR
import NumericCore

/// A polynomial with whole coefficients and its factors without multiple roots, which tell the multiplicities of its roots.
struct FactoredPolynomial {
  /// The factors, whose powers have the polynomial without its roots at zero as product.
  private let factors: [(factor: IntegerPolynomial, power: Int)]
  /// The product of the factors: it has the same roots, each of them simple.
  let radical: IntegerPolynomial
  /// Whether simple roots are on the imaginary axis if their discs are symmetric.
  private let hasParity: Bool

  init(_ whole: IntegerPolynomial) throws(ComputationFailure) {
    hasParity = RealCoefficients.whole(whole).hasParity
    let polynomial = whole.dropping(whole.zeroRoots)
    factors = try polynomial.squareFreeFactors()
    radical = factors.dropFirst().reduce(factors.first?.factor ?? polynomial) { $0 * $1.factor }
  }

  /// The roots that are not zero, in their order.
  func roots(_ limits: Limits) throws(ComputationFailure) -> [FoundRoot] {
    if radical.degree == 0 { return [] }
    let coefficients = RealCoefficients.whole(radical)
    var separation = RootSeparation(coefficients, limits)
    var roots = try separation.roots(bits: 64).map { FoundRoot($0, coefficients, limits) }
    let symmetric = try radical.symmetricDivisor()
    for index in roots.indices {
      if roots[index].isReal { try roots[index].findFraction(of: radical) }
      let place = try roots[index].factorIndex(among: factors.map(\.factor))
      roots[index].multiplicity = factors[place].power
      try imagine(&roots[index], symmetric)
      let isPlain =
        roots[index].multiplicity == 1 && (roots[index].line != .imaginary || hasParity)
      if !isPlain {
        let factor = factors[place].factor
        roots[index].factor =
          roots[index].line == .imaginary ? try factor.symmetricDivisor() : factor
      }
    }
    try FoundRoot.sort(&roots)
    return roots
  }

  /// Moves a root to the imaginary axis if it is proven to be there.
  private func imagine(
    _ root: inout FoundRoot, _ symmetric: IntegerPolynomial
  ) throws(ComputationFailure) {
    guard symmetric.degree > 0, root.mayBeImaginary else { return }
    let parts = [symmetric, radical.quotient(by: symmetric)]
    if try root.factorIndex(among: parts) == 0 { root.snapToImaginaryAxis() }
  }
}

extension FoundRoot {
  /// The place of the polynomial of which this is a root, among some that have no common roots; it is a root of one of them.
  mutating func factorIndex(
    among polynomials: [IntegerPolynomial]
  ) throws(ComputationFailure) -> Int {
    var open = polynomials.indices.filter { polynomials[$0].degree > 0 }
    var bits = 64
    while open.count > 1 {
      open.removeAll { place in
        let polynomial = RealCoefficients.whole(polynomials[place]).polynomial(bits: bits)
        return polynomial.map { !$0.value(at: disc, bits: bits).lowerMagnitude.isZero } ?? false
      }
      try Deadline.checkComputation()
      bits *= 2
      if open.count > 1 { try narrow(toBits: bits) }
    }
    return open[0]
  }

  /// Looks whether a real root is a fraction: its denominator divides the last coefficient.
  ///
  /// With 64 bits more than the product by that coefficient has before the point, the product is next to a whole number, within
  /// its error, for one irrational root in 2⁶⁴ at most; what is left is checked exactly.
  fileprivate mutating func findFraction(
    of polynomial: IntegerPolynomial
  ) throws(ComputationFailure) {
    let leading = polynomial.coefficients[polynomial.degree]
    let size = max(0, disc.upperMagnitude.ceilingExponent ?? 0)
    let bits = leading.magnitudeBits + size + 64
    try narrow(toBits: bits)
    guard let scale = Ball(BigRational(leading), bits: bits),
      let product = Ball.product(Ball(disc.re, radius: disc.radius), scale, bits: bits)
    else { return }
    let whole = BigFloat.unary(mpfr_rint, product.middle, bits: bits, .nearestEven)
    let difference = Ball.difference(product, Ball(whole), bits: bits)
    guard difference?.sign != 1, difference?.sign != -1 else { return }
    let candidate = BigRational(reducing: BigInteger(whole: whole), leading)
    if polynomial.sign(at: candidate) == 0 { fraction = candidate }
  }
}
