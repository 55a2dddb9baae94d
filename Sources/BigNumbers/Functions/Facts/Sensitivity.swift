/// log₂ |f′(x)|, about: how much an error of the argument moves the result. Precisions are planned with it; a wrong
/// estimate costs another pass, never a wrong digit. Here X and Y are bounds on log₂ of |x| and of the result.
enum Sensitivity: Sendable {
  /// The value is an integer that was settled; it moves no more.
  case settled
  /// 0.
  case unit
  /// X + 1.
  case square
  /// −X/2 − 1.
  case squareRoot
  /// Y − X − 1.
  case power
  /// Y and a constant.
  case result(plus: Double)
  /// max(Y, 0) + 1.
  case atLeastUnit
  /// A constant minus X.
  case logarithm(plus: Double)
  /// 2·max(Y, 0) + 1.
  case tangent
  /// min(0, −2X).
  case arctangent
  /// A function of which nothing is known: a condition number of about 2⁸.
  case conditioned
}

/// The same for functions of two numbers.
enum BinarySensitivity: Sendable {
  case unit, product, quotient, power, circularUnits, root, conditioned
}
