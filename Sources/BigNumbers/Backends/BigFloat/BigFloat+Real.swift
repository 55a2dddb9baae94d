internal import CMPFR
import NumericCore
public import RealModule

// swift-numerics' `Real`: each function is rounded once, to nearest, at the precision of its
// argument. ``BigFloat/compute(_:_:precision:rounding:)`` has the other roundings and the rest of
// the catalogue.
extension BigFloat: Real {
  // MARK: - ElementaryFunctions

  /// e^x.
  public static func exp(_ x: BigFloat) -> BigFloat { compute(.exp, x) }
  /// e^x − 1, without cancellation near 0.
  public static func expMinusOne(_ x: BigFloat) -> BigFloat { compute(.expMinusOne, x) }
  /// The hyperbolic cosine.
  public static func cosh(_ x: BigFloat) -> BigFloat { compute(.cosh, x) }
  /// The hyperbolic sine.
  public static func sinh(_ x: BigFloat) -> BigFloat { compute(.sinh, x) }
  /// The hyperbolic tangent.
  public static func tanh(_ x: BigFloat) -> BigFloat { compute(.tanh, x) }
  /// The cosine of x radians.
  public static func cos(_ x: BigFloat) -> BigFloat { compute(.cos, x) }
  /// The sine of x radians.
  public static func sin(_ x: BigFloat) -> BigFloat { compute(.sin, x) }
  /// The tangent of x radians.
  public static func tan(_ x: BigFloat) -> BigFloat { compute(.tan, x) }
  /// The natural logarithm: NaN below 0, −∞ at 0.
  public static func log(_ x: BigFloat) -> BigFloat { compute(.log, x) }
  /// log(1 + x), without cancellation near 0: NaN below −1.
  public static func log(onePlus x: BigFloat) -> BigFloat { compute(.logOnePlus, x) }
  /// The inverse hyperbolic cosine: NaN below 1.
  public static func acosh(_ x: BigFloat) -> BigFloat { compute(.acosh, x) }
  /// The inverse hyperbolic sine.
  public static func asinh(_ x: BigFloat) -> BigFloat { compute(.asinh, x) }
  /// The inverse hyperbolic tangent: NaN outside [−1, 1].
  public static func atanh(_ x: BigFloat) -> BigFloat { compute(.atanh, x) }
  /// The angle in [0, π] with a given cosine: NaN outside [−1, 1].
  public static func acos(_ x: BigFloat) -> BigFloat { compute(.acos, x) }
  /// The angle in [−π/2, π/2] with a given sine: NaN outside [−1, 1].
  public static func asin(_ x: BigFloat) -> BigFloat { compute(.asin, x) }
  /// The angle in [−π/2, π/2] with a given tangent.
  public static func atan(_ x: BigFloat) -> BigFloat { compute(.atan, x) }
  /// The square root: NaN below 0, −0 for −0.
  public static func sqrt(_ x: BigFloat) -> BigFloat {
    // Short roots take so little time that the way through the page would be a tenth of it.
    make(bits: x.precision.bits) { r in x.read { ulp_prepared_sqrt(r, $0, MPFR_RNDN) } }
  }

  /// exp(y · log x), which is NaN for a negative x.
  ///
  /// ``compute(_:_:_:precision:rounding:)`` with `pow` is IEEE 754's, which accepts integer
  /// exponents of negative x.
  public static func pow(_ x: BigFloat, _ y: BigFloat) -> BigFloat { compute(.powr, x, y) }
  /// x to an integer power.
  public static func pow(_ x: BigFloat, _ n: Int) -> BigFloat { compute(.pow, x, BigFloat(n)) }
  /// The real n-th root; of a negative x for odd n only, else NaN.
  public static func root(_ x: BigFloat, _ n: Int) -> BigFloat { compute(.root, x, BigFloat(n)) }

  // MARK: - RealFunctions

  /// The angle of the point (x, y) in [−π, π].
  public static func atan2(y: BigFloat, x: BigFloat) -> BigFloat { compute(.atan2, y, x) }
  /// The error function.
  public static func erf(_ x: BigFloat) -> BigFloat { compute(.erf, x) }
  /// 1 − erf(x), without cancellation for large x.
  public static func erfc(_ x: BigFloat) -> BigFloat { compute(.erfc, x) }
  /// 2^x.
  public static func exp2(_ x: BigFloat) -> BigFloat { compute(.exp2, x) }
  /// 10^x.
  public static func exp10(_ x: BigFloat) -> BigFloat { compute(.exp10, x) }
  /// √(x² + y²) without intermediate overflow.
  public static func hypot(_ x: BigFloat, _ y: BigFloat) -> BigFloat { compute(.hypot, x, y) }
  /// Γ(x): NaN at negative integers, ±∞ at ±0.
  public static func gamma(_ x: BigFloat) -> BigFloat { compute(.gamma, x) }
  /// The binary logarithm: NaN below 0.
  public static func log2(_ x: BigFloat) -> BigFloat { compute(.log2, x) }
  /// The decimal logarithm: NaN below 0.
  public static func log10(_ x: BigFloat) -> BigFloat { compute(.log10, x) }
  /// log |Γ(x)|; the sign is ``signGamma(_:)``.
  public static func logGamma(_ x: BigFloat) -> BigFloat { compute(.logGamma, x) }
  /// The sign of Γ(x): plus at poles and NaN, as with `Double`.
  public static func signGamma(_ x: BigFloat) -> FloatingPointSign {
    compute(.gammaSign, x) < 0 ? .minus : .plus
  }

  // MARK: - AlgebraicField

  /// 1/x; nil if it overflows or underflows.
  ///
  /// The reciprocals of zeros are infinities, and conversely.
  public var reciprocal: BigFloat? {
    let reciprocal = 1 / self
    return reciprocal.isNormal || isZero || !isFinite ? reciprocal : nil
  }
}
