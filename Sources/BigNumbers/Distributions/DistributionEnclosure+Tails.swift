import NumericCore

// Probabilities of the numbers up to a number, and of those above it.
extension DistributionEnclosure {
  /// The tails of a number.
  func tails(_ x: BigInterval) throws(ComputationFailure) -> Tails {
    switch distribution {
    case .normal:
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in try normalTails(x) }
    case .student:
      // On both sides of 0 there are formulas of their own.
      if x.isPoint || !x.containsZero {
        try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in try studentTails(x) }
      } else {
        try tails(BigInterval(x.lower)).through(try tails(BigInterval(x.upper)))
      }
    case .chiSquared, .fisher: try tailsAboveZero(x)
    case .binomial: try binomialTails(try floor(x))
    case .poisson: try poissonTails(try floor(x))
    }
  }

  /// erfc(∓z/√2)/2 for z = (x − μ)/σ.
  private func normalTails(_ x: BigInterval) throws(LimitExceeded) -> Tails {
    let root = try context.compute(.sqrt, context.integer(2))
    let scaled = context.divide(
      context.subtract(x, parameters[0]), context.multiply(parameters[1], root))
    return Tails(
      lower: half(try context.compute(.erfc, context.negate(scaled))),
      upper: half(try context.compute(.erfc, scaled)))
  }

  /// Half of I_w(ν/2, ½) above |x|, for w = ν/(ν + x²).
  private func studentTails(_ x: BigInterval) throws(LimitExceeded) -> Tails {
    let one = context.integer(1)
    if x.isPoint, x.lower.isZero { return Tails(lower: half(one), upper: half(one)) }
    let (freedom, size) = (parameters[0], context.magnitude(x))
    let (inside, outside) = shares(context.divide(context.multiply(size, size), freedom))
    let probability = try context.betaTails(outside, inside, half(freedom), half(one)).lower
    let tails = Tails(upper: half(probability), context)
    return x.upper.signum < 0 ? tails.mirrored : tails
  }

  private func tailsAboveZero(_ x: BigInterval) throws(ComputationFailure) -> Tails {
    if x.upper.signum <= 0 { return .allAbove(context) }
    if x.lower.signum <= 0 {
      return Tails.allAbove(context).through(try tails(BigInterval(x.upper)))
    }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      if distribution == .chiSquared {
        return try context.gammaTails(half(parameters[0]), half(x))
      }
      let (share, rest) = fisherShares(x)
      return try context.betaTails(share, rest, half(parameters[0]), half(parameters[1]))
    }
  }

  /// I_(1 − p)(n − k, k + 1) below.
  private func binomialTails(_ k: BigInterval) throws(ComputationFailure) -> Tails {
    let (count, share) = (parameters[0], parameters[1])
    let (zero, one) = (context.integer(0), context.integer(1))
    if k.upper.signum < 0 { return .allAbove(context) }
    if try order(k, count) >= 0 { return Tails.allAbove(context).mirrored }
    if try order(share, zero) == 0 { return Tails.allAbove(context).mirrored }
    if try order(share, one) == 0 { return .allAbove(context) }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try context.betaTails(
        context.subtract(one, share), share, context.subtract(count, k), context.add(k, one))
    }
  }

  /// Q(k + 1, λ) below.
  private func poissonTails(_ k: BigInterval) throws(ComputationFailure) -> Tails {
    if k.upper.signum < 0 { return .allAbove(context) }
    if try order(parameters[0], context.integer(0)) == 0 {
      return Tails.allAbove(context).mirrored
    }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try context.gammaTails(context.add(k, context.integer(1)), parameters[0]).mirrored
    }
  }
}
