import NumericCore

/// Γ(a, z), or z⁻ᵃ·Γ(a, z), off the negative real axis and on its upper side: the asymptotic series of U for large z
/// (DLMF 8.5.3 and 13.7.3), and Γ(a) − zᵃ·Σ (−z)ᵏ/(k!·(a + k)) elsewhere (DLMF 8.7.3).
struct IncompleteGammaConnection {
  let a: ComplexBall
  let operands: [ComplexInterval]
  let argument: ComplexInterval
  let logarithm: ComplexBall
  /// Whether a power of z is taken out.
  let isScaled: Bool
  let context: OutwardContext

  init(
    _ a: ComplexInterval, _ argument: ComplexInterval, isScaled: Bool, _ context: OutwardContext
  ) throws(LimitExceeded) {
    self.a = context.ball(a)
    self.argument = argument
    operands = [a, argument]
    logarithm = context.ball(try context.apply(.log, argument))
    (self.isScaled, self.context) = (isScaled, context)
  }

  private var balls: ComplexBallArithmetic { context.balls }
  private var plain: SlopedArithmetic { SlopedArithmetic(bits: balls.bits) }

  /// The value of the series about 0, which is expected to need more bits than the asymptotic series does.
  func value() throws(LimitExceeded) -> ComplexBall {
    if let (index, rest) = besidePole, rest.lowerMagnitude.floorExponent ?? .min <= -balls.bits {
      return try besidePole(index, rest)
    }
    let variable = context.ball(argument)
    let isLeft = argument.re.midpoint.isNegative
    let (one, next) = (ParameterLine(ComplexBall(1)), ParameterLine(balls.add(a, 1)))
    // The sum is M(a, a + 1, −z)/a = e^−z·M(1, a + 1, z)/a; the terms of the one with a positive argument do not cancel.
    var sum = balls.divide(
      try SlopedSeries(
        upper: [isLeft ? ParameterLine(a) : one], lower: [next, one],
        argument: isLeft ? balls.negate(variable) : variable, arithmetic: plain
      ).sum().value, a)
    if !isLeft { sum = balls.multiply(sum, try context.apply(.exp, balls.negate(variable))) }
    let gamma = balls.divide(ComplexBall(1), try context.reciprocalGamma(a))
    return balls.subtract(
      balls.multiply(gamma, try power(isScaled ? balls.negate(a) : .zero)),
      balls.multiply(sum, try power(isScaled ? .zero : a)))
  }

  /// e^(p·ln z).
  private func power(_ p: ComplexBall) throws(LimitExceeded) -> ComplexBall {
    p.isZero
      ? ComplexBall(1)
      : try context.exponential(ParameterLine(p), times: logarithm, plain).value
  }

  /// zᵃ⁻¹·e^−z·Σ (1 − a)ₛ·(−z)⁻ˢ, from Γ(a, z) = e^−z·U(1 − a, 1 − a, z).
  ///
  /// Nil where z is too small for the series, or too little is known.
  func farOut() throws(LimitExceeded) -> ComplexBall? {
    guard context.isFarOut(argument) else { return nil }
    let other = balls.add(balls.negate(a), 1)
    let sum = try TricomiSeries(
      a: other, partner: ComplexBall(1), argument: argument, context: context
    ).sum()
    let exponential = try context.apply(.exp, balls.negate(context.ball(argument)))
    let exponent = isScaled ? ComplexBall(-1) : balls.negate(other)
    let value = balls.multiply(balls.multiply(sum, exponential), try power(exponent))
    return context.isTrusted(value, operands, argument) ? value : nil
  }

  // MARK: - Poles of Γ(a)

  /// The n and ε of a = −n + ε, if n is the nearest whole number and not negative.
  private var besidePole: (index: Int, rest: ComplexBall)? {
    guard a.isBounded, (a.re.binaryExponent ?? 0) < 40 else { return nil }
    let index = -Int(Double(a.re).rounded())
    return index >= 0 ? (index, balls.add(a, index)) : nil
  }

  /// The bits that the difference of Γ(a) and a term of the sum loses beside a pole.
  static func lostBits(_ a: ComplexInterval, _ context: OutwardContext) -> Int {
    let wide = ComplexBall(a, bits: 2 * context.precision.bits + 64)
    return wide.re.signum <= 0 || wide.re.exponent < 0
      ? HypergeometricConnection.lostBits(wide, bits: context.precision.bits) : 0
  }

  /// The value for a = −n + ε for all ε of the size of `rest`.
  ///
  /// Γ(a) is (−1)ⁿ·(πε/sin πε)/(Γ(n + 1 − ε)·ε), and the term of the index n that it cancels is (−1)ⁿ·zᵋ/(n!·ε): the slopes of the
  /// numerators give the difference.
  private func besidePole(
    _ index: Int, _ rest: ComplexBall
  ) throws(LimitExceeded) -> ComplexBall {
    let size = rest.upperMagnitude
    guard size < .powerOfTwo(-2), index <= SlopedSeries.mostTerms(bits: balls.bits) else {
      return .unbounded
    }
    let sloped = SlopedArithmetic(bits: balls.bits, deviation: size)
    let reciprocal = try context.reciprocalGamma(
      ParameterLine(ComplexBall(index + 1), -1), sloped)
    let power = try context.exponential(
      ParameterLine(.zero, 1), times: logarithm, sloped)
    // |x/sin x − 1| ≤ |x|²/4 for |x| ≤ π/4, of which the slope is at most 4|ε|.
    let bend = balls.multiply(
      sloped.range(reciprocal), ComplexBall(within: size.scaled(byPowerOfTwo: 2)))
    var difference = balls.add(
      bend, balls.subtract(reciprocal.slope, balls.multiply(power.slope, reciprocal.value)))
    if index & 1 == 1 { difference = balls.negate(difference) }
    let line = ParameterLine(ComplexBall(-index), 1)
    let sum = try sumWithout(index, ComplexBall(within: size))
    if isScaled {
      let opposite = ParameterLine(ComplexBall(index), -1)
      let factor = try context.exponential(opposite, times: logarithm, sloped)
      return balls.subtract(balls.multiply(difference, sloped.range(factor)), sum)
    }
    let factor = try context.exponential(line, times: logarithm, sloped)
    return balls.subtract(difference, balls.multiply(sum, sloped.range(factor)))
  }

  /// Σ (−z)ᵏ/(k!·(k − n + ε)) over all k ≠ n.
  ///
  /// From an index k > n + 1 on the divisors are at least 1, and the powers are below a geometric series of the ratio |z|/(k + 1).
  private func sumWithout(_ n: Int, _ rest: ComplexBall) throws(LimitExceeded) -> ComplexBall {
    let argument = balls.negate(context.ball(argument))
    let size = argument.upperMagnitude
    var (sum, power) = (ComplexBall.zero, ComplexBall(1))
    for k in 0..<2 * SlopedSeries.mostTerms(bits: balls.bits) {
      if k & 15 == 15 { try Deadline.check() }
      if k > n + 1, k < 1 << 31, power.isNegligible(beside: sum, bits: balls.bits) {
        let distance = LowerBound(1) - size / LowerBound(UInt32(k + 1))
        if !distance.isZero { return sum.widened(by: power.upperMagnitude / distance) }
      }
      if k != n {
        let term =
          rest.isPoint
          ? balls.divide(power, by: k - n) : balls.divide(power, balls.add(rest, k - n))
        sum = balls.add(sum, term)
      }
      power = balls.divide(balls.multiply(power, argument), by: k + 1)
      if !power.isBounded { return .unbounded }
    }
    return .unbounded
  }
}
