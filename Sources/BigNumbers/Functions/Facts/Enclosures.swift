import NumericCore

/// How the range of a function of one number over an interval is enclosed.
enum UnaryEnclosure: Sendable {
  /// By the values at the ends of monotone pieces.
  case monotone(MonotoneProfile)
  /// The function increases between its jumps.
  case fraction, binaryExponent, binarySignificand
  /// The function has its extrema, zeros and poles at multiples of a quarter turn.
  case circular
  /// Γ and functions derived from it, between their poles.
  case gamma, logGamma(wherePositive: Bool), gammaSign, digamma
  /// Γ(x + 1), which is the exact factorial at whole numbers.
  case factorial
  /// ζ: decreasing on both sides of its pole, oscillating below −2.
  case zeta
  /// J or Y of a given order.
  case besselJ(Int), besselY(Int)
  /// Ai: decreasing above 0, oscillating below.
  case airy
  /// The function increases over the whole numbers from a first one on.
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
  /// The angle of a point; circular functions of angles in a unit of which u make a turn, and their
  /// inverses.
  case angle, circular, inverseCircular
  case incompleteGamma, beta, bessel, arithmeticGeometricMean, combinatorial
}

/// How the range of a function of a list is enclosed.
enum ListEnclosure: Sendable {
  /// x·y ± z.
  case productAndTerm(isSum: Bool)
  /// The angle of a point in a unit of which u make a turn.
  case angle
  /// a·b ± c·d.
  case products(isSum: Bool)
  /// The function increases with every term.
  case increasing
  case dot
  case variance(isSample: Bool)
  /// The root of a variance.
  case deviation(isSample: Bool)
  case financial
  /// A part of a root of a polynomial.
  case polynomialRoot
  /// An element of the exponential of a matrix.
  case matrixExponential
  /// A function of a probability distribution.
  case distribution
  /// The value of whole numbers; there are no others.
  case whole
}
