internal import CMPFR
import NumericCore

/// All reals within `radius` of `middle`: the enclosure in which exact evaluation computes.
///
/// One evaluation at the middle and a bound on the error cost half of what two end points do. Every
/// operation gives a ball that contains the value of the function at every point of its operands.
/// **Source.** van der Hoeven, "Ball arithmetic" (2009); Johansson, IEEE TC 66(8), 2017.
struct Ball: Sendable {
  /// Finite.
  var middle: BigFloat
  var radius: ErrorBound

  init(_ middle: BigFloat, radius: ErrorBound = .zero) {
    self.middle = middle
    self.radius = radius
  }

  var isPoint: Bool { radius.isZero }

  /// A new middle of `bits` bits that `body` writes, to nearest, and the error of that rounding.
  /// Nil where the result is no finite number.
  @inline(__always)
  static func rounded(bits: Int, _ body: (BigFloat.Pointer) -> Int32) -> Ball? {
    var ternary: Int32 = 0
    let middle = BigFloat.make(bits: bits) { r in
      ternary = body(r)
      return ternary
    }
    if ternary == 0 { return middle.isRegular || middle.isZero ? Ball(middle) : nil }
    return Ball(middle).withRoundingError(bits)
  }

  /// The ball of a middle that was rounded to nearest from something else: half a unit in its last
  /// place more. Nil at the ends of the exponent range, where rounding errs by more.
  func withRoundingError(_ bits: Int) -> Ball? {
    guard middle.read({ ulp_is_inside_range($0) != 0 }), let exponent = middle.binaryExponent else {
      return nil
    }
    return Ball(middle, radius: radius + .powerOfTwo(exponent &- bits &- 1))
  }

  /// The ball of what a kernel computed, which errs by at most one unit in the last of `bits` bits.
  init?(nearly value: BigFloat, _ bits: Int) {
    guard let ball = Ball(value).withRoundingError(bits - 1) else { return nil }
    self = ball
  }

  /// The ball with more error around the same middle; nil without a bound.
  @inline(__always)
  func widened(by error: ErrorBound) -> Ball? {
    error.isInfinite ? nil : Ball(middle, radius: radius + error)
  }

  // MARK: - Magnitudes

  /// |x| ≤ this for every x of the ball.
  var upperMagnitude: ErrorBound { middle.upperMagnitude + radius }
  /// |x| ≥ this for every x of the ball.
  var lowerMagnitude: LowerBound { middle.lowerMagnitude - radius }

  /// −1 or 1 when every point has that sign, 0 for the point zero, nil otherwise.
  var sign: Int? {
    if middle.isZero { return isPoint ? 0 : nil }
    return lowerMagnitude.significand == 0 ? nil : middle.isNegative ? -1 : 1
  }

  /// Bits of the value that are certain: log₂(|middle|/radius), rounded down; nil for a point.
  var accuracy: Int? {
    guard let error = radius.ceilingExponent else { return nil }
    guard let exponent = middle.binaryExponent, error != .max else { return 0 }
    return max(0, exponent - 1 - error)
  }

  // MARK: - End points

  /// The least point of the ball or something below it, and the greatest or something above it, each
  /// one rounding at `bits` bits away.
  func endpoints(bits: Int) -> (lower: BigFloat, upper: BigFloat) {
    let error = radius.number
    return (
      BigFloat.binary(mpfr_sub, middle, error, bits: bits, .down),
      BigFloat.binary(mpfr_add, middle, error, bits: bits, .up)
    )
  }

  /// The smallest ball of `bits` bits around all that lies between two finite numbers.
  static func spanning(_ lower: BigFloat, _ upper: BigFloat, bits: Int) -> Ball? {
    guard lower.isFinite, upper.isFinite else { return nil }
    guard
      let middle = Ball.rounded(
        bits: bits,
        { r in
          // The sum of halves cannot overflow; rounded once, and halving is exact.
          let ternary = lower.read { a in upper.read { b in mpfr_add(r, a, b, MPFR_RNDN) } }
          _ = mpfr_div_2ui(r, r, 1, MPFR_RNDN)
          return ternary
        })
    else { return nil }
    let half = BigFloat.make(bits: 32) { r in
      _ = upper.read { b in lower.read { a in mpfr_sub(r, b, a, MPFR_RNDU) } }
      return mpfr_div_2ui(r, r, 1, MPFR_RNDU)
    }
    return half.isZero ? middle : middle.widened(by: half.upperMagnitude)
  }
}

extension BigFloat {
  /// |x| ≤ this, at most 2^−31 more.
  var upperMagnitude: ErrorBound {
    guard isRegular || isZero else { return .infinite }
    return lowerMagnitude.successor
  }

  /// |x| ≥ this, at most 2^−31 less: the first 32 bits.
  var lowerMagnitude: LowerBound {
    guard let exponent = binaryExponent else { return .zero }
    return LowerBound(significand: UInt64(leadingWord >> 32), exponent: exponent &- 32)
  }
}

extension ErrorBound {
  /// The bound as a number; infinite where there is none.
  var number: BigFloat {
    if isInfinite { return .infinity }
    return BigFloat.make(bits: 64) { r in
      mpfr_set_ui_2exp(r, UInt(significand), exponent, MPFR_RNDU)
    }
  }
}
