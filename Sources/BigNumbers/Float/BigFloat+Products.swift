internal import CMPFR
package import NumericCore

// a·b + c·d and a·b − c·d with one rounding.
extension BigFloat {
  /// The sum, or the difference, of both products.
  static func products(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat, isDifference: Bool,
    precision: Precision, rounding: Rounding
  ) -> BigFloat {
    make(bits: precision.bits) { r in round(into: r, a, b, c, d, isDifference, rounding) }
  }

  /// Writes the sum, or the difference, at the precision of this number, in its storage if nothing else shares that.
  package mutating func setProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat, isDifference: Bool,
    rounding: Rounding
  ) {
    overwrite(bits: resultBits) { r in Self.round(into: r, a, b, c, d, isDifference, rounding) }
  }

  private static func round(
    into r: Pointer, _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat,
    _ isDifference: Bool, _ rounding: Rounding
  ) -> Int32 {
    (isDifference ? mpfr_fmms : mpfr_fmma)(
      r, a.operand, b.operand, c.operand, d.operand, rounding.mpfr)
  }
}
