import NumericCore

/// Finds where the roots of a polynomial are.
///
/// Of whole coefficients everything is decided: multiplicities by factors without multiple roots, roots that are fractions, and
/// roots on the imaginary axis. Of other coefficients all roots must be told apart.
struct RootSearch {
  let limits: Limits
  /// The value that a number system makes of a literal.
  private let effective: (ExactLiteral) throws(ComputationFailure) -> BigRational?

  /// A search whose discs are written in a number system.
  init(
    _ limits: Limits,
    effective: @escaping (ExactLiteral) throws(ComputationFailure) -> BigRational?
  ) {
    (self.limits, self.effective) = (limits, effective)
  }

  /// The roots of a polynomial with fractions as coefficients, from the constant term on; the last is not zero.
  ///
  /// - Throws: limits; `undecided` where the number system has too few digits to tell roots apart.
  func roots(of coefficients: [BigRational]) throws(ComputationFailure) -> PolynomialRoots {
    try PolynomialRoots.checkDegree(coefficients.count - 1, limits)
    return try Deadline.within(limits) { () throws(ComputationFailure) in
      let whole = IntegerPolynomial.integers(coefficients).polynomial
      return try written(FactoredPolynomial(whole).roots(limits), zeros: whole.zeroRoots)
    }
  }

  /// The roots of a polynomial whose coefficients are known up to errors, except that zeros at either end are exact.
  ///
  /// - Throws: `undecided` where roots are not told apart.
  func roots(
    enclosed coefficients: [Ball], bits: Int
  ) throws(ComputationFailure) -> PolynomialRoots {
    try PolynomialRoots.checkDegree(coefficients.count - 1, limits)
    return try Deadline.within(limits) { () throws(ComputationFailure) in
      let (rest, zeros) = RealCoefficients.enclosed(coefficients).withoutZeroRoots
      var found: [FoundRoot] = []
      if rest.degree > 0 {
        var separation = RootSeparation(rest, limits)
        found = try separation.roots(bits: bits).map { FoundRoot($0, rest, limits) }
        // The mirror image of a disc that meets the imaginary axis meets no other one.
        if rest.hasParity { for index in found.indices { found[index].snapToImaginaryAxis() } }
        try FoundRoot.sort(&found)
      }
      return try written(found, zeros: zeros)
    }
  }

  // MARK: - Writing

  /// Roots as a number system has them.
  func written(
    _ found: [FoundRoot], zeros: Int
  ) throws(ComputationFailure) -> PolynomialRoots {
    var roots: [PolynomialRoots.Root] = []
    var factors: [[ExactLiteral]] = []
    var numbers: [[BigInteger]: Int] = [:]
    for root in found {
      let place = try place(of: root)
      var number: Int?
      if let factor = root.factor, case .disc = place {
        if numbers[factor.coefficients] == nil {
          numbers[factor.coefficients] = factors.count
          factors.append(try literals(factor))
        }
        number = numbers[factor.coefficients]
      }
      roots.append(PolynomialRoots.Root(place, multiplicity: root.multiplicity, factor: number))
    }
    if zeros > 0 {
      let negative = found.prefix { $0.isReal && $0.disc.re.isNegative }.count
      let place = PolynomialRoots.Place.fraction(ExactLiteral(0), ExactLiteral(1))
      roots.insert(
        PolynomialRoots.Root(place, multiplicity: zeros, factor: nil), at: negative)
    }
    return PolynomialRoots(factors: factors, roots: roots)
  }

  /// The coefficients of a factor.
  ///
  /// - Throws: `inapplicable` if the number system does not have them: the factor would have other roots.
  private func literals(
    _ factor: IntegerPolynomial
  ) throws(ComputationFailure) -> [ExactLiteral] {
    var literals: [ExactLiteral] = []
    for coefficient in factor.coefficients {
      let literal = ExactLiteral(coefficient)
      guard isExact(literal, coefficient) else {
        throw .inapplicable("a factor of the polynomial has more digits than these numbers")
      }
      literals.append(literal)
    }
    return literals
  }

  /// Whether the number system has a whole number.
  private func isExact(_ literal: ExactLiteral, _ number: BigInteger) -> Bool {
    (try? effective(literal)) == BigRational(number)
  }

  private func place(of root: FoundRoot) throws(ComputationFailure) -> PolynomialRoots.Place {
    if let value = root.fraction {
      let (numerator, denominator) = (value.numerator, value.denominator)
      let literals = (ExactLiteral(numerator), ExactLiteral(denominator))
      if isExact(literals.0, numerator), isExact(literals.1, denominator) {
        return .fraction(literals.0, literals.1)
      }
    }
    // Half a unit of the center's last bit is below an eighth of the radius, so that the literals are short.
    let (re, im) = root.disc.shortened
    let literals = (re: ExactLiteral(binary: re), im: ExactLiteral(binary: im))
    guard let x = try effective(literals.re), let y = try effective(literals.im) else {
      throw .undecided(bits: 64)
    }
    let distance = ErrorBound.distance(from: root.disc, to: x, y)
    // Twice as large as necessary, so that the root is not next to the border; a root that is its center has a disc as well.
    let least = root.gap.asErrorBound.scaled(byPowerOfTwo: -64)
    let reach = (distance + root.disc.radius + least).scaled(byPowerOfTwo: 1)
    guard let exponent = reach.ceilingExponent, exponent != .max,
      reach.scaled(byPowerOfTwo: 3) <= root.gap.asErrorBound
    else { throw .undecided(bits: 64) }
    let radius = ExactLiteral(coefficient: .word(1), base: 2, exponent: exponent)
    // A system without this power of two may round it down by less than half.
    guard let size = try effective(radius), size.sign > 0 else { throw .undecided(bits: 64) }
    return .disc(re: literals.re, im: literals.im, radius: radius, root.line)
  }
}

extension ErrorBound {
  /// A bound of the distance of the middle of a disc from a number.
  fileprivate static func distance(
    from disc: ComplexBall, to re: BigRational, _ im: BigRational
  ) -> ErrorBound {
    func distance(_ part: BigFloat, _ number: BigRational) -> ErrorBound {
      // Cancellation leaves the error of the number alone, which is 2⁻⁶⁴ of the precision of the center.
      guard let ball = Ball(number, bits: part.precision.bits + 64),
        let difference = Ball.difference(Ball(part), ball, bits: 64)
      else { return .infinite }
      return difference.upperMagnitude
    }
    return distance(disc.re, re).hypotenuse(distance(disc.im, im))
  }
}

extension ExactLiteral {
  /// The exact value of a finite number.
  fileprivate init(binary value: BigFloat) {
    guard let (odd, exponent) = value.oddParts else {
      self.init(0)
      return
    }
    let coefficient =
      Int(exactly: odd).map { Coefficient.word(UInt64($0)) }
      ?? .digits(Array(odd.text(radix: 16).utf8))
    self.init(
      isNegative: value.isNegative, coefficient: coefficient, base: 2, exponent: exponent)
  }
}
