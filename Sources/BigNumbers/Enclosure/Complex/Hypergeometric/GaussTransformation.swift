import NumericCore

/// The choice of a series for ₂F₁, on and above the real axis.
struct GaussTransformation {
  let a: ComplexBall
  let b: ComplexBall
  let c: ComplexBall
  let argument: ComplexBall
  /// c − a − b.
  let excess: ComplexBall
  let context: OutwardContext
  private let rectangle: ComplexInterval
  private let rest: ComplexBall

  init(
    _ a: ComplexInterval, _ b: ComplexInterval, _ c: ComplexInterval, _ argument: ComplexInterval,
    _ excess: ComplexInterval, _ context: OutwardContext
  ) {
    (self.a, self.b, self.c) = (context.ball(a), context.ball(b), context.ball(c))
    (self.argument, self.excess, self.context) = (
      context.ball(argument), context.ball(excess), context
    )
    rectangle = argument
    rest = context.ball(context.add(context.negate(argument), 1))
  }

  private var balls: ComplexBallArithmetic { context.balls }
  private var plain: SlopedArithmetic { SlopedArithmetic(bits: balls.bits) }

  // Of a point on the cut 1 − z and −z are on the lower side of the negative axis.

  private func logarithmOfRest() throws(LimitExceeded) -> ComplexBall {
    let unit = context.add(context.negate(rectangle), 1)
    return context.ball(try context.apply(.log, unit.conjugate).conjugate)
  }

  private func logarithmOfOpposite() throws(LimitExceeded) -> ComplexBall {
    context.ball(try context.apply(.log, context.negate(rectangle).conjugate).conjugate)
  }

  func value() throws(LimitExceeded) -> ComplexBall {
    let (size, distance) = (Self.double(argument.upperMagnitude), Self.double(rest.upperMagnitude))
    let quotient = size / distance
    if min(size, quotient) < 0.75 { return try direct(isTransformed: quotient < size) }
    let candidates = [distance, 1 / size, 1 / distance, 1 / quotient]
    let (place, least) = candidates.enumerated().min { $0.element < $1.element } ?? (0, 1)
    if min(size, quotient) < min(0.9, least + 0.1) {
      return try direct(isTransformed: quotient < size)
    }
    if least > 0.85 {
      return try GaussContinuation(a: a, b: b, c: c, argument: argument, arithmetic: plain).value()
    }
    let connection =
      switch place {
      case 0: try besideOne()
      case 1: try farOut()
      case 2: try farFromOne()
      default: try oppositeReciprocal()
      }
    return balls.divide(try connection.value(context), try context.reciprocalGamma(c))
  }

  private static func double(_ bound: ErrorBound) -> Double { Double(bound.number) }

  /// F(a, b; c; z), or (1 − z)⁻ᵃ·F(a, c − b; c; z/(z − 1)).
  private func direct(isTransformed: Bool) throws(LimitExceeded) -> ComplexBall {
    let series = SlopedSeries(
      upper: [ParameterLine(a), ParameterLine(isTransformed ? balls.subtract(c, b) : b)],
      lower: [ParameterLine(c), ParameterLine(ComplexBall(1))],
      argument: isTransformed ? balls.negate(balls.divide(argument, rest)) : argument,
      arithmetic: plain)
    let sum = try series.sum().value
    if !isTransformed { return sum }
    let power = try context.exponential(
      ParameterLine(balls.negate(a)), times: try logarithmOfRest(), plain)
    return balls.multiply(sum, power.value)
  }

  // MARK: - Connections

  private func line(_ x: ComplexBall, _ direction: Int = 0) -> ParameterLine {
    ParameterLine(x, direction)
  }

  /// DLMF 15.8.4, with δ = c − a − b.
  private func besideOne() throws(LimitExceeded) -> HypergeometricConnection {
    HypergeometricConnection(
      difference: excess,
      minus: HypergeometricSolution(
        reciprocals: [line(a, 1), line(b, 1)], upper: [line(a), line(b)], argument: rest),
      plus: HypergeometricSolution(
        powers: [(line(.zero, 1), try logarithmOfRest())],
        reciprocals: [line(a), line(b)], upper: [line(a, 1), line(b, 1)], argument: rest))
  }

  /// DLMF 15.8.5, with δ = c − a − b.
  private func oppositeReciprocal() throws(LimitExceeded) -> HypergeometricConnection {
    let argument = balls.negate(balls.divide(rest, argument))
    let power = context.ball(try context.apply(.log, rectangle))
    return HypergeometricConnection(
      difference: excess,
      minus: HypergeometricSolution(
        powers: [(line(balls.negate(a)), power)], reciprocals: [line(a, 1), line(b, 1)],
        upper: [line(a), line(balls.add(balls.negate(b), 1), -1)], argument: argument),
      plus: HypergeometricSolution(
        powers: [
          (line(.zero, 1), try logarithmOfRest()),
          (line(balls.negate(b), -1), power),
        ], reciprocals: [line(a), line(b)],
        upper: [line(b, 1), line(balls.add(balls.negate(a), 1))], argument: argument))
  }

  /// DLMF 15.8.2, with δ = b − a.
  private func farOut() throws(LimitExceeded) -> HypergeometricConnection {
    let argument = balls.divide(ComplexBall(1), argument)
    let other = balls.add(balls.subtract(a, c), 1)
    return reciprocal(
      argument, try logarithmOfOpposite(),
      minus: [line(a), line(other)], plus: [line(a, 1), line(other, 1)])
  }

  /// DLMF 15.8.3, with δ = b − a.
  private func farFromOne() throws(LimitExceeded) -> HypergeometricConnection {
    let argument = balls.divide(ComplexBall(1), rest)
    let gap = balls.subtract(c, a)
    return reciprocal(
      argument, try logarithmOfRest(),
      minus: [line(a), line(gap, -1)], plus: [line(a, 1), line(gap)])
  }

  /// What both connections in δ = b − a share: powers with the exponents −a and −b, and 1/(Γ(b)Γ(c − a)) and 1/(Γ(a)Γ(c − b)).
  private func reciprocal(
    _ argument: ComplexBall, _ power: ComplexBall, minus: [ParameterLine], plus: [ParameterLine]
  ) -> HypergeometricConnection {
    let (opposite, gap) = (balls.negate(a), balls.subtract(c, a))
    return HypergeometricConnection(
      difference: balls.subtract(b, a),
      minus: HypergeometricSolution(
        powers: [(line(opposite), power)], reciprocals: [line(a, 1), line(gap)], upper: minus,
        argument: argument),
      plus: HypergeometricSolution(
        powers: [(line(opposite, -1), power)], reciprocals: [line(a), line(gap, -1)],
        upper: plus, argument: argument))
  }
}
