import NumericCore

// Densities, and the probabilities of whole numbers.
extension DistributionEnclosure {
  /// The density at a number.
  ///
  /// - Throws: `divisionByZero` at a pole.
  func density(_ x: BigInterval) throws(ComputationFailure) -> BigInterval {
    switch distribution {
    case .normal:
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in try normalDensity(x) }
    case .student:
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in try studentDensity(x) }
    case .chiSquared, .fisher: try densityAboveZero(x)
    case .binomial: try binomialProbability(x)
    case .poisson: try poissonProbability(x)
    }
  }

  private func normalDensity(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let deviation = context.divide(
      context.magnitude(context.subtract(x, parameters[0])), parameters[1])
    let square = context.multiply(deviation, deviation)
    let root = try context.compute(
      .sqrt, context.multiply(context.integer(2), try context.constant(.pi)))
    return context.divide(
      try context.compute(.exp, context.negate(half(square))),
      context.multiply(parameters[1], root))
  }

  /// (ν/(ν + x²))^((ν + 1)/2)/(√ν·B(½, ν/2)).
  private func studentDensity(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let (freedom, size) = (parameters[0], context.magnitude(x))
    let share = context.divide(
      freedom, context.add(freedom, context.multiply(size, size)))
    let one = context.integer(1)
    return try context.betaTerm(
      share, power: half(context.add(freedom, one)), freedom, power: half(context.negate(one)),
      over: half(one), half(freedom))
  }

  /// The density of a distribution of positive numbers, which at 0 depends on the first number of degrees of freedom.
  private func densityAboveZero(_ x: BigInterval) throws(ComputationFailure) -> BigInterval {
    let place = try order(x, context.integer(0))
    if place < 0 { return context.integer(0) }
    if place == 0 {
      let excess = try order(parameters[0], context.integer(2))
      if excess < 0 { throw .exception(.divisionByZero) }
      if excess > 0 { return context.integer(0) }
      let atZero = context.integer(1)
      return distribution == .fisher ? atZero : half(atZero)
    }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      if distribution == .chiSquared {
        return half(try context.gammaTerm(half(parameters[0]), half(x)))
      }
      let (share, rest) = fisherShares(x)
      let (a, b) = (half(parameters[0]), half(parameters[1]))
      return context.divide(
        try context.betaTerm(share, power: a, rest, power: b, over: a, b), x)
    }
  }

  /// d₁x/(d₁x + d₂) and d₂/(d₁x + d₂).
  func fisherShares(_ x: BigInterval) -> (BigInterval, BigInterval) {
    shares(context.divide(context.multiply(parameters[0], x), parameters[1]))
  }

  /// r/(1 + r) and 1/(1 + r) for r > 0, each in a form that increases or decreases with r alone.
  func shares(_ ratio: BigInterval) -> (BigInterval, BigInterval) {
    let one = context.integer(1)
    return (
      context.divide(one, context.add(one, context.divide(one, ratio))),
      context.divide(one, context.add(one, ratio))
    )
  }

  /// n!/(k!(n − k)!)·p^k·(1 − p)^(n − k).
  private func binomialProbability(_ k: BigInterval) throws(ComputationFailure) -> BigInterval {
    let (count, share) = (parameters[0], parameters[1])
    let (zero, one) = (context.integer(0), context.integer(1))
    guard try isWhole(k), try order(k, zero) >= 0, try order(k, count) <= 0 else { return zero }
    if try order(share, zero) == 0 { return try order(k, zero) == 0 ? one : zero }
    if try order(share, one) == 0 { return try order(k, count) == 0 ? one : zero }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      let rest = context.subtract(count, k)
      let term = try context.betaTerm(
        share, power: k, context.subtract(one, share), power: rest,
        over: context.add(k, one), context.add(rest, one))
      return context.divide(term, context.add(count, one))
    }
  }

  /// λ^k·e^−λ/k!.
  private func poissonProbability(_ k: BigInterval) throws(ComputationFailure) -> BigInterval {
    let (zero, one) = (context.integer(0), context.integer(1))
    guard try isWhole(k), try order(k, zero) >= 0 else { return zero }
    if try order(parameters[0], zero) == 0 { return try order(k, zero) == 0 ? one : zero }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try context.gammaTerm(context.add(k, one), parameters[0])
    }
  }
}
