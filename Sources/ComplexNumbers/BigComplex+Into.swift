import BigNumbers
public import NumericCore

// Functions that write into a given result, at the precision of each of its parts. Sums, differences and products reuse its storage
// if nothing shares it, so that a loop allocates nothing.
extension BigComplex {
  /// Writes z + w into `result`.
  public static func add(
    _ z: BigComplex, _ w: BigComplex, into result: inout BigComplex,
    rounding: ComplexRounding = .nearestEven
  ) {
    BigFloat.add(z.real, w.real, into: &result.real, rounding: rounding.real)
    BigFloat.add(z.imaginary, w.imaginary, into: &result.imaginary, rounding: rounding.imaginary)
  }

  /// Writes z − w into `result`.
  public static func subtract(
    _ z: BigComplex, _ w: BigComplex, into result: inout BigComplex,
    rounding: ComplexRounding = .nearestEven
  ) {
    BigFloat.subtract(z.real, w.real, into: &result.real, rounding: rounding.real)
    BigFloat.subtract(
      z.imaginary, w.imaginary, into: &result.imaginary, rounding: rounding.imaginary)
  }

  /// Writes z·w into `result`, each part rounded once from its exact value.
  public static func multiply(
    _ z: BigComplex, _ w: BigComplex, into result: inout BigComplex,
    rounding: ComplexRounding = .nearestEven
  ) {
    guard z.isFinite, w.isFinite else {
      compute(.product, z, w, into: &result, rounding: rounding)
      return
    }
    result.real.setProducts(
      z.real, w.real, z.imaginary, w.imaginary, isDifference: true, rounding: rounding.real)
    result.imaginary.setProducts(
      z.real, w.imaginary, z.imaginary, w.real, isDifference: false, rounding: rounding.imaginary)
  }

  /// Writes z/w into `result`, each part rounded once from its exact value.
  public static func divide(
    _ z: BigComplex, _ w: BigComplex, into result: inout BigComplex,
    rounding: ComplexRounding = .nearestEven
  ) {
    compute(.quotient, z, w, into: &result, rounding: rounding)
  }

  /// Writes a function of one number into `result`, with the larger precision of its parts.
  public static func compute(
    _ function: ComplexFunction, _ z: BigComplex, into result: inout BigComplex,
    rounding: ComplexRounding = .nearestEven
  ) {
    result = compute(function, z, precision: result.precision, rounding: rounding)
  }

  /// Writes a function of two numbers into `result`, with the larger precision of its parts.
  public static func compute(
    _ function: ComplexFunction, _ z: BigComplex, _ w: BigComplex, into result: inout BigComplex,
    rounding: ComplexRounding = .nearestEven
  ) {
    result = compute(function, z, w, precision: result.precision, rounding: rounding)
  }

  /// Changes the sign of both parts in place.
  public mutating func negate() {
    real.negate()
    imaginary.negate()
  }

  /// Changes the sign of the imaginary part in place.
  public mutating func formConjugate() { imaginary.negate() }
}
