import NumericCore

/// A distribution whose parameters are known as intervals.
///
/// What depends on an order of numbers that the intervals do not tell is `undecided`.
struct DistributionEnclosure {
  let distribution: Distribution
  let parameters: [BigInterval]
  let context: OutwardContext

  /// - Throws: parameters outside the domain.
  init(
    _ distribution: Distribution, _ parameters: [BigInterval], _ context: OutwardContext
  ) throws(ComputationFailure) {
    self.distribution = distribution
    self.parameters = parameters
    self.context = context
    let zero = context.integer(0)
    // The mean has any sign.
    let positive = distribution == .normal ? [parameters[1]] : parameters
    let signs = try positive.map { (x) throws(ComputationFailure) in try order(x, zero) }
    let isInside: Bool
    switch distribution {
    case .normal, .student, .chiSquared, .fisher: isInside = signs.allSatisfy { $0 > 0 }
    case .binomial:
      let isWhole = try isWhole(parameters[0])
      let excess = try order(parameters[1], context.integer(1))
      isInside = isWhole && excess <= 0 && signs.allSatisfy { $0 >= 0 }
    case .poisson: isInside = signs[0] >= 0
    }
    if !isInside { throw .exception(.domain) }
  }

  /// −1, 0 or 1 as x is below y, equal to it or above it.
  func order(_ x: BigInterval, _ y: BigInterval) throws(ComputationFailure) -> Int {
    if x.lower > y.upper { return 1 }
    if x.upper < y.lower { return -1 }
    if x.isPoint, y.isPoint { return 0 }
    throw .undecided(bits: context.precision.bits)
  }

  /// Whether a number is whole.
  func isWhole(_ x: BigInterval) throws(ComputationFailure) -> Bool {
    if x.isPoint { return x.lower.isInteger }
    if x.isWithoutWholeNumber { return false }
    throw .undecided(bits: context.precision.bits)
  }

  /// The largest whole number that is not above a number.
  func floor(_ x: BigInterval) throws(ComputationFailure) -> BigInterval {
    let (low, high) = (x.lower.rounded(.down), x.upper.rounded(.down))
    guard low == high else { throw .undecided(bits: context.precision.bits) }
    return BigInterval(low)
  }

  /// Half of a number, exactly.
  func half(_ x: BigInterval) -> BigInterval {
    BigInterval(ordered: x.lower.halved, x.upper.halved)
  }
}
