internal import CMPFR

/// A function that ``FixedPoint`` has, with a bound on its error and without correct rounding.
///
/// Measured against MPFR's functions: at 192 bits it takes between 1/1.6 (cosine) and 1/4.1
/// (logarithm) of their time, 1/15 for the arctangent and 1/18 for Γ; at 1024 bits 1/11 for the
/// arctangent, 1/7.6 for Γ, 1/2.1 for the logarithm and between 1/1.1 and 1/1.4 for the others.
struct MediumFunction: Sendable {
  private let compute: @Sendable (FixedPoint, BigFloat.Reader, Int) -> BigFloat?
  /// The binary exponents e of the arguments, 2^(e−1) ≤ |x| < 2^e.
  ///
  /// Upper ends keep the reduction of the argument accurate (23), the exponent of a logarithm in
  /// its bound (2²⁴), the numbers in the storage (50) and the product of Γ short (8). Lower ends of
  /// −8 and −15 keep results above 2^−17 or the sine of the tangent above 2^−10. Below 2^−1024
  /// exp, cos and cosh are 1 to all bits of the largest precision, which MPFR finds at once.
  private let exponents: ClosedRange<Int>

  /// The largest number of bits for which these functions are faster than MPFR's.
  static let mostBits = 1024
  /// The number of limbs behind the point for that number of bits.
  static let mostLimbs = limbs(mostBits)

  private static func limbs(_ bits: Int) -> Int { (bits + 63) / 64 + 1 }

  /// A value of `bits` bits that errs by at most one unit in its last place; nil where MPFR has to compute it.
  func value(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard bits <= Self.mostBits, let exponent = x.binaryExponent, exponents.contains(exponent)
    else { return nil }
    // The error is half a unit for the rounding, and at most 2^−16 units before it; the ball has
    // one unit.
    return FixedPoint.withRoom(fraction: Self.limbs(bits)) {
      compute($0, x.operand, bits)
    }
  }

  static let exp = MediumFunction(compute: { $0.exp($1, bits: $2) }, exponents: -1024...23)
  static let log = MediumFunction(
    compute: { $0.log($1, bits: $2) }, exponents: -(1 << 24)...1 << 24)
  static let sin = MediumFunction(compute: { $0.sin($1, bits: $2) }, exponents: -15...23)
  static let cos = MediumFunction(compute: { $0.cos($1, bits: $2) }, exponents: -1024...23)
  static let tan = MediumFunction(compute: { $0.tan($1, bits: $2) }, exponents: -8...23)
  static let atan = MediumFunction(compute: { $0.atan($1, bits: $2) }, exponents: -8...50)
  static let sinh = MediumFunction(compute: { $0.sinh($1, bits: $2) }, exponents: -15...23)
  static let cosh = MediumFunction(compute: { $0.cosh($1, bits: $2) }, exponents: -1024...23)
  static let tanh = MediumFunction(compute: { $0.tanh($1, bits: $2) }, exponents: -15...23)
  static let gamma = MediumFunction(compute: { $0.gamma($1, bits: $2) }, exponents: -15...8)
}
