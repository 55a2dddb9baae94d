internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// log x/log b, correctly rounded.
  ///
  /// Results that are exact or half-way belong to powers, b^(p/q) = x. A candidate with one more
  /// bit than the result is checked with `mpfr_pow`, whose ternary value tells whether the power is
  /// exact.
  func log(_ x: BigFloat, base: BigFloat) throws(LimitExceeded) -> BigFloat {
    let isOrdinary = x.isRegular && !x.isNegative && base.isRegular && !base.isNegative
    guard isOrdinary, base != BigFloat.integer(1), x != BigFloat.integer(1) else {
      // log 1 = 0; b ≤ 0, b = 1 and x < 0 have no logarithm; x = 0 is a pole.
      if base.isNegative || base.isZero || base == BigFloat.integer(1) {
        return make { r, _ in r.setNaN() }
      }
      return divide(log(x), log(base))
    }
    return try ziv { inner throws(LimitExceeded) in
      // The error is at most 3 ulp: each logarithm and the quotient are rounded once.
      inner.divide(inner.log(x), inner.log(base))
    } isExact: { candidate in
      var ternary: Int32 = 1
      let power = BigFloat.make(bits: x.precision.bits) { r in
        base.read { b in candidate.read { c in ternary = mpfr_pow(r, b, c, MPFR_RNDN) } }
        return ternary
      }
      return ternary == 0 && power == x
    }
  }
}
