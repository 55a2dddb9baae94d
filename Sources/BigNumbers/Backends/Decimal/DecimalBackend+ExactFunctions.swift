import NumericCore

// Functions of finance and of whole numbers, whose exact values are rounded.
extension DecimalBackend {
  func roundedExactly(
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

  /// The reason why such a function of finite numbers is NaN.
  func exactException(
    _ function: ListFunction, _ x: [BigDecimal]
  ) -> ArithmeticException? {
    let fractions = x.compactMap { try? BigRational(exactly: $0, limits: limits) }
    guard fractions.count == x.count else { return .domain }
    if function.isFinancial {
      return FinancialProblem.exception(function, fractions, limits: limits)
    }
    guard fractions.allSatisfy(\.isInteger) else { return .domain }
    return WholeValues.exception(function, fractions.map(\.numerator), limits)
  }
}
