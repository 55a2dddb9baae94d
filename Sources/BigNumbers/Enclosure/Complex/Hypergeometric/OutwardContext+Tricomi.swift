import NumericCore

// Tricomi's function U(a, b, z): its asymptotic series for large z, and two of Kummer's functions elsewhere (DLMF 13.2.42), with the
// limit for whole b.
//
// **Source.** Johansson, Computing hypergeometric functions rigorously, ACM TOMS 45 (2019).
extension OutwardContext {
  /// U(a, b, z), principal branch; the cut is the negative real axis, where the values are those from above (DLMF 13.2(i)).
  ///
  /// At 0 it is Γ(1 − b)/Γ(a − b + 1) for re b < 1, and undefined otherwise. For whole a ≤ 0 it is a polynomial.
  func hypergeometricU(
    _ a: ComplexInterval, _ b: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard a.isBounded, b.isBounded, z.isBounded else { return .entire }
    let isReal = a.isReal && b.isReal && z.isReal
    if let degree = a.poleIndex, degree <= mostDegree {
      return result(try tricomiPolynomial(degree: degree, b, z), isReal: isReal)
    }
    if z.isZero { return try tricomiAtZero(a, b) }
    if z.crossesNegativeAxis { return .entire }
    if z.im.upper.isNegative {
      return try hypergeometricU(a.conjugate, b.conjugate, z.conjugate).conjugate
    }
    let partner = exactDifference(add(a, 1), b)
    if let degree = partner.poleIndex, degree <= mostDegree {
      // U(a, b, z) = z^(1 − b)·U(a − b + 1, 2 − b, z) (DLMF 13.2.40).
      let other = exactDifference(ComplexInterval(integer(2), integer(0)), b)
      let value = try tricomiPolynomial(degree: degree, other, z)
      return try timesPower(value, isReal: isReal, z, add(other, -1))
    }
    let loss =
      bits(ofExponential: ball(z))
      + HypergeometricConnection.lostBits(
        ComplexBall(b, bits: 2 * precision.bits + 64), bits: precision.bits)
    let value = try refined([a, b, z]) { context throws(LimitExceeded) in
      if let value = try context.tricomiFarOut(a, b, z) { return value }
      return try context.wider(by: bounded(loss: loss, [a, b, z])).tricomiConnection(a, b, z)
    }
    return result(value, isReal: isReal && z.re.lower.signum > 0)
  }

  /// z^p times a value: the power has parts that are 0 for some p on the axis.
  func timesPower(
    _ value: ComplexBall, isReal: Bool, _ z: ComplexInterval, _ p: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let inner = try wider(by: 12)
    let product = inner.multiply(
      try inner.apply(.power, z, p), inner.result(value, isReal: isReal))
    return ComplexInterval(rounded(product.re), rounded(product.im))
  }

  private func tricomiAtZero(
    _ a: ComplexInterval, _ b: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard b.re.upper < integer(1).lower else { return .entire }
    let value = try refined([a, b]) { context throws(LimitExceeded) in
      let other = context.balls.add(context.balls.negate(context.ball(b)), 1)
      return context.balls.divide(
        try context.reciprocalGamma(context.balls.add(context.ball(a), other)),
        try context.reciprocalGamma(other))
    }
    return result(value, isReal: a.isReal && b.isReal)
  }

  /// The asymptotic series; nil where z is too small for it, or too little is known.
  private func tricomiFarOut(
    _ a: ComplexInterval, _ b: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexBall? {
    guard isFarOut(z) else { return nil }
    let (first, logarithm) = (ball(a), ball(try apply(.log, z)))
    let partner = balls.add(balls.subtract(first, ball(b)), 1)
    let sum = try TricomiSeries(a: first, partner: partner, argument: z, context: self).sum()
    let power = try exponential(
      ParameterLine(balls.negate(first)), times: logarithm, SlopedArithmetic(bits: balls.bits))
    let value = balls.multiply(sum, power.value)
    return isTrusted(value, [a, b, z], z) ? value : nil
  }

  private func tricomiConnection(
    _ a: ComplexInterval, _ b: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexBall {
    let (first, logarithm) = (ball(a), ball(try apply(.log, z)))
    // With b = 1 + δ the parameters are a and 1 + δ, and a − δ and 1 − δ.
    let difference = balls.add(ball(b), -1)
    let variable = ball(z)
    let connection = HypergeometricConnection(
      difference: difference,
      minus: HypergeometricSolution(
        powers: [(ParameterLine(.zero, -1), logarithm)],
        reciprocals: [ParameterLine(first)], upper: [ParameterLine(first, -1)],
        argument: variable),
      plus: HypergeometricSolution(
        reciprocals: [ParameterLine(first, -1)], upper: [ParameterLine(first)],
        argument: variable))
    return try connection.value(self)
  }
}
