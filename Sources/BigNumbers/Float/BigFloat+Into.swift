public import NumericCore

// Functions that write into a given result, at its precision. They reuse its storage if it is not
// shared, so that a loop allocates nothing. The result may be one of the operands.
extension BigFloat {
  /// Writes a + b into `result`, at `result`'s precision.
  @inlinable
  public static func add(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    DirectCall.add(result.address, a.address, b.address, rounding)
  }
  /// Writes a − b into `result`, at `result`'s precision.
  @inlinable
  public static func subtract(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    DirectCall.subtract(result.address, a.address, b.address, rounding)
  }
  /// Writes a · b into `result`, at `result`'s precision.
  @inlinable
  public static func multiply(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    DirectCall.multiply(result.address, a.address, b.address, rounding)
  }
  /// Writes a ÷ b into `result`, at `result`'s precision.
  @inlinable
  public static func divide(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    DirectCall.divide(result.address, a.address, b.address, rounding)
  }
  /// Writes √x into `result`, at `result`'s precision.
  @inlinable
  public static func squareRoot(
    _ x: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    DirectCall.squareRoot(result.address, x.address, rounding)
  }
  /// Writes a·b + c, rounded once, into `result`, at `result`'s precision.
  @inlinable
  public static func multiplyAdd(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, into result: inout BigFloat,
    rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    DirectCall.fusedMultiplyAdd(result.address, a.address, b.address, c.address, rounding)
  }
}
