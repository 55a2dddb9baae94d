import BigNumbers
import NumericCore
public import RealModule

// swift-numerics' elementary functions, principal values, each part rounded once to nearest.
extension BigComplex: ElementaryFunctions {
  /// e^z.
  public static func exp(_ z: BigComplex) -> BigComplex { compute(.exp, z) }
  /// e^z − 1, without cancellation near 0.
  public static func expMinusOne(_ z: BigComplex) -> BigComplex { compute(.expMinusOne, z) }
  /// The hyperbolic cosine.
  public static func cosh(_ z: BigComplex) -> BigComplex { compute(.cosh, z) }
  /// The hyperbolic sine.
  public static func sinh(_ z: BigComplex) -> BigComplex { compute(.sinh, z) }
  /// The hyperbolic tangent.
  public static func tanh(_ z: BigComplex) -> BigComplex { compute(.tanh, z) }
  /// The cosine.
  public static func cos(_ z: BigComplex) -> BigComplex { compute(.cos, z) }
  /// The sine.
  public static func sin(_ z: BigComplex) -> BigComplex { compute(.sin, z) }
  /// The tangent.
  public static func tan(_ z: BigComplex) -> BigComplex { compute(.tan, z) }
  /// The natural logarithm, with the imaginary part in [−π, π].
  public static func log(_ z: BigComplex) -> BigComplex { compute(.log, z) }
  /// log(1 + z), without cancellation near 0.
  public static func log(onePlus z: BigComplex) -> BigComplex { compute(.logOnePlus, z) }
  /// The inverse hyperbolic cosine, with a real part that is not negative.
  public static func acosh(_ z: BigComplex) -> BigComplex { compute(.acosh, z) }
  /// The inverse hyperbolic sine.
  public static func asinh(_ z: BigComplex) -> BigComplex { compute(.asinh, z) }
  /// The inverse hyperbolic tangent.
  public static func atanh(_ z: BigComplex) -> BigComplex { compute(.atanh, z) }
  /// The number with a given cosine and a real part in [0, π].
  public static func acos(_ z: BigComplex) -> BigComplex { compute(.acos, z) }
  /// The number with a given sine and a real part in [−π/2, π/2].
  public static func asin(_ z: BigComplex) -> BigComplex { compute(.asin, z) }
  /// The number with a given tangent and a real part in [−π/2, π/2].
  public static func atan(_ z: BigComplex) -> BigComplex { compute(.atan, z) }
  /// The square root with a real part that is not negative.
  public static func sqrt(_ z: BigComplex) -> BigComplex { compute(.sqrt, z) }
  /// exp(w·log z); 0 for z = 0 and a w with a positive real part.
  public static func pow(_ z: BigComplex, _ w: BigComplex) -> BigComplex { compute(.power, z, w) }
  /// z to a whole power.
  public static func pow(_ z: BigComplex, _ n: Int) -> BigComplex {
    compute(.power, z, BigComplex(BigFloat(n)), precision: z.precision)
  }
  /// exp(log(z)/n), rounded as a quotient and a power.
  public static func root(_ z: BigComplex, _ n: Int) -> BigComplex {
    if n == 2 { return sqrt(z) }
    let exponent = BigFloat.compute(
      .divide, BigFloat(1), BigFloat(n), precision: .bits(2 * z.precision.bits + 64))
    return compute(.power, z, BigComplex(exponent), precision: z.precision)
  }
}
