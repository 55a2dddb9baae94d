internal import CMPFR
import NumericCore

// Circular functions of angles in a unit of which u make a turn. MPFR reduces x modulo u exactly,
// so that the reduction needs no π and special angles have exact results.
extension BigFloatContext {
  /// The angle of the point (x, y); limited, because MPFR uses as many bits as the exponents of y
  /// and x differ by.
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
