import NumericCore

/// The coefficients of a real polynomial, from the constant term on.
enum RealCoefficients: Sendable {
  /// Whole numbers.
  case whole(IntegerPolynomial)
  /// Numbers that are known up to an error, which no precision makes smaller.
  case enclosed([Ball])

  /// Polynomials of fractions have the same roots as those of whole numbers.
  init(_ fractions: some Collection<BigRational>) {
    self = .whole(IntegerPolynomial.integers(fractions).polynomial)
  }

  /// The coefficients rounded to `bits` bits; nil at the ends of the range of exponents.
  func polynomial(bits: Int) -> BallPolynomial? {
    switch self {
    case .whole(let polynomial):
      BallPolynomial(polynomial.coefficients.map { Ball(BigRational($0), bits: bits) })
    case .enclosed(let balls): BallPolynomial(balls.map { $0 })
    }
  }

  /// Whether all coefficients of odd powers, or all of even powers, are exactly zero, so that −z is a root for every root z.
  var hasParity: Bool {
    var hasPower = (even: false, odd: false)
    for (power, isZero) in zeros.enumerated() where !isZero {
      if power.isMultiple(of: 2) { hasPower.even = true } else { hasPower.odd = true }
    }
    return !(hasPower.even && hasPower.odd)
  }

  /// Which coefficients are exactly zero.
  private var zeros: [Bool] {
    switch self {
    case .whole(let polynomial): polynomial.coefficients.map(\.isZero)
    case .enclosed(let balls): balls.map { $0.sign == 0 }
    }
  }

  /// The quotient by the power of x whose root is exactly zero, and the exponent.
  var withoutZeroRoots: (rest: RealCoefficients, count: Int) {
    switch self {
    case .whole(let polynomial):
      return (.whole(polynomial.dropping(polynomial.zeroRoots)), polynomial.zeroRoots)
    case .enclosed(let balls):
      let count = balls.dropLast().prefix { $0.sign == 0 }.count
      return (.enclosed(Array(balls.dropFirst(count))), count)
    }
  }

  /// A polynomial with the same roots, each of them simple; the same one if its coefficients are not exact.
  func squareFree() throws(ComputationFailure) -> RealCoefficients {
    guard case .whole(let polynomial) = self else { return self }
    return .whole(try polynomial.squareFree())
  }

  var degree: Int {
    switch self {
    case .whole(let polynomial): polynomial.degree
    case .enclosed(let balls): balls.count - 1
    }
  }
}
