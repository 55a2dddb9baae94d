internal import CMPFR
package import NumericCore

extension BigFloat {
  /// Writes a·b + c·d, or the difference, with one rounding, at the precision of this number, in its storage if nothing else shares
  /// that.
  package mutating func setProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat, isDifference: Bool,
    rounding: Rounding
  ) {
    overwrite(bits: resultBits) { r in
      (isDifference ? mpfr_fmms : mpfr_fmma)(
        r, a.operand, b.operand, c.operand, d.operand, rounding.mpfr)
    }
  }
}
