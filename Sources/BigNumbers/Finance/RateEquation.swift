import NumericCore

/// The rates r > −1 at which cash flows have no present value: Σ cₖ·(1 + r)^(m − k) = 0.
///
/// The flows are fractions, so that everything is decidable: how many rates there are, where they
/// lie, and which of them is nearest to 0.
struct RateEquation {
  /// The polynomial in the growth u = 1 + r; neither its first nor its last coefficient is zero.
  let growth: IntegerPolynomial
  let limits: Limits

  /// The equation of cash flows.
  ///
  /// - Throws: flows whose sign does not change, or too many flows.
  init(_ flows: some Collection<BigRational>, _ limits: Limits) throws(ComputationFailure) {
    try limits.require(.flows, flows.count)
    let polynomial = IntegerPolynomial.integers(flows).polynomial
    if polynomial.variations == 0 { throw .exception(.noSolution) }
    // The first flow has the highest power; zero flows at either end do not matter.
    growth = polynomial.dropping(polynomial.zeroRoots).reversed
    self.limits = limits
  }

  /// The rates in ascending order, each once.
  func places() throws(ComputationFailure) -> [RatePlace] {
    growth.variations == 1 ? [try singlePlace()] : try severalPlaces()
  }

  /// The only rate of flows that change their sign once: exactly one growth u > 0 solves the
  /// equation (Descartes), and the sign at r = 0 tells on which side of 0 the rate is.
  private func singlePlace() throws(ComputationFailure) -> RatePlace {
    let sign = growth.sign(at: .one)
    if sign == 0 { return RatePlace(growth, .zero, .zero) }
    guard sign != growth.coefficients[growth.degree].sign else {
      return RatePlace(growth, -.one, .zero)
    }
    var power = 0
    while try RateSign(growth).sign(at: BigRational.one.scaled(byPowerOfTwo: power)) == sign {
      power = max(1, 2 * power)
    }
    return RatePlace(growth, .zero, BigRational.one.scaled(byPowerOfTwo: power + 1))
  }

  private func severalPlaces() throws(ComputationFailure) -> [RatePlace] {
    var isolation = RootIsolation(limits)
    try isolation.spend(on: growth)
    let rate = growth.shiftedByOne
    let zeros = rate.zeroRoots
    let other = rate.dropping(zeros)
    let losses = try isolation.isolated(other.mirrored)
    let power = other.rootBoundExponent
    let gains = try isolation.isolated(other.scaled(byPowerOfTwo: power))
    // The polynomial may not change its sign at a multiple root.
    let simple = isolation.hasMultipleRoots ? try growth.squareFree() : growth
    var places = losses.reversed().map { RatePlace(simple, -$0.high, -$0.low) }
    if zeros > 0 { places.append(RatePlace(simple, .zero, .zero)) }
    places += gains.map { place in
      RatePlace(
        simple, place.low.scaled(byPowerOfTwo: power), place.high.scaled(byPowerOfTwo: power))
    }
    return places
  }
}

extension IntegerPolynomial {
  /// An e such that all roots are below 2ᵉ in magnitude: 2·max |aₙ₋ₖ/aₙ|^(1/k) (Fujiwara 1916),
  /// rounded up.
  fileprivate var rootBoundExponent: Int {
    let leading = coefficients[degree].magnitudeBits - 1
    var exponent = 0
    for (index, coefficient) in coefficients.enumerated().dropLast() where coefficient.sign != 0 {
      let power = degree - index
      let excess = coefficient.magnitudeBits - leading
      exponent = max(exponent, excess > 0 ? (excess + power - 1) / power : 0)
    }
    return exponent + 2
  }
}
