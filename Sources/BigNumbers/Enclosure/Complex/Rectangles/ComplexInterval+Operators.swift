import NumericCore

// Arithmetic in which the result has the larger precision of the operands, as that of ``BigInterval`` has, which takes the
// fast way for intervals of one sign. Parts that are the point 0 stay so.
extension ComplexInterval {
  /// An operation on the parts of two numbers as balls.
  typealias BallOperation =
    (BallArithmetic) -> (BallPair, BallPair) throws(BallArithmetic.NoBound) -> BallPair

  /// The result on balls of a precision, or of the larger one of the operands; nil where bounds decide.
  static func inBalls(
    _ a: ComplexInterval, _ b: ComplexInterval, bits: Int? = nil, _ operation: BallOperation
  ) -> ComplexInterval? {
    guard let x = a.balls, let y = b.balls else { return nil }
    let bits =
      bits
      ?? BigFloat.commonPrecision(x.re.middle, x.im.middle, y.re.middle, y.im.middle).bits
    return (try? operation(BallArithmetic(bits: bits))(x, y)).map { ComplexInterval($0) }
  }

  static func + (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    inBalls(a, b, BallArithmetic.add) ?? ComplexInterval(a.re + b.re, a.im + b.im)
  }

  static func - (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    inBalls(a, b, BallArithmetic.subtract) ?? ComplexInterval(a.re - b.re, a.im - b.im)
  }

  static prefix func - (a: ComplexInterval) -> ComplexInterval {
    a.balls.map { ComplexInterval($0.negated) } ?? ComplexInterval(-a.re, -a.im)
  }

  static func * (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    if let product = inBalls(a, b, BallArithmetic.multiply) { return product }
    if b.isReal { return ComplexInterval(a.re * b.re, a.isReal ? a.im : a.im * b.re) }
    if a.isReal { return b * a }
    return ComplexInterval(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
  }

  static func * (a: ComplexInterval, b: BigInterval) -> ComplexInterval { a * ComplexInterval(b) }

  static func / (a: ComplexInterval, b: BigInterval) -> ComplexInterval { a / ComplexInterval(b) }

  static func / (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    if let quotient = inBalls(a, b, BallArithmetic.divide) { return quotient }
    if b.isReal { return ComplexInterval(a.re / b.re, a.isReal ? a.im : a.im / b.re) }
    return a * b.conjugate / b.norm
  }

  /// z², of which the real part is (x − y)·(x + y).
  var square: ComplexInterval {
    let square = Self.inBalls(self, self) { real in
      { (x, _) throws(BallArithmetic.NoBound) in try real.square(x) }
    }
    if let square { return square }
    if isReal { return ComplexInterval(re.square, im) }
    let product = re * im
    return ComplexInterval((re - im) * (re + im), product + product)
  }

  /// |z|².
  var norm: BigInterval { isReal ? re.square : re.square + im.square }

  /// z/2.
  var halved: ComplexInterval {
    guard let balls else { return ComplexInterval(re.halved, im.halved) }
    let real = BallArithmetic(bits: 64)
    return ComplexInterval(BallPair(real.scale(balls.re, -1), real.scale(balls.im, -1)))
  }

  // MARK: - What is known

  /// All numbers with a distance of at most `error` in each part, or in the real part alone where the error is known to be real.
  func widened(by error: BigFloat, isReal: Bool = false) -> ComplexInterval {
    if let balls {
      let radius = error.upperMagnitude
      let im = isReal ? balls.im : balls.im.widened(by: radius)
      if let re = balls.re.widened(by: radius), let im { return ComplexInterval(BallPair(re, im)) }
    }
    let errors = BigInterval(ordered: -error, error)
    return ComplexInterval(re + errors, isReal ? im : im + errors)
  }
}

extension BigInterval {
  /// The squares of all members.
  var square: BigInterval {
    let size =
      containsZero ? BigInterval(ordered: mignitude, magnitude).inheriting(from: self) : self
    return size * size
  }

  /// Half of each member, exactly.
  var halved: BigInterval {
    BigInterval(ordered: lower.scaled(-1), upper.scaled(-1)).inheriting(from: self)
  }
}

extension OutwardContext {
  func rounded(_ z: ComplexInterval) -> ComplexInterval {
    ComplexInterval(rounded(z.re), rounded(z.im))
  }

  /// 1 with the precision of this context.
  var one: ComplexInterval { ComplexInterval(rounded(integer(1)), integer(0)) }

  /// 1 − z, which is exact before it is rounded.
  func oneMinus(_ z: ComplexInterval) -> ComplexInterval {
    ComplexInterval(subtract(integer(1), z.re), negate(z.im))
  }

  /// An upper bound of |z| with few bits.
  func size(_ z: ComplexInterval) -> BigFloat { z.length }
}
