internal import CMPFR
import NumericCore

// Circular functions in units of which u make a turn. MPFR reduces x modulo u exactly, so no π is
// needed for the reduction and the special angles come out exact.
extension BigFloatContext {
  /// MPFR works with as many bits as the exponents of y and x are apart.
  func atan2(
    y: BigFloat, x: BigFloat, unitsPerTurn u: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    if let above = y.binaryExponent, let below = x.binaryExponent {
      let (gap, overflow) = above.subtractingReportingOverflow(below)
      try limits.check(.exponent, overflow ? .max : Int(clamping: gap.magnitude))
    }
    return make { r, mode in
      guard let word = u.word, word > 0 else { return r.setNaN() }
      return y.read { y in x.read { x in mpfr_atan2u(r, y, x, word, mode) } }
    }
  }
}
