internal import CMPFR
import NumericCore

/// How `BigFloat` computes a function of one number, correctly rounded.
enum UnaryCall: Sendable {
  /// One call of MPFR.
  case mpfr(BigFloat.Unary)
  /// One call of MPFR, whose time and memory may grow with the exponent of a large positive number, or of the distance from
  /// a zero, and an enclosure for such numbers.
  case mpfrOrSeries(BigFloat.Unary, PointEnclosure)
  /// Several steps, where MPFR has no such function or has a defect.
  case steps(UnarySteps)
  /// Enclosures of growing precision, where MPFR has no such function.
  case enclosed(PointEnclosure)
}

/// The enclosures at one number that stand for functions which MPFR lacks, with about the precision of their context, narrower
/// with a higher one. `OutwardContext` carries them out.
///
/// A point is an exact result; an infinity at a finite number is a pole. The enclosure must be a
/// point wherever the value has finitely many bits, because enclosures are narrowed until they
/// round to one number; next to zero, values close to the ``Neighbors`` of the page are exempt.
/// Outside the domain it is undefined; the argument is never NaN.
enum PointEnclosure: Sendable {
  case ellipticK, ellipticE, lambertW, lambertWMinusOne, sinc, sineIntegral, cosineIntegral
  case logGammaSeries, digammaSeries
}

/// How `BigFloat` computes a function of two numbers, correctly rounded.
enum BinaryCall: Sendable {
  /// One call of MPFR.
  case mpfr(BigFloat.Binary)
  /// A kernel, and one call of MPFR for what that does not decide.
  case kernel(MediumBinaryFunction, BigFloat.Binary)
  /// A kernel if there is one, and a call whose first argument is an integer of a word: an order.
  case indexed(MediumBinaryFunction?, BigFloat.Indexed)
  /// A kernel, and a call whose second argument is an integer of a word: how many units make a turn.
  case units(MediumBinaryFunction, BigFloat.WordBinary)
  /// Several steps.
  case steps(BinarySteps)
}

/// How `BigFloat` computes a function of a list, rounded once.
enum ListCall: Sendable {
  /// One call of MPFR with three arguments.
  case ternary(BigFloat.Ternary)
  /// One call of MPFR with four arguments.
  case quaternary(BigFloat.Quaternary)
  /// Several steps.
  case steps(ListSteps)
  /// Computed by ``FinancialProblem``.
  case financial
  /// Computed by ``RootProblem``.
  case polynomialRoot
  /// Computed by ``ExponentialProblem``.
  case matrixExponential
  /// Computed by ``DistributionProblem``.
  case distribution
  /// Computed of whole numbers, exactly.
  case whole(WholeValue)
}

/// The functions of one number that `BigFloatContext` composes.
enum UnarySteps: Sendable {
  case sign, neighbor(Rounding), binaryExponent, binarySignificand
  case gammaSign, zeta, erf, erfc, factorial, doubleFactorial
}

/// The functions of two numbers that `BigFloatContext` composes.
enum BinarySteps: Sendable {
  case relativeDifference, modulo, quotient(BigFloat.Quotient), nextToward, scaling
  case compound, logarithm
  case binomial, permutations, greatestCommonDivisor, leastCommonMultiple
  case beta, incompleteGamma
}

/// The functions of lists that `BigFloatContext` composes.
enum ListSteps: Sendable {
  case atan2Units, sum, dot, extremum(BigFloat.Binary), mean, median
  case variance(isSample: Bool), standardDeviation(isSample: Bool)
}

/// Arguments with which one call of MPFR may take minutes or exhaust memory, so that they are
/// checked before.
struct ArgumentBounds: OptionSet, Sendable {
  let rawValue: UInt8
  /// A large exponent: reducing x modulo π needs π to as many bits as x has before the point.
  static let exponent = ArgumentBounds(rawValue: 1)
  /// A large magnitude, with which the time grows.
  static let magnitude = ArgumentBounds(rawValue: 2)
  /// A negative exponent of large magnitude, where sums are formed exactly.
  static let tiny = ArgumentBounds(rawValue: 4)
  /// An argument of many bits next to a whole number, where values are poles, zeros or next to short numbers.
  static let nextToWhole = ArgumentBounds(rawValue: 8)
  /// No argument needs a check.
  static let none: ArgumentBounds = []
}
