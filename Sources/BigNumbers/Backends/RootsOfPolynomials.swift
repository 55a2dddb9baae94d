import NumericCore

// Where the roots of polynomials are: numbers of all these systems are fractions, except exact reals, and their discs are
// checked as the system rounds them.
extension BigFloatBackend {
  public func roots(of coefficients: [BigFloat]) throws(ComputationFailure) -> PolynomialRoots {
    try RootSearch(limits) { literal throws(ComputationFailure) in
      try BigRational.exactly(number(literal), limits)
    }.roots(of: coefficients)
  }
}

extension RoundedTruth {
  public func roots(of coefficients: [BigFloat]) throws(ComputationFailure) -> PolynomialRoots {
    let limits = backend.limits
    return try RootSearch(limits) { literal throws(ComputationFailure) in
      let value = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try number(literal)
      }
      return try BigRational.exactly(value, limits)
    }.roots(of: coefficients)
  }
}

extension DecimalBackend {
  /// Where the roots of a polynomial are.
  ///
  /// - Throws: limits; `.exception(.domain)` for numbers that are not finite; `undecided` where the precision is too low to tell
  ///   roots apart.
  public func roots(of coefficients: [BigDecimal]) throws(ComputationFailure) -> PolynomialRoots {
    var fractions: [BigRational] = []
    for coefficient in coefficients { fractions.append(try fraction(coefficient)) }
    return try RootSearch(limits) { literal throws(ComputationFailure) in
      try fraction(try number(literal))
    }.roots(of: fractions)
  }
}

extension ExactBackend {
  /// Where the roots of a polynomial are. Coefficients that are not proven to be fractions are enclosed with more and more bits.
  ///
  /// - Throws: limits; `undecided` where it is not known whether the first or the last coefficient is zero, or roots are not
  ///   told apart.
  public func roots(of coefficients: [ExactReal]) throws(ComputationFailure) -> PolynomialRoots {
    let sizes = limits.sizes
    let search = RootSearch(sizes) { literal throws(ComputationFailure) in
      try number(literal).rational(limits: limits)
    }
    var fractions: [BigRational?] = []
    for coefficient in coefficients {
      fractions.append(try coefficient.rational(limits: limits))
    }
    let known = fractions.compactMap { $0 }
    if known.count == coefficients.count { return try search.roots(of: known) }
    // Zeros at either end change the degree.
    for index in [coefficients.firstIndex { !isZero($0) } ?? 0, coefficients.count - 1]
    where fractions[index] == nil {
      if try coefficients[index].isZero(limits: limits) {
        throw .undecided(bits: sizes.workingPrecision)
      }
    }
    var bits = 128
    while true {
      var balls: [Ball] = []
      for (coefficient, fraction) in zip(coefficients, fractions) {
        if let ball = fraction.flatMap({ Ball($0, bits: bits) }) {
          balls.append(ball)
        } else {
          balls.append(try coefficient.ball(.relative(bits: bits), limits))
        }
      }
      do throws(ComputationFailure) {
        return try search.roots(enclosed: balls, bits: bits)
      } catch {
        guard case .undecided = error, 2 * bits <= min(sizes.workingPrecision, Self.mostRootBits)
        else { throw error }
        bits *= 2
      }
    }
  }

  /// Where the roots of a polynomial with complex coefficients are, both parts of which are proven to be fractions.
  ///
  /// - Throws: limits; `inapplicable` for coefficients that are not known to be fractions.
  public func roots(
    ofComplex parts: [ExactReal]
  ) throws(ComputationFailure) -> PolynomialRoots {
    var fractions: [BigRational] = []
    for part in parts {
      guard let fraction = try part.rational(limits: limits) else {
        throw .inapplicable(
          "roots of polynomials with complex coefficients are found where both parts of these are fractions"
        )
      }
      fractions.append(fraction)
    }
    return try RootSearch(limits.sizes) { literal throws(ComputationFailure) in
      try number(literal).rational(limits: limits)
    }.roots(ofComplex: fractions)
  }

  /// Coefficients are not enclosed with more bits than this to tell roots apart: multiple roots, which no bits tell apart, would
  /// take all of the time.
  private static var mostRootBits: Int { 1 << 13 }
}

extension RootSearch {
  /// The roots of a polynomial of binary numbers.
  fileprivate func roots(
    of coefficients: [BigFloat]
  ) throws(ComputationFailure) -> PolynomialRoots {
    var fractions: [BigRational] = []
    for coefficient in coefficients {
      fractions.append(try .exactly(coefficient, limits))
    }
    return try roots(of: fractions)
  }
}
