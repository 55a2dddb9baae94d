import NumericCore
public import RealModule

// swift-numerics' `Real`: each function is rounded once, to nearest.
// ``FixedFloat/compute(_:_:rounding:)`` has the other roundings and the rest of the catalogue.
extension FixedFloat: Real {
  // MARK: - ElementaryFunctions

  /// e^x.
  @inlinable public static func exp(_ x: Self) -> Self { compute(.exp, x) }
  /// e^x − 1, without cancellation near 0.
  @inlinable public static func expMinusOne(_ x: Self) -> Self { compute(.expMinusOne, x) }
  /// The hyperbolic cosine.
  @inlinable public static func cosh(_ x: Self) -> Self { compute(.cosh, x) }
  /// The hyperbolic sine.
  @inlinable public static func sinh(_ x: Self) -> Self { compute(.sinh, x) }
  /// The hyperbolic tangent.
  @inlinable public static func tanh(_ x: Self) -> Self { compute(.tanh, x) }
  /// The cosine of x radians.
  @inlinable public static func cos(_ x: Self) -> Self { compute(.cos, x) }
  /// The sine of x radians.
  @inlinable public static func sin(_ x: Self) -> Self { compute(.sin, x) }
  /// The tangent of x radians.
  @inlinable public static func tan(_ x: Self) -> Self { compute(.tan, x) }
  /// The natural logarithm: NaN below 0, −∞ at 0.
  @inlinable public static func log(_ x: Self) -> Self { compute(.log, x) }
  /// log(1 + x), without cancellation near 0: NaN below −1.
  @inlinable public static func log(onePlus x: Self) -> Self { compute(.logOnePlus, x) }
  /// The inverse hyperbolic cosine: NaN below 1.
  @inlinable public static func acosh(_ x: Self) -> Self { compute(.acosh, x) }
  /// The inverse hyperbolic sine.
  @inlinable public static func asinh(_ x: Self) -> Self { compute(.asinh, x) }
  /// The inverse hyperbolic tangent: NaN outside [−1, 1].
  @inlinable public static func atanh(_ x: Self) -> Self { compute(.atanh, x) }
  /// The angle in [0, π] with a given cosine: NaN outside [−1, 1].
  @inlinable public static func acos(_ x: Self) -> Self { compute(.acos, x) }
  /// The angle in [−π/2, π/2] with a given sine: NaN outside [−1, 1].
  @inlinable public static func asin(_ x: Self) -> Self { compute(.asin, x) }
  /// The angle in [−π/2, π/2] with a given tangent.
  @inlinable public static func atan(_ x: Self) -> Self { compute(.atan, x) }
  /// The square root: NaN below 0, −0 for −0.
  @inlinable public static func sqrt(_ x: Self) -> Self { x.squareRoot() }

  /// exp(y · log x), which is NaN for a negative x.
  ///
  /// ``compute(_:_:_:rounding:)`` with `pow` is IEEE 754's, which accepts integer exponents of
  /// negative x.
  @inlinable public static func pow(_ x: Self, _ y: Self) -> Self { compute(.powr, x, y) }
  /// x to an integer power.
  @inlinable public static func pow(_ x: Self, _ n: Int) -> Self { compute(.pow, x, Self(n)) }
  /// The real n-th root; of a negative x for odd n only, else NaN.
  @inlinable public static func root(_ x: Self, _ n: Int) -> Self { compute(.root, x, Self(n)) }

  // MARK: - RealFunctions

  /// The angle of the point (x, y) in [−π, π].
  @inlinable public static func atan2(y: Self, x: Self) -> Self { compute(.atan2, y, x) }
  /// The error function.
  @inlinable public static func erf(_ x: Self) -> Self { compute(.erf, x) }
  /// 1 − erf(x), without cancellation for large x.
  @inlinable public static func erfc(_ x: Self) -> Self { compute(.erfc, x) }
  /// 2^x.
  @inlinable public static func exp2(_ x: Self) -> Self { compute(.exp2, x) }
  /// 10^x.
  @inlinable public static func exp10(_ x: Self) -> Self { compute(.exp10, x) }
  /// √(x² + y²) without intermediate overflow.
  @inlinable public static func hypot(_ x: Self, _ y: Self) -> Self { compute(.hypot, x, y) }
  /// Γ(x): NaN at negative integers, ±∞ at ±0.
  @inlinable public static func gamma(_ x: Self) -> Self { compute(.gamma, x) }
  /// The binary logarithm: NaN below 0.
  @inlinable public static func log2(_ x: Self) -> Self { compute(.log2, x) }
  /// The decimal logarithm: NaN below 0.
  @inlinable public static func log10(_ x: Self) -> Self { compute(.log10, x) }
  /// log |Γ(x)|; the sign is ``signGamma(_:)``.
  @inlinable public static func logGamma(_ x: Self) -> Self { compute(.logGamma, x) }
  /// The sign of Γ(x): plus at poles and NaN, as with `Double`.
  @inlinable public static func signGamma(_ x: Self) -> FloatingPointSign {
    compute(.gammaSign, x) < 0 ? .minus : .plus
  }

  // MARK: - AlgebraicField

  /// 1/x; nil for zero, and if the reciprocal is zero, infinite or NaN.
  @inlinable public var reciprocal: Self? {
    let reciprocal = 1 / self
    return reciprocal.isNormal ? reciprocal : nil
  }
}
