/// Algebraic and elementary transcendental functions.
///
/// Accuracy: `BigFloatBackend` rounds each correctly. `DoubleBackend` answers what the platform's
/// libm says: below 1 ulp on the tested set, not proved. NaN gives NaN everywhere.
public protocol ElementaryBackend: ArithmeticBackend {
  /// √x; NaN below zero, √−0 = −0.
  func sqrt(_ x: Number) throws(Failure) -> Number
  /// The real cube root, of x's sign.
  func cbrt(_ x: Number) throws(Failure) -> Number
  /// √(x² + y²) without intermediate overflow.
  func hypot(_ x: Number, _ y: Number) throws(Failure) -> Number
  /// x^y as IEEE 754 `pow`: 0⁰ = 1, NaN for x < 0 with y no integer, ±∞ for 0 to a negative power.
  func pow(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// e^x.
  func exp(_ x: Number) throws(Failure) -> Number
  /// 2^x.
  func exp2(_ x: Number) throws(Failure) -> Number
  /// 10^x.
  func exp10(_ x: Number) throws(Failure) -> Number
  /// e^x − 1 without cancellation near zero.
  func expMinusOne(_ x: Number) throws(Failure) -> Number
  /// The natural logarithm; −∞ at zero, NaN below.
  func log(_ x: Number) throws(Failure) -> Number
  /// The logarithm to base 2; −∞ at zero, NaN below.
  func log2(_ x: Number) throws(Failure) -> Number
  /// The logarithm to base 10; −∞ at zero, NaN below.
  func log10(_ x: Number) throws(Failure) -> Number
  /// ln(1 + x) without cancellation near zero; −∞ at −1, NaN below.
  func log(onePlus x: Number) throws(Failure) -> Number

  /// The sine of x radians; NaN for ±∞.
  func sin(_ x: Number) throws(Failure) -> Number
  /// The cosine of x radians; NaN for ±∞.
  func cos(_ x: Number) throws(Failure) -> Number
  /// The tangent of x radians; NaN for ±∞.
  func tan(_ x: Number) throws(Failure) -> Number
  /// The inverse sine in radians, in [−π/2, π/2]; NaN outside [−1, 1].
  func asin(_ x: Number) throws(Failure) -> Number
  /// The inverse cosine in radians, in [0, π]; NaN outside [−1, 1].
  func acos(_ x: Number) throws(Failure) -> Number
  /// The inverse tangent in radians, in [−π/2, π/2].
  func atan(_ x: Number) throws(Failure) -> Number
  /// The angle of the point (x, y) in radians, in [−π, π], signed zeros as in IEEE 754.
  func atan2(y: Number, x: Number) throws(Failure) -> Number

  /// (e^x − e^−x)/2.
  func sinh(_ x: Number) throws(Failure) -> Number
  /// (e^x + e^−x)/2.
  func cosh(_ x: Number) throws(Failure) -> Number
  /// sinh x / cosh x.
  func tanh(_ x: Number) throws(Failure) -> Number
  /// The inverse hyperbolic sine.
  func asinh(_ x: Number) throws(Failure) -> Number
  /// The inverse hyperbolic cosine, ≥ 0; NaN below 1.
  func acosh(_ x: Number) throws(Failure) -> Number
  /// The inverse hyperbolic tangent; ±∞ at ±1, NaN outside [−1, 1].
  func atanh(_ x: Number) throws(Failure) -> Number
}
