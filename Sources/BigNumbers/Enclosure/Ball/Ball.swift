internal import CMPFR
import NumericCore

/// All reals within `radius` of `middle`: the enclosure with which exact evaluation computes.
///
/// One evaluation at the middle and a bound on the error cost half as much as two end points. Every
/// operation returns a ball that contains the value of the function at every point of its operands.
///
/// **Source.** van der Hoeven, "Ball arithmetic" (2009); Johansson, IEEE TC 66(8), 2017.
struct Ball: Sendable {
  /// The centre, which is finite.
  var middle: BigFloat
  var radius: ErrorBound

  init(_ middle: BigFloat, radius: ErrorBound = .zero) {
    self.middle = middle
    self.radius = radius
  }

  var isPoint: Bool { radius.isZero }

  /// A ball with a new middle of `bits` bits that `body` writes, rounded to nearest, and the error
  /// of that rounding; nil if the result is not finite.
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

  /// The ball with half a unit in the last place added for a middle that was rounded to nearest;
  /// nil at the ends of the range of exponents, where the error is larger.
  func withRoundingError(_ bits: Int) -> Ball? {
    guard middle.read({ ulp_is_inside_range($0) != 0 }), let exponent = middle.binaryExponent else {
      return nil
    }
    return Ball(middle, radius: radius + .powerOfTwo(exponent &- bits &- 1))
  }

  /// A ball of `bits` bits around a fraction; nil at the ends of the range of exponents.
  init?(_ value: BigRational, bits: Int) {
    guard
      let ball = Ball.rounded(bits: bits, { r in value.read { mpfr_set_q(r, $0, MPFR_RNDN) } })
    else { return nil }
    self = ball
  }

  /// The ball of what a kernel computed, which errs by at most one unit in the last of `bits` bits.
  init?(nearly value: BigFloat, _ bits: Int) {
    guard let ball = Ball(value).withRoundingError(bits - 1) else { return nil }
    self = ball
  }

  /// The ball with a larger radius around the same middle; nil if the error has no bound.
  @inline(__always)
  func widened(by error: ErrorBound) -> Ball? {
    error.isInfinite ? nil : Ball(middle, radius: radius + error)
  }

  // MARK: - Magnitudes

  /// An upper bound of |x| for every x of the ball.
  var upperMagnitude: ErrorBound { middle.upperMagnitude + radius }
  /// A lower bound of |x| for every x of the ball.
  var lowerMagnitude: LowerBound { middle.lowerMagnitude - radius }

  /// −1 or 1 if every point has that sign, 0 for the point zero, nil otherwise.
  var sign: Int? {
    if middle.isZero { return isPoint ? 0 : nil }
    return lowerMagnitude.significand == 0 ? nil : middle.isNegative ? -1 : 1
  }

  /// The number of bits of the value that are certain: a lower bound of log₂(|middle|/radius); nil
  /// for a point.
  var accuracy: Int? {
    guard let error = radius.ceilingExponent else { return nil }
    guard let exponent = middle.binaryExponent, error != .max else { return 0 }
    return max(0, exponent - 1 - error)
  }

  // MARK: - End points

  /// Bounds of the ball, rounded outward to `bits` bits.
  func endpoints(bits: Int) -> (lower: BigFloat, upper: BigFloat) {
    let error = radius.number
    return (
      BigFloat.binary(mpfr_sub, middle, error, bits: bits, .down),
      BigFloat.binary(mpfr_add, middle, error, bits: bits, .up)
    )
  }

  /// A ball of `bits` bits that contains all numbers between two finite ones, as small as the
  /// roundings allow.
  static func spanning(_ lower: BigFloat, _ upper: BigFloat, bits: Int) -> Ball? {
    guard lower.isFinite, upper.isFinite else { return nil }
    guard
      let middle = Ball.rounded(
        bits: bits,
        { r in
          // The sum is rounded once, and halving it is exact.
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
  /// An upper bound of |x| with a relative excess of at most 2^−31.
  var upperMagnitude: ErrorBound {
    guard isRegular || isZero else { return .infinite }
    return lowerMagnitude.successor
  }

  /// A lower bound of |x| with a relative defect of at most 2^−31: the first 32 bits.
  var lowerMagnitude: LowerBound {
    guard let exponent = binaryExponent else { return .zero }
    return LowerBound(significand: UInt64(leadingWord >> 32), exponent: exponent &- 32)
  }
}

extension ErrorBound {
  /// The bound as a number; infinite if there is none.
  var number: BigFloat {
    if isInfinite { return .infinity }
    return BigFloat.make(bits: 64) { r in
      mpfr_set_ui_2exp(r, UInt(significand), exponent, MPFR_RNDU)
    }
  }
}
