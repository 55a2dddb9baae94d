import NumericCore

/// A product of polynomials modulo a power of a prime, as a tree whose leaves are its factors.
///
/// All leading coefficients are 1.
///
/// **Source.** von zur Gathen and Gerhard, Modern Computer Algebra, 3rd ed., algorithms 15.10 and 15.17.
indirect enum HenselTree {
  /// A factor that is not split.
  case factor(IntegerPolynomial)
  /// The product of two, with s·left + t·right = 1.
  case product(
    IntegerPolynomial, HenselTree, HenselTree, s: IntegerPolynomial, t: IntegerPolynomial)

  /// The tree of factors modulo a prime, at least one, that have no common divisors.
  init(_ factors: some RandomAccessCollection<WordPolynomial>) {
    self = Self.build(Array(factors)).tree
  }

  private static func build(
    _ factors: [WordPolynomial]
  ) -> (tree: HenselTree, product: WordPolynomial) {
    if factors.count == 1 { return (.factor(factors[0].representative), factors[0]) }
    let left = build(Array(factors[..<(factors.count / 2)]))
    let right = build(Array(factors[(factors.count / 2)...]))
    let (s, t) = WordPolynomial.cofactors(left.product, right.product)
    let product = left.product * right.product
    let tree = HenselTree.product(
      product.representative, left.tree, right.tree, s: s.representative, t: t.representative)
    return (tree, product)
  }

  /// The factors, from left to right.
  var factors: [IntegerPolynomial] {
    switch self {
    case .factor(let factor): [factor]
    case .product(_, let left, let right, _, _): left.factors + right.factors
    }
  }

  /// The product of the factors.
  private var value: IntegerPolynomial {
    switch self {
    case .factor(let factor): factor
    case .product(let product, _, _, _, _): product
    }
  }

  /// The factors modulo p^e of a polynomial of which these are the factors modulo p.
  ///
  /// The exponents 1, …, ⌈e/4⌉, ⌈e/2⌉, e at most double with every step.
  ///
  /// - Precondition: p does not divide the leading coefficient.
  func lifted(
    to polynomial: IntegerPolynomial, prime: UInt64, exponent: Int
  ) throws(ComputationFailure) -> [IntegerPolynomial] {
    var exponents = [exponent]
    while exponents[0] > 1 { exponents.insert((exponents[0] + 1) / 2, at: 0) }
    var tree = self
    for exponent in exponents.dropFirst() {
      let ring = ResiduePolynomials(modulus: .power(UInt(prime), exponent))
      let leading = polynomial.coefficients[polynomial.degree]
      guard let inverse = leading.inverse(modulo: ring.modulus) else {
        preconditionFailure("the prime divides the leading coefficient")
      }
      tree = try tree.step(ring.product(polynomial, IntegerPolynomial([inverse])), ring)
    }
    return tree.factors
  }

  /// The tree of a product modulo m², or a divisor of that, from the tree modulo m.
  ///
  /// The error e = product − left·right is 0 modulo m, and (left + t·e)·(right + s·e) differs from the product by multiples of m².
  /// Only the rests of t·e and s·e by left and right are added: the quotients cancel each other, as all products that are
  /// compared have the same degree. The error of s·left + t·right is removed in the same way.
  private func step(
    _ product: IntegerPolynomial, _ ring: ResiduePolynomials
  ) throws(ComputationFailure) -> HenselTree {
    guard case .product(_, let left, let right, let s, let t) = self else {
      return .factor(product)
    }
    try Deadline.checkComputation()
    let (g, h) = (left.value, right.value)
    let error = ring.residue(product - g * h)
    let newG = ring.residue(g + ring.remainder(t * error, dividingBy: g))
    let newH = ring.residue(h + ring.remainder(s * error, dividingBy: h))
    let defect = ring.residue(IntegerPolynomial([.one]) - s * newG - t * newH)
    return .product(
      product, try left.step(newG, ring), try right.step(newH, ring),
      s: ring.residue(s + ring.remainder(s * defect, dividingBy: newH)),
      t: ring.residue(t + ring.remainder(t * defect, dividingBy: newG)))
  }
}
