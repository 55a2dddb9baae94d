internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// A function of a distribution, correctly rounded; NaN outside its domain, and an infinity at a pole.
  func distribution(
    _ function: ListFunction, _ x: Registers<BigFloat>
  ) throws(LimitExceeded) -> BigFloat {
    guard let (distribution, aspect) = function.distribution,
      x.dropFirst().allSatisfy(\.isFinite), !x[0].isNaN
    else { return .nan }
    if x[0].isInfinite {
      let parameters = x.dropFirst().map { BigInterval($0) }
      let outward = OutwardContext(within: limits, precision)
      let isDefined = (try? DistributionEnclosure(distribution, parameters, outward)) != nil
      return isDefined ? limit(aspect, atNegative: x[0].isNegative) : .nan
    }
    var isPole = false
    let value = try solved(x) { fractions throws(ComputationFailure) in
      do throws(ComputationFailure) {
        return RoundedProbability(
          try DistributionProblem(function, fractions, limits: limits),
          isBelowOne: aspect == .distribution)
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

/// A value of a distribution that is rounded to fewer bits than its enclosure has.
///
/// A probability next to 1 that is not 1 is less: the largest smaller number of the bits of the enclosure is rounded as all numbers in
/// between are, which no enclosure reaches whose upper bound is 1.
private struct RoundedProbability: EnclosedValue {
  private let problem: DistributionProblem
  private let isBelowOne: Bool

  init(_ problem: DistributionProblem, isBelowOne: Bool) {
    (self.problem, self.isBelowOne) = (problem, isBelowOne)
  }

  func exactValue() -> BigRational? { problem.exactValue() }
  func isSolved(by number: BigRational) -> Bool { problem.isSolved(by: number) }

  func enclosure(bits: Int) throws(ComputationFailure) -> BigInterval {
    let value = try problem.enclosure(bits: bits)
    guard isBelowOne, !value.isPoint, value.upper == 1 else { return value }
    let fine = BigFloatContext(.bits(max(bits, value.precision.bits)), .down)
    return BigInterval(ordered: value.lower, max(value.lower, fine.neighbor(of: 1, .down)))
  }
}
