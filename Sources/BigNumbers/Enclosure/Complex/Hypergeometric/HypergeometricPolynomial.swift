import NumericCore

// Hypergeometric series that end, as one fraction, so that a value with a finite binary expansion is a point: sums of quotients
// would round what cancels.
extension OutwardContext {
  /// The highest degree of a polynomial that is computed as such.
  var mostDegree: Int { 256 + precision.bits }

  /// Σ (α₁)ₖ⋯/((β₁)ₖ⋯)·wᵏ for 0 ≤ k ≤ degree, where no (β + k) is 0.
  func hypergeometricPolynomial(
    degree: Int, upper: [ComplexInterval], lower: [ComplexInterval], _ w: ComplexInterval
  ) throws(LimitExceeded) -> ComplexBall {
    let operands = upper + lower + [w]
    return try polynomial(operands) { context throws(LimitExceeded) in
      let balls = context.balls
      let (over, under) = (upper.map(context.ball), lower.map(context.ball))
      let variable = context.ball(w)
      var (sum, power, divisor) = (ComplexBall(1), ComplexBall(1), ComplexBall(1))
      for k in 0..<degree {
        if k & 15 == 15 { try Deadline.check() }
        power = balls.multiply(power, variable)
        for x in over { power = balls.multiply(power, balls.add(x, k)) }
        for x in under {
          let factor = balls.add(x, k)
          sum = balls.multiply(sum, factor)
          divisor = balls.multiply(divisor, factor)
        }
        sum = balls.add(sum, power)
      }
      return balls.divide(sum, divisor)
    }
  }

  /// U(−n, b, z) = Σ (−1)ˢ·C(n, s)·(b + n − s)ₛ·zⁿ⁻ˢ, the finite series of DLMF 13.2.7.
  func tricomiPolynomial(
    degree n: Int, _ b: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexBall {
    try polynomial([b, z]) { context throws(LimitExceeded) in
      let balls = context.balls
      let (parameter, variable) = (context.ball(b), context.ball(z))
      var powers = [ComplexBall(1)]
      for _ in 0..<n { powers.append(balls.multiply(powers[powers.count - 1], variable)) }
      var (sum, factor) = (powers[n], ComplexBall(1))
      for s in 0..<n {
        if s & 15 == 15 { try Deadline.check() }
        factor = balls.multiply(factor, balls.add(parameter, n - s - 1))
        factor = balls.divide(balls.multiply(factor, by: s - n), by: s + 1)
        sum = balls.add(sum, balls.multiply(factor, powers[n - s - 1]))
      }
      return sum
    }
  }

  /// A polynomial with so many bits that nothing is rounded for operands of few bits; if something is, as other functions.
  private func polynomial(
    _ operands: [ComplexInterval],
    _ body: (OutwardContext) throws(LimitExceeded) -> ComplexBall
  ) throws(LimitExceeded) -> ComplexBall {
    if operands.allSatisfy(\.isPoint) {
      let value = try body(try with(bits: 4 * precision.bits + 1024))
      if value.accuracy >= precision.bits + 4 { return value }
    }
    return try refined(operands, body)
  }
}
