import NumericCore

extension BigFloatContext {
  /// A part of a root of a polynomial, correctly rounded; NaN where the disc is none.
  func polynomialRoot(
    _ function: ListFunction, _ operands: Registers<BigFloat>
  ) throws(LimitExceeded) -> BigFloat {
    try solved(operands) { fractions throws(ComputationFailure) in
      try RootProblem(function, fractions, limits: limits)
    }
  }

  /// An element of the exponential of a matrix, correctly rounded; NaN where an element of the matrix is no finite number.
  func matrixExponential(_ operands: Registers<BigFloat>) throws(LimitExceeded) -> BigFloat {
    try solved(operands) { fractions throws(ComputationFailure) in
      try ExponentialProblem(fractions, limits: limits)
    }
  }
}
