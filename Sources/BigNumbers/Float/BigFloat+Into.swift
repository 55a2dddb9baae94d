internal import CMPFR
public import NumericCore

// Destination-passing forms: the result has `result`'s precision and re-uses its storage when nothing
// else shares it, so that a loop allocates nothing. The destination may be one of the operands.
extension BigFloat {
  /// Writes a + b into `result`, at `result`'s precision.
  public static func add(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.assign(mpfr_add, a, b, rounding)
  }
  /// Writes a − b into `result`, at `result`'s precision.
  public static func subtract(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.assign(mpfr_sub, a, b, rounding)
  }
  /// Writes a · b into `result`, at `result`'s precision.
  public static func multiply(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.assign(mpfr_mul, a, b, rounding)
  }
  /// Writes a ÷ b into `result`, at `result`'s precision.
  public static func divide(
    _ a: BigFloat, _ b: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.assign(mpfr_div, a, b, rounding)
  }
  /// Writes √x into `result`, at `result`'s precision.
  public static func squareRoot(
    _ x: BigFloat, into result: inout BigFloat, rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    withExtendedLifetime(x.storage) {
      _ = ulp_unary(mpfr_sqrt, result.storage.pointer, x.storage.pointer, rounding.mpfr)
    }
  }
  /// Writes a·b + c, rounded once, into `result`, at `result`'s precision.
  public static func multiplyAdd(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, into result: inout BigFloat,
    rounding: Rounding = .nearestEven
  ) {
    result.reserve()
    withExtendedLifetime((a.storage, b.storage, c.storage)) {
      _ = ulp_ternary_call(
        mpfr_fma, result.storage.pointer, a.storage.pointer, b.storage.pointer, c.storage.pointer,
        rounding.mpfr)
    }
  }

  @inline(__always)
  private mutating func assign(_ f: Binary, _ a: BigFloat, _ b: BigFloat, _ rounding: Rounding) {
    reserve()
    withExtendedLifetime((a.storage, b.storage)) {
      _ = ulp_binary(f, storage.pointer, a.storage.pointer, b.storage.pointer, rounding.mpfr)
    }
  }
}
