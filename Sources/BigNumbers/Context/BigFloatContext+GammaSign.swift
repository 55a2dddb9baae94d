internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// The sign of Γ(x): between two poles below zero that of (−1)^⌊x⌋, and at a zero that of the zero.
  func gammaSign(_ x: BigFloat) -> BigFloat {
    if x.isNaN || (x.isNegative && (x.isInfinite || (x.isInteger && !x.isZero))) {
      return make { r, _ in r.setNaN() }
    }
    let isNegative = x.isNegative && (x.isZero || x.hasOddFloor)
    return make { r, mode in mpfr_set_si(r, isNegative ? -1 : 1, mode) }
  }
}

extension BigFloat {
  /// Whether the greatest integer up to a number, which has as many bits, is odd.
  fileprivate var hasOddFloor: Bool {
    !BigFloatContext(.bits(storedBits), .down).floor(self).scaled(-1).isInteger
  }
}
