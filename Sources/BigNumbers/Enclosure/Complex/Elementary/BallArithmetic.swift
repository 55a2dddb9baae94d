internal import CMPFR
import NumericCore

/// Real arithmetic on balls of one precision, which gives up where a ball has no bound.
struct BallArithmetic {
  /// The precision of every middle.
  let bits: Int

  /// What is thrown where a result has no bound.
  struct NoBound: Error {}

  private func bounded(_ ball: Ball?) throws(NoBound) -> Ball {
    guard let ball else { throw NoBound() }
    return ball
  }

  func add(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    try bounded(.sum(x, y, bits: bits))
  }
  func subtract(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    try bounded(.difference(x, y, bits: bits))
  }
  func multiply(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    try bounded(.product(x, y, bits: bits))
  }
  func divide(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    try bounded(.quotient(x, y, bits: bits))
  }
  func square(_ x: Ball) throws(NoBound) -> Ball { try bounded(x.squared(bits: bits)) }

  func compute(_ function: UnaryFunction, _ x: Ball) throws(NoBound) -> Ball {
    try bounded(.compute(function, x, bits: bits))
  }

  /// x·2^places, exactly.
  func scale(_ x: Ball, _ places: Int) -> Ball {
    Ball(x.middle.scaled(places), radius: x.radius.scaled(byPowerOfTwo: places))
  }

  /// √x of a ball whose numbers are positive.
  func squareRoot(_ x: Ball) throws(NoBound) -> Ball { try compute(.sqrt, x) }

  /// ln(1 + x) for x > −½, where |ln(1 + X) − ln(1 + x)| ≤ |X − x|/(1 + min(X, x)).
  func logOnePlus(_ x: Ball) throws(NoBound) -> Ball {
    let value = try bounded(.compute(.logOnePlus, at: x.middle, bits: bits))
    if x.isPoint { return value }
    if x.sign == 1 {
      return try bounded(value.widened(by: min(x.radius, x.radius / x.lowerMagnitude)))
    }
    guard x.upperMagnitude <= .powerOfTwo(-1) else { throw NoBound() }
    return try bounded(value.widened(by: x.radius.scaled(byPowerOfTwo: 1)))
  }

  /// a·b + c·d and a·b − c·d; those of the middles are rounded once.
  func sumOfProducts(
    _ a: Ball, _ b: Ball, _ c: Ball, _ d: Ball
  ) throws(NoBound) -> Ball { try products(mpfr_fmma, a, b, c, d) }
  func differenceOfProducts(
    _ a: Ball, _ b: Ball, _ c: Ball, _ d: Ball
  ) throws(NoBound) -> Ball { try products(mpfr_fmms, a, b, c, d) }

  /// |XY − xy| ≤ |x|s + |y|r + rs for each of the products.
  private func products(
    _ f: BigFloat.Quaternary, _ a: Ball, _ b: Ball, _ c: Ball, _ d: Ball
  ) throws(NoBound) -> Ball {
    let sum = try bounded(
      Ball.rounded(bits: bits) { r in
        f(
          r, a.middle.operand, b.middle.operand, c.middle.operand, d.middle.operand, MPFR_RNDN)
      })
    return try bounded(sum.widened(by: Self.error(a, b) + Self.error(c, d)))
  }

  private static func error(_ x: Ball, _ y: Ball) -> ErrorBound {
    if x.isPoint, y.isPoint { return .zero }
    return x.middle.upperMagnitude * y.radius + y.upperMagnitude * x.radius
  }

  /// x² + y² − 1; that of the middles is rounded once.
  func squaresMinusOne(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    let one = BigFloat.integer(1)
    let value = BigFloatContext(within: Limits(), precision: .bits(bits), rounding: .nearestEven)
      .dot([x.middle, y.middle, one], [x.middle, y.middle, -one])
    let ball = value.isZero ? Ball(value) : try bounded(Ball(value).withRoundingError(bits))
    return try bounded(ball.widened(by: Self.error(x, x) + Self.error(y, y)))
  }

  /// The sine and the cosine, from one evaluation at the middle where the kernel has it.
  func sineAndCosine(_ x: Ball) throws(NoBound) -> (sin: Ball, cos: Ball) {
    guard let both = FixedPoint.sinesOfBoth(x.middle, bits: bits),
      let sine = Ball(nearly: both.sin, bits), let cosine = Ball(nearly: both.cos, bits)
    else { return (try compute(.sin, x), try compute(.cos, x)) }
    return (
      try bounded(sine.widened(by: x.radius)), try bounded(cosine.widened(by: x.radius))
    )
  }

  /// sinh x and cosh x: (e^x ∓ e^−x)/2, which loses at most two bits for |x| ≥ ½.
  func hyperbolicSineAndCosine(_ x: Ball) throws(NoBound) -> (sinh: Ball, cosh: Ball) {
    guard (x.middle.binaryExponent ?? -1) >= 0 else {
      return (try compute(.sinh, x), try compute(.cosh, x))
    }
    let power = scale(try compute(.exp, x), -1)
    let inverse = try divide(Ball(BigFloat(0.25 as Double)), power)
    return (try subtract(power, inverse), try add(power, inverse))
  }

  /// The angle of a point, which is not on both sides of the negative half of the axis.
  ///
  /// If the coordinates err by the parts s and t of theirs with s + t ≤ ¼, then the tangent errs by a factor whose logarithm is at
  /// most 2(s + t). The derivative of the angle θ by the logarithm of its tangent is sin 2θ/2, at most |θ| and at most ½, and
  /// |θ| grows on the way by at most the factor e^½ < 2. Next to an axis an error of the point of at most half of its distance d
  /// from the origin moves the angle by at most the arc sine of error/d, which is at most 2·error/d.
  func angle(_ y: Ball, _ x: Ball) throws(NoBound) -> Ball {
    // A zero counts as +0.
    let ordinate = y.middle.isZero ? BigFloat.zero : y.middle
    let value = try bounded(
      Ball.rounded(bits: bits) { r in
        BinaryFunction.atan2.round(
          into: r, ordinate.operand, x.middle.operand, MPFR_RNDN, else: mpfr_atan2)
      })
    if x.isPoint, y.isPoint { return value }
    let error = y.radius / y.lowerMagnitude + x.radius / x.lowerMagnitude
    if error <= .powerOfTwo(-2) {
      let slope = min(value.upperMagnitude, .powerOfTwo(-1))
      return try bounded(value.widened(by: (slope * error).scaled(byPowerOfTwo: 2)))
    }
    let distance = x.lowerMagnitude.hypotenuse(y.lowerMagnitude)
    let move = (x.radius + y.radius) / distance
    guard move <= .powerOfTwo(-1), x.sign == 1 || y.sign.map({ $0 != 0 }) == true else {
      throw NoBound()
    }
    return try bounded(value.widened(by: move.scaled(byPowerOfTwo: 1)))
  }
}

extension FixedPoint {
  /// The sine and the cosine of a number, each of which errs by at most one unit in the last of `bits` bits; nil where the kernel
  /// has not both.
  fileprivate static func sinesOfBoth(
    _ x: BigFloat, bits: Int
  ) -> (sin: BigFloat, cos: BigFloat)? {
    guard bits <= MediumFunction.mostBits, let exponent = x.binaryExponent,
      anglesOfBoth.contains(exponent)
    else { return nil }
    let lost = MediumFunction.tan.lostBits(bits, exponent, x.operand)
    let fraction = max(2, (bits + lost + 79) >> 6)
    guard fraction <= MediumFunction.mostLimbs else { return nil }
    return withRoom(fraction: fraction) { room in
      guard let both = room.sinCos(x.operand), let sine = both.sin.number(bits: bits),
        let cosine = both.cos.number(bits: bits)
      else { return nil }
      return (sine, cosine)
    }
  }
}
