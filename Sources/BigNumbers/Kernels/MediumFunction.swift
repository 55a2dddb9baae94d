internal import CMPFR

/// A function that ``FixedPoint`` has, with a bound on its error and without correct rounding.
///
/// At 192 bits 1.6 (cosine) to 4.1 (logarithm) times as fast as MPFR's, the arctangent 15 and Γ 18 times; at 1024 bits
/// the arctangent 11, Γ 7.6, the logarithm 2.1 and the others 1.1 to 1.4 times.
struct MediumFunction: Sendable {
  private let compute: @Sendable (FixedPoint, BigFloat.Reader, Int) -> BigFloat?
  /// The function of |x| < 2^exponent only.
  private let exponents: ClosedRange<Int>

  /// The most bits at which these functions are the faster ones.
  static let mostBits = 1024
  /// The limbs behind the point that these take.
  static let mostLimbs = limbs(mostBits)

  private static func limbs(_ bits: Int) -> Int { (bits + 63) / 64 + 1 }

  /// A value of `bits` bits that errs by at most one unit in its last place; nil where MPFR has to compute it.
  func value(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard bits <= Self.mostBits, let exponent = x.binaryExponent, exponents.contains(exponent)
    else { return nil }
    // Half a unit for the rounding, and far less than that for what was rounded.
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
