import NumericCore

/// A solution of a hypergeometric equation: e^(f·l)⋯/(Γ(g)⋯)·Σ (α₁)ₖ⋯/(k!·Γ(β + k))·wᵏ, whose parameters are lines in the
/// difference δ of its exponents, with the last parameter β = 1 ± δ.
struct HypergeometricSolution {
  /// The exponents f, as lines in δ, and the logarithms l.
  var powers: [(exponent: ParameterLine, logarithm: ComplexBall)] = []
  /// The arguments g of reciprocals of Γ.
  var reciprocals: [ParameterLine]
  var upper: [ParameterLine]
  var argument: ComplexBall
}

/// π/sin πδ·(f₋ − f₊) for two solutions with β = 1 − δ and 1 + δ.
///
/// Where δ is a whole number, both solutions are the same, and the quotient is a limit; next to one, almost all bits of the
/// difference cancel. There δ is taken for m + ε, and the difference for ε times its slope, for all ε that are not larger than
/// that of δ.
struct HypergeometricConnection {
  let difference: ComplexBall
  let minus: HypergeometricSolution
  let plus: HypergeometricSolution

  /// The whole number next to a difference, and what is beside it; nil for numbers that are too large.
  private static func beside(_ x: ComplexBall, _ bits: Int) -> (whole: Int, rest: ComplexBall)? {
    guard x.isBounded, (x.re.binaryExponent ?? 0) < 40 else { return nil }
    let whole = Int(Double(x.re).rounded())
    return (whole, ComplexBallArithmetic(bits: bits).add(x, -whole))
  }

  /// The number of bits that the difference of both solutions is expected to lose.
  static func lostBits(_ difference: ComplexBall, bits: Int) -> Int {
    guard let (_, rest) = beside(difference, bits + 64),
      let exponent = rest.lowerMagnitude.floorExponent
    else { return 0 }
    return exponent < -bits - 64 ? 0 : max(0, -exponent)
  }

  func value(_ context: OutwardContext) throws(LimitExceeded) -> ComplexBall {
    let bits = context.precision.bits
    guard let (whole, rest) = Self.beside(difference, bits) else { return .unbounded }
    if whole < 0 {
      // The factor π/sin πδ changes its sign as the difference does.
      return try HypergeometricConnection(
        difference: ComplexBallArithmetic(bits: bits).negate(difference),
        minus: plus.opposite, plus: minus.opposite
      ).value(context)
    }
    let size = rest.upperMagnitude
    if rest.lowerMagnitude.floorExponent ?? .min > -bits {
      return try distinct(context)
    }
    return size < .powerOfTwo(-2) ? try merged(context, whole, size) : .unbounded
  }

  /// The formula as it stands.
  private func distinct(_ context: OutwardContext) throws(LimitExceeded) -> ComplexBall {
    let balls = context.balls
    let arithmetic = SlopedArithmetic(bits: balls.bits)
    func solution(
      _ solution: HypergeometricSolution, _ sign: Int
    ) throws(LimitExceeded) -> ComplexBall {
      let lines = solution.placed(at: difference, arithmetic)
      let last = ParameterLine(balls.add(balls.multiply(difference, by: sign), 1))
      var product = try lines.factor(context, arithmetic)
      if product.value.isZero { return product.value }
      product = arithmetic.multiply(product, try context.reciprocalGamma(last, arithmetic))
      let series = SlopedSeries(
        upper: lines.upper, lower: [last, ParameterLine(ComplexBall(1))],
        argument: lines.argument, arithmetic: arithmetic)
      return arithmetic.multiply(product, try series.sum()).value
    }
    let gap = balls.subtract(try solution(minus, -1), try solution(plus, 1))
    let (sine, _) = try context.sinePi(context.rectangle(difference))
    let pi = context.ball(ComplexInterval(try context.constant(.pi), context.integer(0)))
    return balls.divide(balls.multiply(gap, pi), sine)
  }

  /// (−1)ᵐ·(πε/sin πε) times the slope of the difference at a whole number m ≥ 0.
  private func merged(
    _ context: OutwardContext, _ whole: Int, _ deviation: ErrorBound
  ) throws(LimitExceeded) -> ComplexBall {
    guard whole <= SlopedSeries.mostTerms(bits: context.precision.bits) else {
      return .unbounded
    }
    let arithmetic = SlopedArithmetic(bits: context.precision.bits, deviation: deviation)
    let balls = context.balls
    let (before, after) = (
      minus.placed(at: ComplexBall(whole), arithmetic),
      plus.placed(at: ComplexBall(whole), arithmetic)
    )
    let first = arithmetic.multiply(
      try before.factor(context, arithmetic), try before.regularized(whole, context, arithmetic))
    let last = ParameterLine(ComplexBall(1 + whole), 1)
    let series = SlopedSeries(
      upper: after.upper, lower: [last, ParameterLine(ComplexBall(1))], argument: after.argument,
      arithmetic: arithmetic)
    let second = arithmetic.multiply(
      arithmetic.multiply(
        try after.factor(context, arithmetic), try context.reciprocalGamma(last, arithmetic)),
      try series.sum())
    let slope = balls.subtract(first.slope, second.slope)
    // |x/sin x − 1| ≤ |x|²/4 for |x| ≤ π/4, by the series with positive coefficients.
    let excess = (deviation * deviation).scaled(byPowerOfTwo: 2)
    let value = balls.multiply(slope, ComplexBall(1).widened(by: excess))
    return whole & 1 == 0 ? value : balls.negate(value)
  }
}

extension HypergeometricSolution {
  /// The same in −δ.
  fileprivate var opposite: HypergeometricSolution {
    func opposite(_ line: ParameterLine) -> ParameterLine {
      ParameterLine(line.constant, -line.direction)
    }
    return HypergeometricSolution(
      powers: powers.map { (opposite($0.exponent), $0.logarithm) },
      reciprocals: reciprocals.map(opposite), upper: upper.map(opposite), argument: argument)
  }

  /// The lines in ε for δ = m + ε; without a deviation, the values at δ.
  fileprivate func placed(
    at difference: ComplexBall, _ arithmetic: SlopedArithmetic
  ) -> HypergeometricSolution {
    func placed(_ line: ParameterLine) -> ParameterLine {
      if line.direction == 0 { return line }
      let moved =
        line.direction > 0
        ? arithmetic.balls.add(line.constant, difference)
        : arithmetic.balls.subtract(line.constant, difference)
      return ParameterLine(moved, arithmetic.deviation == nil ? 0 : line.direction)
    }
    return HypergeometricSolution(
      powers: powers.map { (placed($0.exponent), $0.logarithm) },
      reciprocals: reciprocals.map(placed), upper: upper.map(placed), argument: argument)
  }

  /// The powers and the reciprocals of Γ.
  fileprivate func factor(
    _ context: OutwardContext, _ arithmetic: SlopedArithmetic
  ) throws(LimitExceeded) -> SlopedBall {
    var product = SlopedBall(ComplexBall(1))
    for line in reciprocals {
      product = arithmetic.multiply(product, try context.reciprocalGamma(line, arithmetic))
    }
    if product.value.isZero, arithmetic.deviation == nil { return product }
    for (exponent, logarithm) in powers {
      product = arithmetic.multiply(
        product, try context.exponential(exponent, times: logarithm, arithmetic))
    }
    return product
  }

  /// Σ (α₁)ₖ⋯/(k!·Γ(1 − m − ε + k))·wᵏ.
  ///
  /// For k < m the reciprocal of Γ is (1 − m − ε + k)⋯(−ε)/Γ(1 − ε), so that this part is −ε times the slope that is computed; the
  /// rest has the terms (α₁)ₘ₊ⱼ⋯/((m + j)!·Γ(1 − ε + j))·wᵐ⁺ʲ.
  fileprivate func regularized(
    _ whole: Int, _ context: OutwardContext, _ arithmetic: SlopedArithmetic
  ) throws(LimitExceeded) -> SlopedBall {
    let balls = context.balls
    let (one, last) = (ParameterLine(ComplexBall(1)), ParameterLine(ComplexBall(1), -1))
    let reciprocal = try context.reciprocalGamma(last, arithmetic)
    var rest = reciprocal
    for k in 0..<whole {
      if k & 15 == 15 { try Deadline.check() }
      for line in upper { rest = arithmetic.multiply(rest, arithmetic.shifted(line, k)) }
      rest = arithmetic.divide(arithmetic.multiply(rest, argument), by: k + 1)
    }
    let series = SlopedSeries(
      upper: upper.map { arithmetic.shifted($0, whole) },
      lower: [last, arithmetic.shifted(one, whole)], argument: argument, arithmetic: arithmetic)
    var result = arithmetic.multiply(rest, try series.sum())
    if whole == 0 { return result }
    let start = ParameterLine(ComplexBall(1 - whole), -1)
    let polynomial = SlopedSeries(
      upper: upper, lower: [start, one], argument: argument, arithmetic: arithmetic)
    let finite = arithmetic.range(
      arithmetic.multiply(
        try polynomial.partialSum(whole), try arithmetic.rising(start, whole - 1)))
    let slope = balls.multiply(finite, arithmetic.range(reciprocal))
    result.slope = balls.subtract(result.slope, slope)
    return result
  }
}
