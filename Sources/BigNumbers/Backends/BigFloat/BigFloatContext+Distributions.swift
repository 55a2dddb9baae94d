internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// A function of a distribution, correctly rounded; NaN outside its domain, and an infinity at a pole.
  func distribution(
    _ function: ListFunction, _ x: Registers<BigFloat>
  ) throws(LimitExceeded) -> BigFloat {
    guard let (_, aspect) = function.distribution, x.dropFirst().allSatisfy(\.isFinite),
      !x[0].isNaN
    else { return .nan }
    if x[0].isInfinite { return limit(aspect, atNegative: x[0].isNegative) }
    var isPole = false
    let value = try solved(x) { fractions throws(ComputationFailure) in
      do throws(ComputationFailure) {
        return try DistributionProblem(function, fractions, limits: limits)
      } catch {
        isPole = error == .exception(.divisionByZero)
        throw error
      }
    }
    guard isPole else { return value }
    mpfr_set_divby0()
    // Only the quantiles of 0 are poles below all numbers.
    return aspect == .quantile && x[0].isZero ? -.infinity : .infinity
  }

  /// The limit at an infinity, where the parameters are in the domain; quantiles have none.
  private func limit(_ aspect: DistributionAspect, atNegative: Bool) -> BigFloat {
    switch aspect {
    case .density: .integer(0)
    case .distribution: .integer(atNegative ? 0 : 1)
    case .quantile: .nan
    }
  }
}
