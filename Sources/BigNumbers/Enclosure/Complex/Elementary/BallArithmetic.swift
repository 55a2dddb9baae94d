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

  /// ln(1 + x) for x > 0, where |ln(1 + X) − ln(1 + x)| ≤ |X − x|/(1 + min(X, x)).
  func logOnePlus(_ x: Ball) throws(NoBound) -> Ball {
    guard x.sign == 1 else { throw NoBound() }
    let value = try bounded(.compute(.logOnePlus, at: x.middle, bits: bits))
    if x.isPoint { return value }
    return try bounded(value.widened(by: min(x.radius, x.radius / x.lowerMagnitude)))
  }

  /// a·b + c·d and a·b − c·d of numbers, rounded once.
  func sumOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) throws(NoBound) -> Ball { try products(roundedSumOfProducts, a, b, c, d) }
  func differenceOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) throws(NoBound) -> Ball { try products(roundedDifferenceOfProducts, a, b, c, d) }

  private func products(
    _ f: BigFloat.Quaternary, _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) throws(NoBound) -> Ball {
    try bounded(
      Ball.rounded(bits: bits) { r in
        f(r, a.operand, b.operand, c.operand, d.operand, MPFR_RNDN)
      })
  }

  /// x² + y² − 1 of numbers, rounded once.
  func squaresMinusOne(_ x: BigFloat, _ y: BigFloat) throws(NoBound) -> Ball {
    let one = BigFloat.integer(1)
    let value = BigFloatContext(within: Limits(), precision: .bits(bits), rounding: .nearestEven)
      .dot([x, y, one], [x, y, -one])
    return value.isZero ? Ball(value) : try bounded(Ball(value).withRoundingError(bits))
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

  /// sinh x and cosh x of a number: (e^x ∓ e^−x)/2, which loses at most two bits for |x| ≥ ½.
  func hyperbolicSineAndCosine(_ x: BigFloat) throws(NoBound) -> (sinh: Ball, cosh: Ball) {
    guard (x.binaryExponent ?? 0) >= 0 else {
      return (try compute(.sinh, Ball(x)), try compute(.cosh, Ball(x)))
    }
    let power = scale(try compute(.exp, Ball(x)), -1)
    let inverse = try divide(Ball(BigFloat(0.25 as Double)), power)
    return (try subtract(power, inverse), try add(power, inverse))
  }

  /// The angle of a point off the axes.
  ///
  /// If the coordinates err by the parts s and t of theirs with s + t ≤ ¼, then the tangent errs by a factor whose logarithm is at
  /// most 2(s + t). The derivative of the angle θ by the logarithm of its tangent is sin 2θ/2, at most |θ| and at most ½, and
  /// |θ| grows on the way by at most the factor e^½ < 2.
  func angle(_ y: Ball, _ x: Ball) throws(NoBound) -> Ball {
    let value = try bounded(
      Ball.rounded(bits: bits) { r in
        BinaryFunction.atan2.round(
          into: r, y.middle.operand, x.middle.operand, MPFR_RNDN, else: mpfr_atan2)
      })
    if x.isPoint, y.isPoint { return value }
    let error = y.radius / y.lowerMagnitude + x.radius / x.lowerMagnitude
    guard error <= .powerOfTwo(-2) else { throw NoBound() }
    let slope = min(value.upperMagnitude, .powerOfTwo(-1))
    return try bounded(value.widened(by: (slope * error).scaled(byPowerOfTwo: 2)))
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
