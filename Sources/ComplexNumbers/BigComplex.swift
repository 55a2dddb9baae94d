public import BigNumbers
import NumericCore

/// A complex number whose parts are binary floating-point numbers of a precision that is chosen at run time.
///
/// Both parts of every operation and function are correctly rounded, each from the exact value: no part loses digits beside a
/// larger one.
///
///     let z = BigComplex(BigFloat(200), BigFloat(1))
///     withPrecision(.bits(53)) { BigComplex.tanh(z) }     // 1+3.4829175724536478e-174i
///
/// Operators use the larger precision of all parts of their operands and round to nearest; `BigComplex.compute`
/// has the other directions, one for each part.
///
/// **Domain and special values** Zeros have signs, which choose the sides of branch cuts, and infinities and NaN are those of
/// annex G of C: a number is infinite if one of its parts is, even if the other one is NaN.
public struct BigComplex: Hashable, Codable, Sendable {
  /// The real part.
  public var real: BigFloat
  /// The imaginary part.
  public var imaginary: BigFloat

  /// The number of two parts.
  public init(_ real: BigFloat, _ imaginary: BigFloat) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  /// A real number; the imaginary part is +0.
  public init(_ real: BigFloat) { self.init(real, BigFloat.zero) }

  /// The number 0.
  public static var zero: BigComplex { BigComplex(BigFloat.zero) }
  /// The imaginary unit.
  public static var i: BigComplex { BigComplex(BigFloat.zero, BigFloat(1)) }

  /// The larger one of the precisions of the parts.
  public var precision: Precision { BigFloat.commonPrecision(real, imaginary) }

  /// Whether both parts are finite.
  public var isFinite: Bool { real.isFinite && imaginary.isFinite }
  /// Whether a part is infinite.
  public var isInfinite: Bool { real.isInfinite || imaginary.isInfinite }
  /// Whether a part is NaN and none is infinite.
  public var isNaN: Bool { !isInfinite && (real.isNaN || imaginary.isNaN) }
  /// Whether both parts are zeros of either sign.
  public var isZero: Bool { real.isZero && imaginary.isZero }

  /// The number with the opposite imaginary part.
  public var conjugate: BigComplex { BigComplex(real, -imaginary) }
}

extension BigComplex: ExpressibleByIntegerLiteral {
  /// A whole number, exactly.
  public init(integerLiteral value: Int) { self.init(BigFloat(value)) }
}
