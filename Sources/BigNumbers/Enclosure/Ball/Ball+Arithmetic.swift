internal import CMPFR
import NumericCore

// Sums, products and quotients: the propagated error of the operands, and one rounding.
extension Ball {
  @inline(__always)
  private static func combined(
    _ f: BigFloat.Binary, _ x: Ball, _ y: Ball, bits: Int
  ) -> Ball? {
    rounded(bits: bits) { r in
      f(r, x.middle.operand, y.middle.operand, MPFR_RNDN)
    }
  }

  static func sum(_ x: Ball, _ y: Ball, bits: Int) -> Ball? {
    combined(ulp_add, x, y, bits: bits)?.widened(by: x.radius + y.radius)
  }

  static func difference(_ x: Ball, _ y: Ball, bits: Int) -> Ball? {
    combined(ulp_sub, x, y, bits: bits)?.widened(by: x.radius + y.radius)
  }

  /// |XY − xy| ≤ |x|s + |y|r + rs.
  static func product(_ x: Ball, _ y: Ball, bits: Int) -> Ball? {
    let product = combined(ulp_mul, x, y, bits: bits)
    if x.isPoint, y.isPoint { return product }
    return product?.widened(
      by: x.middle.upperMagnitude * y.radius + y.upperMagnitude * x.radius)
  }

  /// |X/Y − x/y| ≤ (r + |x/y|·s)/(|y| − s).
  ///
  /// Nil when the divisor may be zero.
  static func quotient(_ x: Ball, _ y: Ball, bits: Int) -> Ball? {
    if let places = y.binaryPlaces {
      return rounded(bits: bits) { r in mpfr_div_2si(r, x.middle.operand, places, MPFR_RNDN) }?
        .widened(by: x.radius.scaled(byPowerOfTwo: -places))
    }
    let divisor = y.lowerMagnitude
    guard divisor.significand != 0,
      let quotient = combined(ulp_div, x, y, bits: bits)
    else { return nil }
    if x.isPoint, y.isPoint { return quotient }
    // The rounded quotient may be slightly less than x/y, so that its upper bound is taken.
    let magnitude = quotient.upperMagnitude
    return quotient.widened(by: (x.radius + magnitude * y.radius) / divisor)
  }

  /// The k if the ball is the point 2^k; else nil.
  private var binaryPlaces: Int? {
    guard isPoint, middle.storedBits <= 64, !middle.isNegative,
      let exponent = middle.binaryExponent,
      middle.leadingWord == 1 << 63
    else { return nil }
    return exponent - 1
  }

  /// |X² − x²| ≤ (2|x| + r)r.
  func squared(bits: Int) -> Ball? {
    let square = Ball.rounded(bits: bits) { r in mpfr_sqr(r, middle.operand, MPFR_RNDN) }
    if isPoint { return square }
    return square?.widened(
      by: (middle.upperMagnitude.scaled(byPowerOfTwo: 1) + radius) * radius)
  }

  var negated: Ball { Ball(-middle, radius: radius) }

  /// ||X| − |x|| ≤ |X − x|.
  var magnitude: Ball { Ball(middle.magnitude, radius: radius) }

  /// The larger or smaller of two: within the larger radius of the larger or smaller middle.
  static func extremum(_ x: Ball, _ y: Ball, isGreatest: Bool) -> Ball {
    // If all of one ball is beyond the other one, the other radius does not matter.
    if x.isBeyond(y, isGreater: isGreatest) { return x }
    if y.isBeyond(x, isGreater: isGreatest) { return y }
    let picksY = isGreatest ? x.middle < y.middle : y.middle < x.middle
    return Ball(picksY ? y.middle : x.middle, radius: max(x.radius, y.radius))
  }

  /// Whether every number of this ball is larger or smaller than all of another.
  func isBeyond(_ other: Ball, isGreater: Bool) -> Bool {
    guard isGreater ? other.middle < middle : middle < other.middle else { return false }
    let gap = BigFloat.binary(mpfr_sub, middle, other.middle, bits: 32, .towardZero)
    return !(gap.lowerMagnitude - (radius + other.radius)).isZero
  }
}
