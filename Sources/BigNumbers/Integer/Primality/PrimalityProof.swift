import NumericCore

/// The search for a proof: a chain of probable primes down to a word, and then a curve and a point for each.
///
/// A proof is only what ``PrimalityCertificate/Step/isValid(limits:)`` accepts, whatever was computed here.
///
/// **Source.** Atkin and Morain, Elliptic curves and primality proving, Math. Comp. 61 (1993).
enum PrimalityProof {
  /// A proof for a probable prime; a prime below 2⁶⁴ has one without steps.
  ///
  /// Numbers that lead nowhere are left again, the last ones first. Fails as `unable` if all curves were tried.
  static func find(
    _ number: BigInteger, limits: Limits
  ) throws(ComputationFailure) -> PrimalityCertificate {
    if number.magnitudeBits <= UInt64.bitWidth {
      return PrimalityCertificate(number: number, steps: [])
    }
    var descents = [PrimalityDescent(number)]
    var choices: [PrimalityDescent.Choice] = []
    while let last = descents.indices.last {
      guard let choice = try descents[last].next() else {
        descents.removeLast()
        _ = choices.popLast()
        continue
      }
      choices.append(choice)
      if choice.quotient.magnitudeBits <= UInt64.bitWidth { break }
      descents.append(PrimalityDescent(choice.quotient))
    }
    var steps: [PrimalityCertificate.Step] = []
    for (descent, choice) in zip(descents, choices) {
      steps.append(try step(descent.orders, choice, limits))
    }
    if steps.isEmpty { throw .exception(.unable) }
    return PrimalityCertificate(number: number, steps: steps)
  }

  /// A valid step for an order.
  ///
  /// A random point lies on the right twist with a probability of ½, or ¼ and ⅙ for the discriminants −4 and −3.
  private static func step(
    _ orders: CurveOrders, _ choice: PrimalityDescent.Choice, _ limits: Limits
  ) throws(ComputationFailure) -> PrimalityCertificate.Step {
    let curves = try ComplexMultiplication(orders, choice.discriminant)
    for seed in 2..<200 {
      guard let (a, point) = curves.point(seed) else { continue }
      let step = PrimalityCertificate.Step(
        number: orders.modulus, trace: choice.trace, cofactor: choice.cofactor, a: a,
        x: point.x, y: point.y)
      let isValid = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try step.isValid(limits: limits)
      }
      if isValid { return step }
    }
    throw .exception(.unable)
  }
}
