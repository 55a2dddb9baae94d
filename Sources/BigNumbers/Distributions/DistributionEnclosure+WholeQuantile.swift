import NumericCore

// Quantiles of distributions of whole numbers.
extension DistributionEnclosure {
  /// The least k up to which the probability is at least p: an interval if that is not known.
  func wholeQuantile(
    _ p: BigInterval, isZero: Bool, isOne: Bool
  ) throws(ComputationFailure) -> BigInterval {
    let (zero, one) = (context.integer(0), context.integer(1))
    if isZero { return zero }
    var most: BigInterval?
    if distribution == .binomial {
      let (count, share) = (parameters[0], parameters[1])
      if try order(share, zero) == 0 { return zero }
      let isCertain = try order(share, one) == 0
      if isOne || isCertain { return count }
      most = count
    } else {
      if try order(parameters[0], zero) == 0 { return zero }
      if isOne { throw .exception(.divisionByZero) }
    }
    let mean =
      distribution == .binomial
      ? context.multiply(parameters[0], parameters[1]) : parameters[0]
    let start = max(0, mean.midpoint.rounded(.down))
    // Both ends are the same, unless the intervals contain an equality.
    let certain = try least(from: start, to: most?.lower) {
      (tails) throws(ComputationFailure) in isAtLeast(p, tails, isCertain: true)
    }
    let possible = try least(from: certain, to: most?.lower) {
      (tails) throws(ComputationFailure) in isAtLeast(p, tails, isCertain: false)
    }
    return BigInterval(ordered: possible, certain)
  }

  /// Whether the lower tail is at least p, certainly or possibly; the smaller tail is compared.
  private func isAtLeast(_ p: BigInterval, _ tails: Tails, isCertain: Bool) -> Bool {
    if p.lower.scaled(1) > 1 {
      let rest = context.subtract(context.integer(1), p)
      return isCertain ? tails.upper.upper <= rest.lower : tails.upper.lower <= rest.upper
    }
    return isCertain ? tails.lower.lower >= p.upper : tails.lower.upper >= p.lower
  }

  /// The least whole number from 0 on for which a condition holds that holds for all larger ones, by steps away from a first guess
  /// that double, and by halving; `most` satisfies it.
  private func least(
    from start: BigFloat, to most: BigFloat?, _ holds: (Tails) throws(ComputationFailure) -> Bool
  ) throws(ComputationFailure) -> BigFloat {
    let exact = BigFloatContext(
      within: context.limits, precision: .bits(context.precision.bits + 64),
      rounding: .nearestEven)
    func test(_ k: BigFloat) throws(ComputationFailure) -> Bool {
      try Deadline.checkComputation()
      if k.signum < 0 { return false }
      if let most, k >= most { return true }
      return try holds(try tails(BigInterval(k)))
    }
    var step = BigFloat.integer(1)
    var (low, high) = (exact.subtract(start, 1), start)
    if try test(start) {
      while try test(low) {
        high = low
        low = exact.subtract(low, step)
        step = step.scaled(1)
      }
    } else {
      repeat {
        low = high
        high = exact.add(high, step)
        step = step.scaled(1)
      } while try !test(high)
    }
    while exact.subtract(high, low) > 1 {
      let middle = exact.add(low, high).halved.rounded(.down)
      if try test(middle) { high = middle } else { low = middle }
    }
    return max(high, 0)
  }
}
