/// An estimate of log₂ |f′(x)|: how much an error of the argument moves the result.
///
/// Precisions are planned with it; a wrong estimate costs another pass, but never a wrong digit.
/// Below, X and Y are bounds on log₂ of |x| and of the result.
enum Sensitivity: Sendable {
  /// −∞: the value is an integer that has been settled, and does not move.
  case settled
  /// 0.
  case unit
  /// X + 1.
  case square
  /// −X/2 − 1.
  case squareRoot
  /// Y − X − 1.
  case power
  /// Y plus a constant.
  case result(plus: Double)
  /// max(Y, 0) + 1.
  case atLeastUnit
  /// A constant minus X.
  case logarithm(plus: Double)
  /// 2·max(Y, 0) + 1.
  case tangent
  /// min(0, −2X).
  case arctangent
  /// For functions without an estimate: a condition number of about 2⁸. Ten values of such functions to 50 digits took
  /// equally long with 2⁰ to 2⁶⁴, because a plan that is too tight is raised.
  case conditioned
}

/// An estimate for functions of two numbers.
enum BinarySensitivity: Sendable {
  case unit, product, quotient, power, circularUnits, root, conditioned
}
