import NumericCore

/// How a polynomial without multiple factors splits modulo a prime.
struct SplittingModulo {
  /// The products of all factors of the same degree.
  let products: [(degree: Int, product: WordPolynomial)]
  /// The degrees that products of some factors have: true at the place of a degree.
  let degrees: [Bool]

  /// The splitting of a polynomial modulo an odd prime; nil if the prime divides its leading coefficient, or if it has multiple
  /// factors modulo the prime.
  init?(_ polynomial: IntegerPolynomial, _ prime: UInt64) throws(ComputationFailure) {
    let own = WordPolynomial(polynomial, WordModulus(prime))
    guard own.degree == polynomial.degree, own.isSquareFree else { return nil }
    products = try own.distinctDegreeFactors()
    var degrees = [Bool](repeating: false, count: own.degree + 1)
    degrees[0] = true
    for (degree, product) in products {
      for _ in 0..<product.degree / degree {
        for sum in stride(from: own.degree, through: degree, by: -1) where degrees[sum - degree] {
          degrees[sum] = true
        }
      }
    }
    self.degrees = degrees
  }

  /// The number of irreducible factors.
  var count: Int { products.reduce(0) { $0 + $1.product.degree / $1.degree } }

  /// The irreducible factors, with leading coefficients of 1. The random choices are the same in every run.
  func factors() throws(ComputationFailure) -> [WordPolynomial] {
    var generator = SplitMix64(seed: 1981)
    var factors: [WordPolynomial] = []
    for (degree, product) in products {
      factors += try product.equalDegreeFactors(degree, using: &generator)
    }
    return factors
  }

  // MARK: - Choosing a prime

  /// So many primes are tried: the degrees of a typical irreducible polynomial are incompatible after a few.
  private static let trials = 8

  /// The splitting into the least number of factors modulo several primes, and the degrees that factors can have modulo all of
  /// them.
  ///
  /// Modulo a prime that does not divide the leading coefficient, a factor keeps its degree. The only degrees are 0 and that of
  /// the polynomial if it is irreducible modulo one of the primes, and often where it is not.
  ///
  /// - Precondition: the polynomial has no multiple factors, so that only the divisors of its discriminant do not fit.
  static func best(
    of polynomial: IntegerPolynomial
  ) throws(ComputationFailure) -> (splitting: SplittingModulo, degrees: [Bool]) {
    var prime: UInt64 = 3
    func next() throws(ComputationFailure) -> SplittingModulo {
      while true {
        try Deadline.checkComputation()
        let candidate = prime
        prime += 2
        if WordPrimes.isPrime(candidate), let splitting = try Self(polynomial, candidate) {
          return splitting
        }
      }
    }
    var best = try next()
    var degrees = best.degrees
    for _ in 1..<trials where degrees.hasInnerDegree {
      let splitting = try next()
      degrees = zip(degrees, splitting.degrees).map { $0 && $1 }
      if splitting.count < best.count { best = splitting }
    }
    return (best, degrees)
  }
}

extension [Bool] {
  /// Whether there are degrees other than 0 and the greatest.
  var hasInnerDegree: Bool { dropFirst().dropLast().contains(true) }
}
