import NumericCore

// Arithmetic of rectangles: every result contains all that members of the operands give. Narrow operands are computed with as
// balls; where these have no bound, and for wide ones, the bounds decide.
extension OutwardContext {
  /// A function that is composed of real ones.
  func apply(
    _ function: ComplexFunction, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    if let value = elementary(function, z) { return value }
    return try composed(function, [z.re, z.im])
  }

  /// A quotient or a power.
  func apply(
    _ function: ComplexFunction, _ z: ComplexInterval, _ w: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    if let value = elementary(function, z, w) { return value }
    return try composed(function, [z.re, z.im, w.re, w.im])
  }

  private func composed(
    _ function: ComplexFunction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> ComplexInterval {
    ComplexInterval(
      try value(PartFunction(function, .real), x), try value(PartFunction(function, .imaginary), x))
  }

  /// Both parts at once; nil where balls do not serve.
  func elementary(
    _ function: ComplexFunction, _ z: ComplexInterval, _ w: ComplexInterval? = nil
  ) -> ComplexInterval? {
    guard ElementaryBalls.has(function, bits: precision.bits), let z = z.ordinaryBalls else {
      return nil
    }
    var other: BallPair?
    if let w {
      guard let balls = w.ordinaryBalls else { return nil }
      other = balls
    }
    guard let value = try? ElementaryBalls(bits: precision.bits).value(function, z, other) else {
      return nil
    }
    return ComplexInterval(value)
  }

  func add(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    .inBalls(z, w, bits: precision.bits, BallArithmetic.add)
      ?? ComplexInterval(add(z.re, w.re), add(z.im, w.im))
  }

  func subtract(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    .inBalls(z, w, bits: precision.bits, BallArithmetic.subtract)
      ?? ComplexInterval(subtract(z.re, w.re), subtract(z.im, w.im))
  }

  func negate(_ z: ComplexInterval) -> ComplexInterval {
    if let balls = z.balls { return ComplexInterval(balls.negated) }
    return ComplexInterval(negate(z.re), negate(z.im))
  }

  func multiply(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    .inBalls(z, w, bits: precision.bits, BallArithmetic.multiply)
      ?? ComplexInterval(
        subtract(multiply(z.re, w.re), multiply(z.im, w.im)),
        add(multiply(z.re, w.im), multiply(z.im, w.re)))
  }

  func multiply(_ z: ComplexInterval, by x: BigInterval) -> ComplexInterval {
    .inBalls(z, ComplexInterval(x), bits: precision.bits, BallArithmetic.multiply)
      ?? ComplexInterval(multiply(z.re, x), multiply(z.im, x))
  }

  func reciprocal(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    try apply(.quotient, ComplexInterval(integer(1), integer(0)), z)
  }

  var oneHalf: BigInterval { BigInterval(BigFloat.integer(1).scaled(-1)) }

  /// z + n.
  func add(_ z: ComplexInterval, _ n: Int) -> ComplexInterval {
    add(z, ComplexInterval(n))
  }

  /// iᵏ·z for a number of quarter turns k.
  func turned(_ z: ComplexInterval, quarters: Int) -> ComplexInterval {
    if let balls = z.balls {
      switch quarters & 3 {
      case 0: return z
      case 1: return ComplexInterval(balls.timesI)
      case 2: return ComplexInterval(balls.negated)
      default: return ComplexInterval(balls.overI)
      }
    }
    switch quarters & 3 {
    case 0: return z
    case 1: return ComplexInterval(negate(z.im), z.re)
    case 2: return negate(z)
    default: return ComplexInterval(z.im, negate(z.re))
    }
  }
}

extension ComplexInterval {
  /// The balls of a narrow rectangle whose parts have common exponents, for which no step of a function exceeds the range, nor the
  /// reduction of an angle a limit.
  var ordinaryBalls: BallPair? {
    guard let balls, balls.re.isOrdinary, balls.im.isOrdinary else { return nil }
    return balls
  }
}

extension Ball {
  fileprivate var isOrdinary: Bool {
    middle.binaryExponent.map { BigFloatContext.ordinaryExponents ~= $0 } ?? isPoint
  }
}
