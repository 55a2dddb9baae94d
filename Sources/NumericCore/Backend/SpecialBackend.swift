/// Functions that libm lacks or does badly; every backend rounds them correctly.
///
/// `DoubleBackend` evaluates them with 53-bit MPFR and rounds to binary64 once. NaN gives NaN.
public protocol SpecialBackend: ArithmeticBackend {
  /// A mathematical constant, correctly rounded.
  func constant(_ constant: Constant) throws(Failure) -> Number
  /// The real n-th root for an integer n ≠ 0; NaN for other n, and for x < 0 with even n.
  func root(_ x: Number, _ n: Number) throws(Failure) -> Number
  /// Γ(x); ±∞ at ±0, NaN at negative integers and −∞.
  func gamma(_ x: Number) throws(Failure) -> Number
  /// ln |Γ(x)|; +∞ at zero and negative integers.
  func logGamma(_ x: Number) throws(Failure) -> Number
  /// n! for a whole number n ≥ 0; NaN otherwise.
  func factorial(_ n: Number) throws(Failure) -> Number
  /// The logarithm of x to base b; NaN for b ≤ 0 and b = 1.
  func log(_ x: Number, base: Number) throws(Failure) -> Number
  /// The sum of all terms, rounded once; +0 for none.
  func sum(_ terms: [Number]) throws(Failure) -> Number

  /// sin(2πx/u), exact where the value is 0, ±½ or ±1; u is a whole number ≥ 1, else NaN.
  func sin(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
  /// cos(2πx/u), exact where the value is 0, ±½ or ±1; u is a whole number ≥ 1, else NaN.
  func cos(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
  /// tan(2πx/u), exact where the value is 0 or ±1; ±∞ at the poles; u is a whole number ≥ 1.
  func tan(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
  /// The inverse sine in units of which u make a turn, exact at 0, ±½ and ±1.
  func asin(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
  /// The inverse cosine in units of which u make a turn, exact at 0, ±½ and ±1.
  func acos(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
  /// The inverse tangent in units of which u make a turn, exact at 0, ±1 and ±∞.
  func atan(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
  /// The angle of the point (x, y) in units of which u make a turn.
  func atan2(y: Number, x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
}

/// A mathematical constant that a backend can produce at its precision.
public enum Constant: String, CaseIterable, Hashable, Sendable {
  /// The circumference of a circle of diameter 1.
  case pi
  /// The base of the natural logarithm.
  case e
  /// The circumference of a circle of radius 1, 2π.
  case tau
  /// The golden ratio (1 + √5)/2.
  case phi
  /// ln 2.
  case ln2
  /// Euler's constant, the limit of the harmonic numbers minus their logarithm.
  case eulerGamma
  /// Catalan's constant, 1 − 1/9 + 1/25 − 1/49 + …
  case catalan
}
