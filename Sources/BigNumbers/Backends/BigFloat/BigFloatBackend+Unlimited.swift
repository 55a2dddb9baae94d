import NumericCore

// Functions that no limit concerns, by name and without `throws`.
extension BigFloatBackend {
  /// See `BinaryFunction.add`; it cannot fail.
  public func add(_ a: BigFloat, _ b: BigFloat) -> BigFloat { context.add(a, b) }
  /// See `BinaryFunction.subtract`; it cannot fail.
  public func subtract(_ a: BigFloat, _ b: BigFloat) -> BigFloat { context.subtract(a, b) }
  /// See `BinaryFunction.multiply`; it cannot fail.
  public func multiply(_ a: BigFloat, _ b: BigFloat) -> BigFloat { context.multiply(a, b) }
  /// See `BinaryFunction.divide`; it cannot fail.
  public func divide(_ a: BigFloat, _ b: BigFloat) -> BigFloat { context.divide(a, b) }
  /// See `BinaryFunction.pow`; it cannot fail.
  public func pow(_ x: BigFloat, _ y: BigFloat) -> BigFloat { context.pow(x, y) }
  /// See `BinaryFunction.hypot`; it cannot fail.
  public func hypot(_ x: BigFloat, _ y: BigFloat) -> BigFloat { context.hypot(x, y) }
  /// See `BinaryFunction.arithmeticGeometricMean`; it cannot fail.
  public func arithmeticGeometricMean(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    context.arithmeticGeometricMean(x, y)
  }

  /// See `UnaryFunction.negate`; it cannot fail.
  public func negate(_ x: BigFloat) -> BigFloat { context.negate(x) }
  /// See `UnaryFunction.magnitude`; it cannot fail.
  public func magnitude(_ x: BigFloat) -> BigFloat { context.magnitude(x) }
  /// See `UnaryFunction.square`; it cannot fail.
  public func square(_ x: BigFloat) -> BigFloat { context.square(x) }
  /// See `UnaryFunction.floor`; it cannot fail.
  public func floor(_ x: BigFloat) -> BigFloat { context.floor(x) }
  /// See `UnaryFunction.ceil`; it cannot fail.
  public func ceil(_ x: BigFloat) -> BigFloat { context.ceil(x) }
  /// See `UnaryFunction.trunc`; it cannot fail.
  public func trunc(_ x: BigFloat) -> BigFloat { context.trunc(x) }
  /// See `UnaryFunction.roundEven`; it cannot fail.
  public func roundEven(_ x: BigFloat) -> BigFloat { context.roundEven(x) }
  /// See `UnaryFunction.fraction`; it cannot fail.
  public func fraction(_ x: BigFloat) -> BigFloat { context.fraction(x) }
  /// See `UnaryFunction.sqrt`; it cannot fail.
  public func sqrt(_ x: BigFloat) -> BigFloat { context.sqrt(x) }
  /// See `UnaryFunction.exp`; it cannot fail.
  public func exp(_ x: BigFloat) -> BigFloat { context.exp(x) }
  /// See `UnaryFunction.expMinusOne`; it cannot fail.
  public func expMinusOne(_ x: BigFloat) -> BigFloat { context.expMinusOne(x) }
  /// See `UnaryFunction.log`; it cannot fail.
  public func log(_ x: BigFloat) -> BigFloat { context.log(x) }
  /// See `UnaryFunction.logOnePlus`; it cannot fail.
  public func log(onePlus x: BigFloat) -> BigFloat { context.log(onePlus: x) }
  /// See `UnaryFunction.gamma`; it cannot fail.
  public func gamma(_ x: BigFloat) -> BigFloat { context.gamma(x) }
  /// See `UnaryFunction.digamma`; it cannot fail.
  public func digamma(_ x: BigFloat) -> BigFloat { context.digamma(x) }
  /// See `UnaryFunction.zeta`; it cannot fail.
  public func zeta(_ x: BigFloat) -> BigFloat { context.zeta(x) }

  /// See `ListFunction.fusedMultiplyAdd`; it cannot fail.
  public func fusedMultiplyAdd(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    context.fusedMultiplyAdd(x, y, z)
  }
  /// See `ListFunction.fusedMultiplySubtract`; it cannot fail.
  public func fusedMultiplySubtract(_ x: BigFloat, _ y: BigFloat, _ z: BigFloat) -> BigFloat {
    context.fusedMultiplySubtract(x, y, z)
  }
  /// See `ListFunction.sumOfProducts`; it cannot fail.
  public func sumOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat { context.sumOfProducts(a, b, c, d) }
  /// See `ListFunction.differenceOfProducts`; it cannot fail.
  public func differenceOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> BigFloat { context.differenceOfProducts(a, b, c, d) }

  /// See `ListFunction.sum`; it cannot fail.
  public func sum(_ terms: [BigFloat]) -> BigFloat { context.sum(terms) }
  /// See `ListFunction.dot`; it cannot fail.
  public func dot(_ a: [BigFloat], _ b: [BigFloat]) -> BigFloat { context.dot(a, b) }
  /// See `BinaryFunction.atan2`; it cannot fail.
  public func atan2(y: BigFloat, x: BigFloat) -> BigFloat { context.atan2(y: y, x: x) }
  /// See `UnaryFunction.sign`; it cannot fail.
  public func sign(_ x: BigFloat) -> BigFloat { context.sign(x) }
}
