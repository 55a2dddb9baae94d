/// What becomes of an error r of the argument of a function of one number: bounds on |f(X) − f(x)| for
/// |X − x| ≤ r, by the mean value theorem or an addition formula. the floor of enclosures carries each rule out.
enum ErrorRule: Sendable {
  case negation, magnitude, square
  /// |√X − √x| ≤ r/√x.
  case squareRoot
  /// f(x(1 + t)) = f(x)(1 + t)^a with |a| ≤ ½; the argument has to be positive where it says so.
  case power(ofPositive: Bool)
  /// b^r − 1 ≤ s + s² for s = r·ln b ≤ 1, times the value; with a bound of ln b.
  case exponential(logarithmOfBase: ErrorBound)
  /// The same with 1 added to the value.
  case exponentialMinusOne
  /// |log_b X − log_b x| ≤ r/((x − r)·ln b); with a bound of 1/ln b.
  case logarithm(inverseLogarithmOfBase: ErrorBound)
  /// |f′| is at most a bound everywhere.
  case slope(ErrorBound)
  /// |f′| ≤ 1, and ≤ 1/X.
  case slopeFallingLikeInverse
  /// |f′| ≤ 1, and ≤ 1/X².
  case slopeFallingLikeInverseSquare
  /// sinh(x + d) = sinh x cosh d + cosh x sinh d, and the like.
  case hyperbolicSine, hyperbolicCosine
  /// tan x + tan d over 1 − tan x tan d.
  case tangent
  /// |Γ(X) − Γ(x)| ≤ Γ(x)(e^s − 1) for s = r·max |ψ|, and |ln Γ(X) − ln Γ(x)| ≤ s; of positive arguments.
  case gamma, logGamma
  /// ζ at whole numbers, whose values are kept.
  case wholeZeta
  /// |f′| ≤ 2/√π; but wide arguments are not given to MPFR.
  case errorFunction
  /// No simple bound: the ends of the ball are enclosed.
  case ends
}

/// The same for functions of two numbers.
enum BinaryErrorRule: Sendable {
  case sum, difference, product, quotient
  /// |X^Y − x^y| ≤ |x^y|(s + s²); of positive x where it says so.
  case power(ofPositive: Bool)
  /// The index is a whole number.
  case root
  /// √(x² + y²) changes by no more than the vector moves.
  case length
  /// No simple bound.
  case ends
}

extension ErrorBound {
  /// 2/√π < 1.1284.
  static let twoOverRootOfPi = ErrorBound(11_284, exponent: 0) / LowerBound(10_000)
  /// ln 10 < 2.3028.
  static let logarithmOfTen = ErrorBound(23_028, exponent: 0) / LowerBound(10_000)
  /// 1/ln 2 < 1.4427.
  static let inverseLogarithmOfTwo = ErrorBound(14_427, exponent: 0) / LowerBound(10_000)
}
