internal import CMPFR
import NumericCore

extension BigFloatContext {
  func relativeDifference(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    if x == y, !x.isInfinite { return zero }
    return divide(magnitude(subtract(x, y)), x)
  }

  /// a modulo b with the sign of b, rounded once.
  ///
  /// `mpfr_fmod` is exact at the larger of the operands' precisions: the remainder is a multiple of
  /// the smaller ulp and less than |b|. The correction by b then rounds once.
  func modulo(_ a: BigFloat, _ b: BigFloat) -> BigFloat {
    let wide = max(a.precision.bits, b.precision.bits)
    let remainder = BigFloat.binary(mpfr_fmod, a, b, bits: wide, .nearestEven)
    if remainder.isZero { return binary(mpfr_copysign, remainder, b) }
    if remainder.isNaN || remainder.isNegative == b.isNegative { return unary(mpfr_set, remainder) }
    return add(remainder, b)
  }
  func quotient(
    _ f: BigFloat.Quotient, _ x: BigFloat, _ y: BigFloat
  ) -> BigFloat {
    var low = 0
    let remainder = make { r, mode in
      x.read { x in y.read { y in f(r, &low, x, y, mode) } }
    }
    return remainder.isNaN ? remainder : make { r, mode in mpfr_set_si(r, low, mode) }
  }

  func nextToward(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    switch BigFloat.ordering(x, y) {
    case .less: neighbor(of: x, .up)
    case .greater: neighbor(of: x, .down)
    case .equal: make { r, mode in x.read { mpfr_set(r, $0, mode) } }
    case .unordered, .undecided: notANumber
    }
  }

  /// The neighbour of x above or below it, among the numbers of this precision; x need not be one
  /// of them.
  func neighbor(of x: BigFloat, _ direction: Rounding) -> BigFloat {
    guard let range, x.isRegular || x.isZero else {
      return make { r, mode in
        let ternary = x.read { mpfr_set(r, $0, mode) }
        if direction == .up { mpfr_nextabove(r) } else { mpfr_nextbelow(r) }
        return ternary
      }
    }
    // With a format: x moved by less than the smallest number of the format, and rounded in that
    // direction.
    let step = BigFloat.make(bits: 2) { r in
      mpfr_set_si_2exp(r, direction == .up ? 1 : -1, range.least - 3, MPFR_RNDN)
    }
    return BigFloat.make(bits: bits) { r in
      let ternary = x.read { x in step.read { mpfr_add(r, x, $0, direction.mpfr) } }
      return range.fit(r, ternary, direction)
    }
  }

  func scaleByPowerOfTwo(_ x: BigFloat, _ n: BigFloat) -> BigFloat {
    make { r, mode in
      guard let exponent = n.signedWord else { return r.setNaN() }
      return x.read { mpfr_mul_2si(r, $0, exponent, mode) }
    }
  }

  func binaryExponent(_ x: BigFloat) -> BigFloat {
    if x.isZero { return zero }
    return x.binaryExponent.map { exponent in
      make { r, mode in mpfr_set_si(r, exponent, mode) }
    } ?? notANumber
  }

  func binarySignificand(_ x: BigFloat) -> BigFloat {
    make { r, mode in
      x.read { mpfr_mul_2si(r, $0, -(x.binaryExponent ?? 0), mode) }
    }
  }
}
