import NumericCore

extension BigFloatContext {
  func financial(
    _ function: ListFunction, _ arguments: Registers<BigFloat>
  ) throws(LimitExceeded) -> BigFloat {
    try solved(arguments) { fractions throws(ComputationFailure) in
      try FinancialProblem(function, fractions, limits: limits)
    }
  }

  /// The reason why a financial function is NaN.
  func financialException(
    _ function: ListFunction, _ arguments: [BigFloat]
  ) -> ArithmeticException? {
    guard let fractions = try? Self.fractions(arguments, limits) else { return .domain }
    return FinancialProblem.exception(function, fractions, limits: limits)
  }
}
