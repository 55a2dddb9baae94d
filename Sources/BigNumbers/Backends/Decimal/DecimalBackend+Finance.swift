import NumericCore

extension DecimalBackend {
  func financial(
    _ function: ListFunction, _ x: [BigDecimal]
  ) throws(ComputationFailure) -> BigDecimal {
    guard x.allSatisfy(\.isFinite) else { return .nan }
    return try computing { context throws(ComputationFailure) in
      do throws(ComputationFailure) {
        return try rounded(try exactly(.list(function), x), &context)
      } catch {
        switch error {
        case .exception(.domain), .exception(.noSolution): return .nan
        default: throw error
        }
      }
    }
  }

  /// The reason why a financial function of finite numbers is NaN.
  func financialException(
    _ function: ListFunction, _ x: [BigDecimal]
  ) -> ArithmeticException? {
    let fractions = x.compactMap { try? BigRational(exactly: $0, limits: limits) }
    guard fractions.count == x.count else { return .domain }
    return FinancialProblem.exception(function, fractions, limits: limits)
  }
}
