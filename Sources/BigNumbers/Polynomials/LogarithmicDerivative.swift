import NumericCore

/// The logarithmic derivatives of the factors of a polynomial f modulo p^a, times f: the polynomials f·h'/h for the monic factors h.
///
/// Their sum over the residues of a factor g of f, up to its leading coefficient, is f·g'/g, whose coefficients are whole and have
/// bounds that are often far below p^a.
///
/// **Source.** K. Belabas, M. van Hoeij, J. Klüners, A. Steel, Factoring polynomials over global fields, J. Théor. Nombres Bordeaux
/// 21 (2009); W. Hart, M. van Hoeij, A. Novocin, Practical polynomial factoring in polynomial time, ISSAC 2011, section 2.
struct LogarithmicDerivative {
  private let polynomial: IntegerPolynomial
  private let ring: ResiduePolynomials
  /// f·h'/h for each factor, from the constant term on.
  private let multiples: [IntegerPolynomial]

  init(
    _ polynomial: IntegerPolynomial, _ factors: [IntegerPolynomial], _ ring: ResiduePolynomials
  ) throws(ComputationFailure) {
    (self.polynomial, self.ring) = (polynomial, ring)
    var multiples: [IntegerPolynomial] = []
    for factor in factors {
      try Deadline.checkComputation()
      let cofactor = ring.quotient(ring.residue(polynomial), dividingBy: factor)
      multiples.append(ring.product(cofactor, factor.derivative))
    }
    self.multiples = multiples
  }

  /// The coefficient of a power in all of them, of least magnitude.
  func coefficients(_ power: Int) -> [BigInteger] {
    multiples.map { $0.degree < power ? .zero : ring.symmetric($0.coefficients[power]) }
  }

  /// The bits of a bound of the coefficient of a power in f·g'/g for any factor g.
  ///
  /// It is a sum of coefficients of f/(x − z) over the roots z of g. These are −Σ aₘzᵐ⁻ⁱ⁻¹ over m ≤ i, which is bounded for |z| ≥ ρ,
  /// and Σ aₘzᵐ⁻ⁱ⁻¹ over m > i, which is bounded for |z| ≤ ρ. The radius ρ is the power of two where both bounds meet.
  func boundBits(_ power: Int) -> Int {
    let sizes = polynomial.coefficients.map(\.magnitudeBits)
    func bits(_ places: Range<Int>, _ exponent: Int) -> Int {
      places.lazy.filter { sizes[$0] > 0 }
        .map { sizes[$0] + exponent * ($0 - power - 1) }.max() ?? 0
    }
    let widest = (sizes.max() ?? 0) + 1
    var (low, high) = (-widest, widest)
    while low < high {
      let middle = (low + high) >> 1
      if bits(0..<power + 1, middle) > bits(power + 1..<sizes.count, middle) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let least = [low - 1, low].map {
      max(bits(0..<power + 1, $0), bits(power + 1..<sizes.count, $0))
    }
    // At most as many terms, and as many roots, as there are coefficients.
    let count = sizes.count.bitWidth - sizes.count.leadingZeroBitCount
    return max(0, least.min() ?? 0) + 2 * count
  }
}

extension ResiduePolynomials {
  /// The quotient of a division without rest by a polynomial of degree 1 at least, whose leading coefficient is 1.
  fileprivate func quotient(
    _ a: IntegerPolynomial, dividingBy divisor: IntegerPolynomial
  ) -> IntegerPolynomial {
    var rest = a.coefficients
    for place in stride(from: a.degree - divisor.degree, through: 0, by: -1) {
      let factor = rest[place + divisor.degree].residue(modulo: modulus)
      rest[place + divisor.degree] = factor
      for index in 0..<divisor.degree {
        rest[place + index] -= factor * divisor.coefficients[index]
      }
    }
    return IntegerPolynomial(Array(rest[divisor.degree...]))
  }
}
