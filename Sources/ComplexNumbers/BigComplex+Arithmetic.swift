public import BigNumbers
import NumericCore

// Arithmetic at the larger precision of all parts, to nearest. Real operands leave the imaginary part as annex G of C does.
extension BigComplex: AdditiveArithmetic {
  /// The sum, each part rounded once.
  public static func + (z: BigComplex, w: BigComplex) -> BigComplex {
    BigComplex(z.real + w.real, z.imaginary + w.imaginary)
  }
  /// The difference, each part rounded once.
  public static func - (z: BigComplex, w: BigComplex) -> BigComplex {
    BigComplex(z.real - w.real, z.imaginary - w.imaginary)
  }
  /// The opposite, exactly.
  public static prefix func - (z: BigComplex) -> BigComplex {
    BigComplex(-z.real, -z.imaginary)
  }
  /// Adds in place, part by part.
  public static func += (z: inout BigComplex, w: BigComplex) {
    z.real += w.real
    z.imaginary += w.imaginary
  }
  /// Subtracts in place, part by part.
  public static func -= (z: inout BigComplex, w: BigComplex) {
    z.real -= w.real
    z.imaginary -= w.imaginary
  }
  /// The product, each part rounded once from its exact value.
  public static func * (z: BigComplex, w: BigComplex) -> BigComplex { compute(.product, z, w) }
  /// The quotient, each part rounded once from its exact value.
  public static func / (z: BigComplex, w: BigComplex) -> BigComplex { compute(.quotient, z, w) }
  /// Multiplies in place.
  public static func *= (z: inout BigComplex, w: BigComplex) { z = z * w }
  /// Divides in place.
  public static func /= (z: inout BigComplex, w: BigComplex) { z = z / w }

  /// The multiple by a real number, each part rounded once.
  public static func * (z: BigComplex, x: BigFloat) -> BigComplex {
    BigComplex(z.real * x, z.imaginary * x)
  }
  /// The quotient by a real number, each part rounded once.
  public static func / (z: BigComplex, x: BigFloat) -> BigComplex {
    BigComplex(z.real / x, z.imaginary / x)
  }

  /// z·w + u, each part rounded once from its exact value.
  public static func fusedMultiplyAdd(
    _ z: BigComplex, _ w: BigComplex, _ u: BigComplex, precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> BigComplex {
    let precision = precision ?? commonPrecision([z, w, u])
    let one = BigFloat(1)
    return BigComplex(
      .compute(
        .dot, [z.real, -z.imaginary, u.real, w.real, w.imaginary, one], precision: precision,
        rounding: rounding.real),
      .compute(
        .dot, [z.real, z.imaginary, u.imaginary, w.imaginary, w.real, one], precision: precision,
        rounding: rounding.imaginary))
  }

  /// The reciprocal, each part rounded once.
  public var reciprocal: BigComplex { .compute(.quotient, 1, self, precision: precision) }

  /// The square of the length, rounded once.
  public var lengthSquared: BigFloat {
    BigFloat.sumOfProducts(real, real, imaginary, imaginary)
  }
  /// The length |z|, rounded once; +∞ for an infinite number.
  public var length: BigFloat { BigFloat.compute(.hypot, real, imaginary) }
  /// The angle in [−π, π], rounded once: on the negative real axis the sign of a zero imaginary part chooses.
  public var phase: BigFloat { BigFloat.compute(.atan2, imaginary, real) }
}
