internal import CMPFR

// Destination-passing forms: the result has `result`'s precision, rounds to nearest, and re-uses its
// storage when nothing else shares it.
extension BigFloat {
  /// Writes a + b into `result`, at `result`'s precision.
  public static func add(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    result.assign(mpfr_add, a, b)
  }
  /// Writes a − b into `result`, at `result`'s precision.
  public static func subtract(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    result.assign(mpfr_sub, a, b)
  }
  /// Writes a · b into `result`, at `result`'s precision.
  public static func multiply(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    result.assign(mpfr_mul, a, b)
  }
  /// Writes a ÷ b into `result`, at `result`'s precision.
  public static func divide(_ a: BigFloat, _ b: BigFloat, into result: inout BigFloat) {
    result.assign(mpfr_div, a, b)
  }

  @inline(__always)
  private mutating func assign(_ f: Binary, _ a: BigFloat, _ b: BigFloat) {
    overwrite(bits: storage.pointer.pointee._mpfr_prec) { r in
      a.read { a in b.read { b in _ = f(r, a, b, MPFR_RNDN) } }
    }
  }

  /// Writes √x into `result`, at `result`'s precision.
  public static func squareRoot(_ x: BigFloat, into result: inout BigFloat) {
    result.assign(mpfr_sqrt, x)
  }
  /// Writes e^x into `result`, at `result`'s precision.
  public static func exp(_ x: BigFloat, into result: inout BigFloat) {
    result.assign(mpfr_exp, x)
  }
  /// Writes sin x into `result`, at `result`'s precision. The cost grows with x's exponent; the
  /// backend's `sin` has a limit for it.
  public static func sin(_ x: BigFloat, into result: inout BigFloat) {
    result.assign(mpfr_sin, x)
  }

  @inline(__always)
  private mutating func assign(_ f: Unary, _ x: BigFloat) {
    overwrite(bits: storage.pointer.pointee._mpfr_prec) { r in
      x.read { _ = f(r, $0, MPFR_RNDN) }
    }
  }
}
