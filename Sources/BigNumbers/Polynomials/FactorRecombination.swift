import NumericCore

/// The search for products of factors modulo a power of a prime that are factors over the whole numbers.
///
/// Every factor is, up to its leading coefficient, the residue of the product of some modular factors. All products of one factor
/// are tried, then all of two, and so on: one that divides the polynomial is irreducible, as none of its parts does, and so is
/// what is left when no product of at most half of the modular factors divides it.
///
/// Many modular factors, of which no product of two divides the polynomial, become vectors of a ``FactorLattice``.
///
/// **Complexity.** r³ products for r modular factors, and reductions of a lattice of r dimensions where these are not enough.
/// **Source.** Zassenhaus, "On Hensel factorization, I", J. Number Theory 1 (1969); von zur Gathen and Gerhard, Modern Computer
/// Algebra, 3rd ed., algorithm 15.19.
struct FactorRecombination {
  /// The product of the factors that are not found yet.
  private var rest: IntegerPolynomial
  /// The modular factors of the rest, with leading coefficients of 1.
  private var open: [IntegerPolynomial]
  private let ring: ResiduePolynomials
  /// The degrees that factors may have.
  private let degrees: [Bool]

  /// A search for the factors of a polynomial whose constant term is not zero.
  ///
  /// - Precondition: the modulus is more than twice ``bound(_:)``.
  init(
    _ polynomial: IntegerPolynomial, _ factors: [IntegerPolynomial], modulus: BigInteger,
    degrees: [Bool]
  ) {
    (rest, open, self.degrees) = (polynomial, factors, degrees)
    ring = ResiduePolynomials(modulus: modulus)
  }

  /// A bound of the sum of the magnitudes of the coefficients of (a/b)·g for a factor g with the leading coefficient b, where a
  /// is that of the polynomial.
  ///
  /// With the roots zᵢ of g it is at most 2ⁿ·|a|·∏ max(1, |zᵢ|), and this product over all roots of the polynomial, times |a|,
  /// is at most the root of the sum of the squares of its coefficients (Landau). Quotients by other factors have the same bound.
  ///
  /// **Source.** Mignotte, "An inequality about factors of polynomials", Math. Comp. 28 (1974).
  static func bound(_ polynomial: IntegerPolynomial) -> BigInteger {
    let squares = polynomial.coefficients.reduce(BigInteger.zero) { $0 + $1 * $1 }
    // One more than the root rounded down.
    let root = squares.squareRoot()?.root ?? .zero
    return (root + 1).shiftedUp(polynomial.degree)
  }

  /// The irreducible factors.
  ///
  /// - Throws: the limit of time.
  mutating func factors() throws(ComputationFailure) -> [IntegerPolynomial] {
    var found: [IntegerPolynomial] = []
    var size = 1
    // No product that begins with a factor before this place divides the rest.
    var start = 0
    while 2 * size <= open.count {
      if size == Self.largestTried, start == 0, open.count >= Self.fewestOfLattice,
        let parts = try latticeFactors()
      {
        return found + parts
      }
      let all = open.count - size
      // Of two complementary halves, one begins with the first factor.
      let last = 2 * size == open.count ? 0 : all
      var chosen: [Int] = []
      let leading = rest.coefficients[rest.degree]
      if start <= last,
        let (factor, quotient) = try search(start...last, size, leading, degree: 0, &chosen)
      {
        found.append(factor)
        rest = quotient
        start = chosen[0]
        for place in chosen.reversed() { open.remove(at: place) }
      } else {
        (size, start) = (size + 1, 0)
      }
    }
    if rest.degree > 0 { found.append(rest) }
    return found
  }

  /// Products of fewer factors are tried before a lattice of at least so many factors is reduced: fewer have at most 2¹⁰ products.
  private static let largestTried = 3
  private static let fewestOfLattice = 12

  /// The irreducible factors of the rest as short vectors of a lattice; nil if no coefficient tells more.
  private func latticeFactors() throws(ComputationFailure) -> [IntegerPolynomial]? {
    let derivatives = try LogarithmicDerivative(rest, open, ring)
    var lattice = FactorLattice(open.count)
    // Those with the smallest bounds tell most.
    let powers = (0..<rest.degree).map { (power: $0, bits: derivatives.boundBits($0)) }
      .sorted { $0.bits < $1.bits }
    for (power, bits) in powers where ring.modulus.magnitudeBits > bits + 16 {
      let rank = lattice.rank
      try lattice.add(derivatives.coefficients(power), bits: bits, modulus: ring.modulus)
      if lattice.rank < rank, let parts = try lattice.parts(), let factors = factors(parts) {
        return factors
      }
    }
    return nil
  }

  /// The factors that are products of parts of the modular ones; nil if one of them does not divide what the others leave.
  private func factors(_ parts: [[Int]]) -> [IntegerPolynomial]? {
    var search = self
    var found: [IntegerPolynomial] = []
    for part in parts.dropLast() {
      guard let (factor, quotient) = search.division(part) else { return nil }
      found.append(factor)
      search.rest = quotient
    }
    return found + [search.rest]
  }

  /// The first product of the chosen factors and some behind them that divides the rest, and the quotient.
  ///
  /// `trailing` is the product of the leading coefficient of the rest and the constant terms of the chosen factors, whose places
  /// stay chosen where a product was found.
  private func search(
    _ places: ClosedRange<Int>, _ count: Int, _ trailing: BigInteger, degree: Int,
    _ chosen: inout [Int]
  ) throws(ComputationFailure) -> (factor: IntegerPolynomial, quotient: IntegerPolynomial)? {
    for place in places {
      let factor = open[place]
      let trailing = (trailing * factor.coefficients[0]).residue(modulo: ring.modulus)
      let degree = degree + factor.degree
      chosen.append(place)
      if count > 1 {
        let next = place + 1...open.count - count + 1
        if let found = try search(next, count - 1, trailing, degree: degree, &chosen) {
          return found
        }
      } else {
        try Deadline.checkComputation()
        if degrees[degree], mayDivide(trailing, rest.coefficients[0]), mayDivideAtOne(chosen),
          let found = division(chosen)
        {
          return found
        }
      }
      chosen.removeLast()
    }
    return nil
  }

  /// Whether a value fits: that of (a/b)·g at 0 or 1, with the leading coefficients a of the rest and b of the factor g, divides
  /// the product of a and the value of the rest there.
  ///
  /// At 1 it is in the symmetric range of residues as well, because the bound is one of the sum of all magnitudes.
  private func mayDivide(_ residue: BigInteger, _ value: BigInteger) -> Bool {
    (rest.coefficients[rest.degree] * value).isMultiple(of: ring.symmetric(residue))
  }

  /// Whether the values at 1 fit, which tells more than the constant terms where those are ±1.
  private func mayDivideAtOne(_ places: [Int]) -> Bool {
    let product = places.reduce(rest.coefficients[rest.degree]) {
      ($0 * open[$1].valueAtOne).residue(modulo: ring.modulus)
    }
    return mayDivide(product, rest.valueAtOne)
  }

  /// The factor of which some modular factors are the residues, and the quotient by it; nil if it does not divide the rest.
  private func division(
    _ places: [Int]
  ) -> (factor: IntegerPolynomial, quotient: IntegerPolynomial)? {
    let leading = IntegerPolynomial([rest.coefficients[rest.degree]])
    let product = places.reduce(leading) { ring.product($0, open[$1]) }
    let factor = IntegerPolynomial(product.coefficients.map { ring.symmetric($0) }).primitive
    return rest.quotient(ifDividedBy: factor).map { (factor, $0) }
  }
}

extension IntegerPolynomial {
  /// The sum of the coefficients.
  fileprivate var valueAtOne: BigInteger { coefficients.reduce(.zero, +) }
}
