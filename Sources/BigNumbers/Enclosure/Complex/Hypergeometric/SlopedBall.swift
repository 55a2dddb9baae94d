import NumericCore

/// A function of a deviation ε: its value at 0, and its slopes (f(ε) − f(0))/ε for all ε of a disc around 0.
///
/// Of two solutions of a differential equation whose difference vanishes with ε the slopes give the quotient of the difference by
/// ε, for ε = 0 as for others, where subtraction would leave nothing. If the disc is the point 0, slopes are derivatives.
///
/// **Source.** Krawczyk and Neumaier, "Interval slopes for rational functions and associated centered forms", SIAM J. Numer.
/// Anal. 22 (1985).
struct SlopedBall: Sendable {
  var value: ComplexBall
  var slope: ComplexBall

  init(_ value: ComplexBall, slope: ComplexBall = .zero) {
    (self.value, self.slope) = (value, slope)
  }
}

/// A parameter that is a constant and a multiple −1, 0 or 1 of a deviation.
struct ParameterLine: Sendable {
  var constant: ComplexBall
  var direction: Int

  init(_ constant: ComplexBall, _ direction: Int = 0) {
    (self.constant, self.direction) = (constant, direction)
  }
}

/// Arithmetic of functions of a deviation; without a deviation slopes are not computed.
struct SlopedArithmetic: Sendable {
  let balls: ComplexBallArithmetic
  /// The largest size of a deviation; nil if there is none.
  let deviation: ErrorBound?

  init(bits: Int, deviation: ErrorBound? = nil) {
    (balls, self.deviation) = (ComplexBallArithmetic(bits: bits), deviation)
  }

  /// The disc of all values.
  func range(_ f: SlopedBall) -> ComplexBall {
    guard let deviation, !deviation.isZero else { return f.value }
    return f.value.widened(by: f.slope.upperMagnitude * deviation)
  }

  func range(_ line: ParameterLine) -> ComplexBall {
    guard let deviation, line.direction != 0 else { return line.constant }
    return line.constant.widened(by: deviation)
  }

  func subtract(_ f: SlopedBall, _ g: SlopedBall) -> SlopedBall {
    var result = SlopedBall(balls.subtract(f.value, g.value))
    if deviation != nil { result.slope = balls.subtract(f.slope, g.slope) }
    return result
  }

  func add(_ f: SlopedBall, _ g: SlopedBall) -> SlopedBall {
    var result = SlopedBall(balls.add(f.value, g.value))
    if deviation != nil { result.slope = balls.add(f.slope, g.slope) }
    return result
  }

  /// f(ε)g(ε) − f(0)g(0) = (f(ε) − f(0))·g(ε) + f(0)·(g(ε) − g(0)).
  func multiply(_ f: SlopedBall, _ g: SlopedBall) -> SlopedBall {
    var result = SlopedBall(balls.multiply(f.value, g.value))
    if deviation != nil {
      result.slope = balls.add(
        balls.multiply(f.slope, range(g)), balls.multiply(f.value, g.slope))
    }
    return result
  }

  func multiply(_ f: SlopedBall, _ x: ComplexBall) -> SlopedBall {
    var result = SlopedBall(balls.multiply(f.value, x))
    if deviation != nil { result.slope = balls.multiply(f.slope, x) }
    return result
  }

  func multiply(_ f: SlopedBall, _ line: ParameterLine) -> SlopedBall {
    if line.direction == 0 { return multiply(f, line.constant) }
    return multiply(f, SlopedBall(line.constant, slope: ComplexBall(line.direction)))
  }

  /// For q = f/g, q(ε) − q(0) = (f(ε) − f(0) − q(0)·(g(ε) − g(0)))/g(ε).
  func divide(_ f: SlopedBall, _ line: ParameterLine) -> SlopedBall {
    var result = SlopedBall(balls.divide(f.value, line.constant))
    if deviation != nil {
      let moved =
        line.direction == 0
        ? f.slope
        : line.direction > 0
          ? balls.subtract(f.slope, result.value) : balls.add(f.slope, result.value)
      result.slope = balls.divide(moved, range(line))
    }
    return result
  }

  func multiply(_ f: SlopedBall, by n: Int) -> SlopedBall {
    var result = SlopedBall(balls.multiply(f.value, by: n))
    if deviation != nil { result.slope = balls.multiply(f.slope, by: n) }
    return result
  }

  func divide(_ f: SlopedBall, by n: Int) -> SlopedBall {
    var result = SlopedBall(balls.divide(f.value, by: n))
    if deviation != nil { result.slope = balls.divide(f.slope, by: n) }
    return result
  }

  /// The line at n more.
  func shifted(_ line: ParameterLine, _ n: Int) -> ParameterLine {
    ParameterLine(balls.add(line.constant, n), line.direction)
  }

  /// x·(x + 1)·…·(x + n − 1).
  func rising(_ x: ParameterLine, _ n: Int) throws(LimitExceeded) -> SlopedBall {
    var product = SlopedBall(ComplexBall(1))
    for k in 0..<n {
      if k & 15 == 15 { try Deadline.check() }
      product = multiply(product, shifted(x, k))
    }
    return product
  }
}
