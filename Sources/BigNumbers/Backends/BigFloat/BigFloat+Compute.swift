public import NumericCore

// Every function of the catalogue by its name, with the rounding and the precision as arguments:
// `BigFloat.compute(.zeta, x, rounding: .up)`, `BigFloat.compute(.exp, inPlace: &x)`. The result is
// NaN where a limit of the cost is exceeded; a ``BigFloatBackend`` reports which limit, and accepts
// other limits.
extension BigFloat {
  /// A function of one number, rounded once.
  ///
  /// Without a `precision` the result has that of x.
  public static func compute(
    _ function: UnaryFunction, _ x: BigFloat, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    let context = BigFloatContext(precision ?? x.precision, rounding)
    return orNaN { () throws(LimitExceeded) in try context.compute(function, x) }
  }

  /// A function of two numbers, rounded once.
  ///
  /// Without a `precision` the result has the larger one of the operands.
  public static func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    let context = BigFloatContext(precision ?? commonPrecision(x, y), rounding)
    return orNaN { () throws(LimitExceeded) in try context.compute(function, x, y) }
  }

  /// A function of a list, rounded once.
  ///
  /// Without a `precision` the result has the largest one of the list. **Precondition** The list has as many numbers as the
  /// function takes.
  public static func compute(
    _ function: ListFunction, _ x: [BigFloat], precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    let context = BigFloatContext(precision ?? commonPrecision(x), rounding)
    return orNaN { () throws(LimitExceeded) in try context.compute(function, x) }
  }

  /// Writes a function of one number into `result`, at `result`'s precision.
  public static func compute(
    _ function: UnaryFunction, _ x: BigFloat, into result: inout BigFloat,
    rounding: Rounding = .nearestEven
  ) {
    do throws(LimitExceeded) {
      try BigFloatContext(result.precision, rounding).compute(function, x, into: &result)
    } catch { result = .nan }
  }

  /// Writes a function of two numbers into `result`, at `result`'s precision.
  public static func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat,
    rounding: Rounding = .nearestEven
  ) {
    do throws(LimitExceeded) {
      try BigFloatContext(result.precision, rounding).compute(function, x, y, into: &result)
    } catch { result = .nan }
  }

  /// Replaces a number by a function of it, at its precision.
  public static func compute(
    _ function: UnaryFunction, inPlace x: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    do throws(LimitExceeded) {
      try BigFloatContext(x.precision, rounding).compute(function, inPlace: &x)
    } catch { x = .nan }
  }

  /// Replaces a number x by a function of x and y, at the larger precision of the two.
  public static func compute(
    _ function: BinaryFunction, inPlace x: inout BigFloat, _ y: BigFloat,
    rounding: Rounding = .nearestEven
  ) {
    do throws(LimitExceeded) {
      try BigFloatContext(commonPrecision(x, y), rounding).compute(function, inPlace: &x, y)
    } catch { x = .nan }
  }
}
