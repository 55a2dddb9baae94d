import NumericCore

// Inverse circular functions, of which the hyperbolic ones are those of a number turned by a quarter.
extension ElementaryBalls {
  /// asin z and acos z.
  ///
  /// With A = (|z + 1| + |z − 1|)/2 the real parts are the angles of (√(A² − x²), x) and of (x, √(A² − x²)), the imaginary ones
  /// ±acosh A = ±ln(1 + a + √(a(a + 2))) for a = A − 1. The differences A − |x| and A − 1 are sums of positive terms (T. E. Hull,
  /// T. F. Fairgrieve and P. T. P. Tang, Implementing the complex arcsine and arccosine functions using exception handling,
  /// ACM TOMS 23(3), 1997).
  func arc(_ x: Ball, _ y: Ball) throws(NoBound) -> (sine: BallPair, cosine: BallPair) {
    // On the real axis beyond ±1 the values are those of one side of a cut.
    guard let side = y.sign, side != 0 else { throw NoBound() }
    let size = x.magnitude
    let one = Ball(.integer(1))
    let (above, below) = (try real.add(size, one), try real.subtract(size, one))
    let square = try real.square(y)
    let far = try real.squareRoot(try real.add(try real.square(above), square))
    let near = try real.squareRoot(try real.add(try real.square(below), square))
    // 2(A − |x|) = y²/(|z + 1| + |x| + 1) + |z − 1| + 1 − |x|, and 2(A − 1) with 1 and |x| exchanged.
    let first = try real.divide(square, try real.add(far, above))
    let (towards, beyond) = try sides(near, below, square)
    let excess = real.scale(try real.add(first, towards), -1)
    let gap = real.scale(try real.add(first, beyond), -1)
    let axis = real.scale(try real.add(far, near), -1)

    let leg = try real.squareRoot(try real.multiply(gap, try real.add(axis, size)))
    let root = try real.squareRoot(try real.multiply(excess, try real.add(axis, one)))
    let length = try real.logOnePlus(try real.add(excess, root))
    let imaginary = side < 0 ? length.negated : length
    return (
      BallPair(try real.angle(x, leg), imaginary),
      BallPair(try real.angle(leg, x), imaginary.negated)
    )
  }

  /// |z − 1| − (1 − |x|) and |z − 1| − (|x| − 1), one of which is y² over the other one.
  private func sides(
    _ near: Ball, _ below: Ball, _ square: Ball
  ) throws(NoBound) -> (excess: Ball, gap: Ball) {
    let isOutside = !below.middle.isNegative
    let sum = try real.add(near, isOutside ? below : below.negated)
    let quotient = try real.divide(square, sum)
    return isOutside ? (sum, quotient) : (quotient, sum)
  }

  /// The angle of (1 − x² − y², 2x) and ln(1 + 4|y|/(x² + (1 − |y|)²)), by 2 and by 4.
  func arcTangent(_ x: Ball, _ y: Ball) throws(NoBound) -> BallPair {
    guard let sign = y.sign, sign != 0, x.sign != 0 else { throw NoBound() }
    let other = try real.squaresMinusOne(x, y).negated
    let angle = try real.angle(real.scale(x, 1), other)
    let size = y.magnitude
    let side = try real.subtract(Ball(.integer(1)), size)
    let norm = try real.sumOfProducts(x, x, side, side)
    let length = try real.logOnePlus(try real.divide(real.scale(size, 2), norm))
    let imaginary = real.scale(length, -2)
    return BallPair(real.scale(angle, -1), sign < 0 ? imaginary.negated : imaginary)
  }
}
