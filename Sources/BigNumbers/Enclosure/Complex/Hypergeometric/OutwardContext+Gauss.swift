import NumericCore

// Gauss's function ₂F₁(a, b; c; z): its power series for small z or z/(z − 1) (DLMF 15.8.1), the connection formulas to series in 1/z,
// 1/(1 − z), 1 − z and 1 − 1/z with their limits (DLMF 15.8.2 to 15.8.5), and around exp(±πi/3) the differential equation.
//
// **Source.** Johansson, Computing hypergeometric functions rigorously, ACM TOMS 45 (2019).
extension OutwardContext {
  /// ₂F₁(a, b; c; z), principal branch; the cut is the real axis above 1, where the values are those from above, as a point of it has
  /// the imaginary part +0 (Arb and mpmath take those from below).
  ///
  /// For a whole c ≤ 0 it is undefined unless the series ends before its divisor is 0 (DLMF 15.2.5). At 1 it is Gauss's sum for
  /// re(c − a − b) > 0 (DLMF 15.4.20), and undefined otherwise.
  func hypergeometric2F1(
    _ a: ComplexInterval, _ b: ComplexInterval, _ c: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard a.isBounded, b.isBounded, c.isBounded, z.isBounded else { return .entire }
    let hasRealValues = z.isReal && c.isReal && (a.isReal && b.isReal || areConjugate(a, b))
    let one = ComplexInterval(integer(1), integer(0))
    let degrees = [a, b].compactMap(\.poleIndex).filter { n in c.poleIndex.map { n <= $0 } ?? true }
    if let degree = degrees.min() {
      if degree == 0 { return one }
      if degree <= mostDegree {
        let value = try hypergeometricPolynomial(
          degree: degree, upper: [a, b], lower: [c, one], z)
        return result(value, isReal: hasRealValues)
      }
    }
    if c.isPole { return .entire }
    if z.isZero { return one }
    if z.im.upper.isNegative {
      return try hypergeometric2F1(a.conjugate, b.conjugate, c.conjugate, z.conjugate).conjugate
    }
    let excess = exactDifference(exactDifference(c, a), b)
    let unit = exactDifference(one, z)
    if unit.isZero { return try gaussSum(a, b, c, excess, isReal: hasRealValues) }
    if unit.conjugate.crossesNegativeAxis { return .entire }
    let others = (exactDifference(c, a), exactDifference(c, b))
    if let degree = [others.0.poleIndex, others.1.poleIndex].compactMap({ $0 }).min(),
      degree <= mostDegree
    {
      // (1 − z)^(c − a − b)·F(c − a, c − b; c; z) (DLMF 15.8.1), with 1 − z below the axis.
      let value = try hypergeometricPolynomial(
        degree: degree, upper: [others.0, others.1], lower: [c, one], z)
      let mirrored = ComplexBall(value.re, -value.im, radius: value.radius)
      return try timesPower(
        mirrored, isReal: hasRealValues, unit.conjugate, excess.conjugate
      ).conjugate
    }
    let value = try refined([a, b, c, z], extra: gaussLoss(a, b, excess)) {
      context throws(LimitExceeded) in
      try GaussTransformation(a, b, c, z, excess, context).value()
    }
    return result(value, isReal: hasRealValues && z.re.upper < one.re.lower)
  }

  private func areConjugate(_ a: ComplexInterval, _ b: ComplexInterval) -> Bool {
    guard a.isPoint, b.isPoint else { return false }
    return a.re.lower == b.re.lower && a.im.lower == -b.im.lower
  }

  /// The bits that connections of exponents next to whole differences are expected to lose.
  private func gaussLoss(
    _ a: ComplexInterval, _ b: ComplexInterval, _ excess: ComplexInterval
  ) -> Int {
    let bits = precision.bits
    let gap = ComplexBall(exactDifference(b, a), bits: 2 * bits + 64)
    return max(
      HypergeometricConnection.lostBits(gap, bits: bits),
      HypergeometricConnection.lostBits(ComplexBall(excess, bits: 2 * bits + 64), bits: bits))
  }

  /// Γ(c)Γ(c − a − b)/(Γ(c − a)Γ(c − b)).
  private func gaussSum(
    _ a: ComplexInterval, _ b: ComplexInterval, _ c: ComplexInterval, _ excess: ComplexInterval,
    isReal: Bool
  ) throws(LimitExceeded) -> ComplexInterval {
    guard excess.re.lower.signum > 0 else { return .entire }
    let value = try refined([a, b, c]) { context throws(LimitExceeded) in
      let balls = context.balls
      let numerator = balls.multiply(
        try context.reciprocalGamma(balls.subtract(context.ball(c), context.ball(a))),
        try context.reciprocalGamma(balls.subtract(context.ball(c), context.ball(b))))
      return balls.divide(
        numerator,
        balls.multiply(
          try context.reciprocalGamma(context.ball(c)),
          try context.reciprocalGamma(context.ball(excess))))
    }
    return result(value, isReal: isReal)
  }
}
