import NumericCore

// Functions of discs, by way of the rectangles around them.
extension OutwardContext {
  var balls: ComplexBallArithmetic { ComplexBallArithmetic(bits: precision.bits) }

  func ball(_ z: ComplexInterval) -> ComplexBall { ComplexBall(z, bits: precision.bits) }

  func rectangle(_ x: ComplexBall) -> ComplexInterval { x.rectangle(bits: precision.bits) }

  func apply(_ function: ComplexFunction, _ x: ComplexBall) throws(LimitExceeded) -> ComplexBall {
    x.isBounded ? ball(try apply(function, rectangle(x))) : .unbounded
  }

  /// e^(f(ε)·l) for a line f and a number l.
  func exponential(
    _ exponent: ParameterLine, times logarithm: ComplexBall, _ arithmetic: SlopedArithmetic
  ) throws(LimitExceeded) -> SlopedBall {
    let product = balls.multiply(exponent.constant, logarithm)
    var result = SlopedBall(try apply(.exp, product))
    guard let deviation = arithmetic.deviation, exponent.direction != 0 else { return result }
    let growth = logarithm.upperMagnitude * deviation
    let derivative = deviation.isZero ? result.value : try apply(.exp, product.widened(by: growth))
    result.slope = balls.multiply(
      balls.multiply(derivative, logarithm), by: exponent.direction)
    return result
  }

  // MARK: - The reciprocal of Γ

  /// 1/Γ, which is 0 at the poles of Γ.
  func reciprocalGamma(_ x: ComplexBall) throws(LimitExceeded) -> ComplexBall {
    guard x.isBounded else { return .unbounded }
    if x.isWhole, x.re.signum <= 0 { return .zero }
    let z = rectangle(x)
    if z.re.lower >= oneHalf.lower {
      return balls.divide(ComplexBall(1), ball(try gammaFunction(.gamma, z)))
    }
    // 1/Γ(z) = Γ(1 − z)·sin(πz)/π (DLMF 5.5.3).
    let (sine, _) = try sinePi(z)
    let gamma = ball(try gammaFunction(.gamma, add(negate(z), 1)))
    return balls.divide(
      balls.multiply(sine, gamma), ball(ComplexInterval(try constant(.pi), integer(0))))
  }

  /// 1/Γ along a line.
  func reciprocalGamma(
    _ line: ParameterLine, _ arithmetic: SlopedArithmetic
  ) throws(LimitExceeded) -> SlopedBall {
    var result = SlopedBall(try reciprocalGamma(line.constant))
    guard arithmetic.deviation != nil, line.direction != 0 else { return result }
    let derivative = try reciprocalGammaDerivative(arithmetic.range(line))
    result.slope = line.direction > 0 ? derivative : balls.negate(derivative)
    return result
  }

  /// The derivative of 1/Γ: −ψ/Γ to the right of ½, and that of Γ(1 − z)·sin(πz)/π to the left of it.
  private func reciprocalGammaDerivative(_ x: ComplexBall) throws(LimitExceeded) -> ComplexBall {
    guard x.isBounded else { return .unbounded }
    let z = rectangle(x)
    let isReflected = z.re.lower < oneHalf.lower
    let w = isReflected ? add(negate(z), 1) : z
    let (gamma, digamma) = (
      ball(try gammaFunction(.gamma, w)), ball(try gammaFunction(.digamma, w))
    )
    if !isReflected { return balls.divide(balls.negate(digamma), gamma) }
    let (sine, cosine) = try sinePi(z)
    let pi = ball(ComplexInterval(try constant(.pi), integer(0)))
    let slope = balls.divide(balls.multiply(sine, digamma), pi)
    return balls.multiply(gamma, balls.subtract(cosine, slope))
  }

  /// sin πz and cos πz, which is reduced by whole numbers first.
  func sinePi(_ z: ComplexInterval) throws(LimitExceeded) -> (
    sine: ComplexBall, cosine: ComplexBall
  ) {
    let (distance, isOdd) = besideWhole(z)
    let angle = multiply(distance, by: try constant(.pi))
    let (sine, cosine) = (ball(try apply(.sin, angle)), ball(try apply(.cos, angle)))
    return isOdd ? (balls.negate(sine), balls.negate(cosine)) : (sine, cosine)
  }
}
