public import NumericCore

// Every function of the catalogue by its name, with the rounding and the precision as values:
// `BigFloat.apply(.zeta, x, rounding: .up)`, `x.form(.exp)`. Where a bound on the cost is exceeded the
// result is NaN; a ``BigFloatBackend`` says which bound it was, and takes other limits.
extension BigFloat {
  /// A function of one number, rounded once.
  ///
  /// Without a precision the result has x's.
  public static func apply(
    _ operation: UnaryFunction, _ x: BigFloat, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    let backend = backend(precision ?? x.precision, rounding)
    return orNaN { () throws(LimitExceeded) in try backend.compute(operation, x) }
  }

  /// A function of two numbers, rounded once.
  ///
  /// Without a precision the result has the larger one of the operands.
  public static func apply(
    _ operation: BinaryFunction, _ x: BigFloat, _ y: BigFloat, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    let backend = backend(precision ?? commonPrecision(x, y), rounding)
    return orNaN { () throws(LimitExceeded) in try backend.compute(operation, x, y) }
  }

  /// Writes a function of one number into `result`, at `result`'s precision.
  public static func apply(
    _ operation: UnaryFunction, _ x: BigFloat, into result: inout BigFloat,
    rounding: Rounding = .nearestEven
  ) {
    do throws(LimitExceeded) {
      try backend(result.precision, rounding).compute(operation, x, into: &result)
    } catch { result = .nan }
  }

  /// Writes a function of two numbers into `result`, at `result`'s precision.
  public static func apply(
    _ operation: BinaryFunction, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat,
    rounding: Rounding = .nearestEven
  ) {
    do throws(LimitExceeded) {
      try backend(result.precision, rounding).compute(operation, x, y, into: &result)
    } catch { result = .nan }
  }

  /// Replaces this number by a function of it, at its precision.
  public mutating func form(_ operation: UnaryFunction, rounding: Rounding = .nearestEven) {
    do throws(LimitExceeded) {
      try Self.backend(precision, rounding).form(operation, &self)
    } catch { self = .nan }
  }

  /// Replaces this number x by a function of x and y, at the larger precision of the two.
  public mutating func form(
    _ operation: BinaryFunction, _ y: BigFloat, rounding: Rounding = .nearestEven
  ) {
    do throws(LimitExceeded) {
      try Self.backend(Self.commonPrecision(self, y), rounding).form(operation, &self, y)
    } catch { self = .nan }
  }

  /// The precision of a result made from two numbers.
  static func commonPrecision(_ x: BigFloat, _ y: BigFloat) -> Precision {
    let rank = max(x.storage.fields.pointee.rank, y.storage.fields.pointee.rank)
    return .bits(rank > 0 ? rank : max(x.resultBits, y.resultBits))
  }

  static func backend(_ precision: Precision, _ rounding: Rounding) -> BigFloatBackend {
    BigFloatBackend(within: Limits(), precision: precision, rounding: rounding)
  }

  static func orNaN(_ body: () throws(LimitExceeded) -> BigFloat) -> BigFloat {
    do throws(LimitExceeded) { return try body() } catch { return .nan }
  }
}
