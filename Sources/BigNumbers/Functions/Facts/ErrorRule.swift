/// How an error r of the argument of a function of one number affects the result.
///
/// Each rule is a bound on |f(X) − f(x)| for |X − x| ≤ r, by the mean value theorem or an addition
/// formula. `Ball+ErrorRules` implements the rules.
enum ErrorRule: Sendable {
  case negation, magnitude, square
  /// |√X − √x| ≤ r/√x.
  case squareRoot
  /// f(x(1 + t)) = f(x)(1 + t)^a with |a| ≤ ½, so that |t| ≤ ½ gives a relative error of at most
  /// |t|; `ofPositive` restricts it to positive arguments.
  case power(ofPositive: Bool)
  /// For an exponential to base b: b^r − 1 ≤ s + s² for s = r·ln b ≤ 1, times the value; with an
  /// upper bound of ln b.
  case exponential(logarithmOfBase: ErrorBound)
  /// The same for e^x − 1: times the value plus 1.
  case exponentialMinusOne
  /// |log_b X − log_b x| ≤ r/((x − r)·ln b); with an upper bound of 1/ln b.
  case logarithm(inverseLogarithmOfBase: ErrorBound)
  /// |f′| has an upper bound everywhere.
  case slope(ErrorBound)
  /// The same of an increasing function that becomes flat, so that the ends of a wide ball tell more.
  case slopeVanishing(ErrorBound)
  /// |f′| ≤ 1, and ≤ 1/X.
  case slopeFallingLikeInverse
  /// |f′| ≤ 1, and ≤ 1/X².
  case slopeFallingLikeInverseSquare
  /// sinh(x + d) = sinh x cosh d + cosh x sinh d, and the corresponding formula for cosh.
  case hyperbolicSine, hyperbolicCosine
  /// tan(x + d) = (tan x + tan d)/(1 − tan x tan d).
  case tangent
  /// For positive arguments: |Γ(X) − Γ(x)| ≤ Γ(x)(e^s − 1) and |ln Γ(X) − ln Γ(x)| ≤ s with s =
  /// r·max |ψ|.
  case gamma, logGamma
  /// ζ at whole numbers, whose values are cached.
  case wholeZeta
  /// |f′| ≤ 2/√π; arguments of high precision are not passed to MPFR.
  case errorFunction
  /// There is no simple bound: the ends of the ball are enclosed.
  case ends

  /// Whether the slope bound says much less of a wide ball than the values at its ends: erf and tanh
  /// of a large number are known from few of its digits.
  var isFlatFarOut: Bool {
    switch self {
    case .errorFunction, .slopeVanishing: true
    default: false
    }
  }
}

/// How errors of the arguments of a function of two numbers affect the result.
enum BinaryErrorRule: Sendable {
  case sum, difference, product, quotient
  /// |X^Y − x^y| ≤ |x^y|(s + s²); `ofPositive` restricts it to positive x.
  case power(ofPositive: Bool)
  /// A root whose index is a whole number.
  case root
  /// √(x² + y²) changes by at most the distance that the point (x, y) moves.
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
