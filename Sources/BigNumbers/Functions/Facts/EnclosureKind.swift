import NumericCore

/// How the range of a function of one number over an interval is enclosed.
enum UnaryEnclosure: Sendable {
  /// By its values at the ends of monotone pieces.
  case monotone(MonotoneProfile)
  /// Rises from one jump to the next.
  case fraction, binaryExponent, binarySignificand
  /// Has extrema, zeros and poles at multiples of a quarter turn.
  case circular
  /// Γ and its kin, between their poles.
  case gamma, logGamma(wherePositive: Bool), gammaSign, digamma
  /// Falls on both sides of its pole; oscillates below −2.
  case zeta
  /// J and Y of an order.
  case besselJ(Int), besselY(Int)
  /// Falls above 0; oscillates below.
  case airy
  /// Rises over the whole numbers from a first one on.
  case wholeNumbers(from: Int)
  /// Oscillate less and less; the last has a pole at 0.
  case sinc, sineIntegral, cosineIntegral
  /// The two branches that meet at −1/e.
  case lambertW, lambertWMinusOne
}

/// How the range of a function of two numbers over a rectangle is enclosed.
enum BinaryEnclosure: Sendable {
  case sum, difference, product, quotient, positiveDifference, relativeDifference
  case modulo, truncatingRemainder, remainder, wholeQuotient, copySign, nextToward, scaling
  case root, length, power, positivePower, compound, logarithm
  /// The angle of a point; circular functions and their inverses in units of which u make a turn.
  case angle, circular, inverseCircular
  case incompleteGamma, beta, bessel, arithmeticGeometricMean, combinatorial
}

/// How the range of a function of a list is enclosed.
enum ListEnclosure: Sendable {
  /// x·y ± z.
  case productAndTerm(isSum: Bool)
  /// The angle of a point in units of which u make a turn.
  case angle
  /// a·b ± c·d.
  case products(isSum: Bool)
  /// Rises with every term.
  case increasing
  case dot
  case variance(isSample: Bool)
  /// The root of a variance.
  case deviation(isSample: Bool)
  case financial
}
