import NumericCore

// Functions of finance, of whole numbers and roots of polynomials, whose exact values are rounded.
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
    if function.isFinancial {
      let fractions = x.compactMap { try? BigRational(exactly: $0, limits: limits) }
      guard fractions.count == x.count else { return .domain }
      return FinancialProblem.exception(function, fractions, limits: limits)
    }
    // The call that ended in NaN is made once more: numbers that are longer than the limits have reasons as well.
    do throws(ComputationFailure) {
      var context = context
      _ = try rounded(try exactly(.list(function), x), &context)
    } catch {
      if case .exception(let exception) = error { return exception }
    }
    return .domain
  }
}
