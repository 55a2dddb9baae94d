import BigNumbers
import NumericCore
public import RealModule

// swift-numerics' elementary functions: principal values, each part rounded once to nearest. Most of them are those that every
// elementary field has.
extension BigComplex: ElementaryFunctions {
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
