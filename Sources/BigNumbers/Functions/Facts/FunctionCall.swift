internal import CMPFR
import NumericCore

/// How `BigFloat` computes a function of one number, correctly rounded.
enum UnaryCall: Sendable {
  /// By one call of MPFR.
  case mpfr(BigFloat.Unary)
  /// By steps around MPFR's calls, where it has no such function or has a defect.
  case steps(UnarySteps)
  /// By enclosures of growing precision, where MPFR has no such function.
  case enclosed(PointEnclosure)
}

/// The enclosures at one number that stand for functions which MPFR lacks, with about the precision of their context, narrower
/// with a higher one. `OutwardContext` carries them out.
///
/// What it answers is exact where it is a point: an infinity at a finite number is a pole. It has to be a point
/// wherever the value has finitely many bits, but next to zero at the ``Neighbors`` of the page: enclosures
/// are narrowed until they round to one number. It is undefined outside of the domain, and never asked about NaN.
enum PointEnclosure: Sendable {
  case ellipticK, ellipticE, lambertW, lambertWMinusOne, sinc, sineIntegral, cosineIntegral
}

/// How `BigFloat` computes a function of two numbers, correctly rounded.
enum BinaryCall: Sendable {
  /// By one call of MPFR.
  case mpfr(BigFloat.Binary)
  /// By a call whose first argument is a word: an order.
  case indexed(BigFloat.Indexed)
  /// By a call whose second argument is a word: how many units make a turn.
  case units(BigFloat.WordBinary)
  /// By steps around MPFR's calls.
  case steps(BinarySteps)
}

/// How `BigFloat` computes a function of a list, rounded once.
enum ListCall: Sendable {
  /// By one call of MPFR with three arguments.
  case ternary(BigFloat.Ternary)
  /// By one call of MPFR with four arguments.
  case quaternary(BigFloat.Quaternary)
  /// By steps around MPFR's calls.
  case steps(ListSteps)
  /// By ``FinancialProblem``.
  case financial
}

/// What `BigFloatContext` composes itself, of one number.
enum UnarySteps: Sendable {
  case sign, neighbor(Rounding), binaryExponent, binarySignificand
  case logGamma, gammaSign, erf, erfc, factorial, doubleFactorial
}

/// What `BigFloatContext` composes itself, of two numbers.
enum BinarySteps: Sendable {
  case relativeDifference, modulo, quotient(BigFloat.Quotient), nextToward, scaling
  case root, compound, logarithm
  case binomial, permutations, greatestCommonDivisor, leastCommonMultiple
}

/// What `BigFloatContext` composes itself, of lists.
enum ListSteps: Sendable {
  case atan2Units, sum, dot, extremum(BigFloat.Binary), mean, median
  case variance(isSample: Bool), standardDeviation(isSample: Bool)
}

/// Arguments that make one call of MPFR take minutes or exhaust memory, so that they are checked before it.
struct ArgumentBounds: OptionSet, Sendable {
  let rawValue: UInt8
  /// Of a large exponent: to reduce x modulo π needs π to as many bits as x has before the point.
  static let exponent = ArgumentBounds(rawValue: 1)
  /// Of a large magnitude, with which the time grows.
  static let magnitude = ArgumentBounds(rawValue: 2)
  /// Of a large negative exponent, where sums are formed exactly.
  static let tiny = ArgumentBounds(rawValue: 4)
  /// Any argument will do.
  static let none: ArgumentBounds = []
}
