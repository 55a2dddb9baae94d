internal import CMPFR
import NumericCore

/// One precision, one direction of rounding and one set of limits: with them functions are computed on `BigFloat`, each
/// correctly rounded.
///
/// Enclosures, exact evaluation and number systems compute with it; ``BigFloatBackend`` is a backend made of one.
struct BigFloatContext: Sendable {
  /// The precision of every result.
  let bits: Int
  /// The direction of every rounding.
  let rounding: Rounding
  /// The limits that a computation must not exceed.
  let limits: Limits
  /// The range of exponents; nil for MPFR's own.
  let range: ExponentRange?

  /// - Throws: a precision beyond the limit.
  init(precision: Precision, limits: Limits) throws(LimitExceeded) {
    try limits.check(.precision, precision.bits)
    self.init(within: limits, precision: precision, rounding: .nearestEven)
  }

  /// A context whose precision is known to be within the limits.
  init(
    within limits: Limits, precision: Precision, rounding: Rounding, range: ExponentRange? = nil
  ) {
    self.bits = precision.bits
    self.rounding = rounding
    self.limits = limits
    self.range = range
  }

  /// A context with the limits that hold where nobody gives others.
  init(_ precision: Precision, _ rounding: Rounding) {
    self.init(within: Limits(), precision: precision, rounding: rounding)
  }

  var precision: Precision { .bits(bits) }

  /// The number zero.
  var zero: BigFloat {
    BigFloat.make(bits: bits) { r in
      mpfr_set_zero(r, 1)
      return 0
    }
  }

  /// Whether a number is regular and not at an end of the range of exponents, where directed
  /// rounding puts results that overflow or underflow.
  func isRegular(_ x: BigFloat) -> Bool { x.read { ulp_is_inside_range($0) != 0 } }

  @inline(__always)
  func unary(_ f: BigFloat.Unary, _ x: BigFloat) -> BigFloat {
    make { r, mode in x.read { f(r, $0, mode) } }
  }

  /// A function whose call of MPFR is known, computed by its kernel where that is faster.
  @inline(__always)
  func unary(_ function: UnaryFunction, _ call: BigFloat.Unary, _ x: BigFloat) -> BigFloat {
    make { r, mode in x.read { function.round(into: r, $0, mode, else: call) } }
  }

  /// A function from its kernel; nil if it has none, or where that does not decide the rounding.
  func kernelValue(_ function: UnaryFunction, _ x: BigFloat) -> BigFloat? {
    guard let kernel = function.page.kernel else { return nil }
    var isDecided = true
    let value = BigFloat.make(bits: bits) { r in
      guard let ternary = x.read({ kernel.round(into: r, $0, rounding.mpfr) }) else {
        isDecided = false
        return 0
      }
      return settle(r, ternary)
    }
    return isDecided ? value : nil
  }

  /// A function that is one call of MPFR for every argument.
  @inline(__always)
  func unary(_ function: UnaryFunction, _ x: BigFloat) -> BigFloat {
    guard let call = function.mpfr else {
      preconditionFailure("\(function) is no call of MPFR")
    }
    return unary(function, call, x)
  }

  /// A function of two numbers that is one call of MPFR for all arguments.
  @inline(__always)
  func binary(_ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
    guard let call = function.mpfr else {
      preconditionFailure("\(function) is no call of MPFR")
    }
    return make { r, mode in
      x.read { x in y.read { function.round(into: r, x, $0, mode, else: call) } }
    }
  }

  @inline(__always)
  func binary(_ f: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
    make { r, mode in x.read { x in y.read { y in f(r, x, y, mode) } } }
  }

  /// A function of two numbers by its kernel, where there is one, or by MPFR.
  func binary(
    _ kernel: MediumBinaryFunction?, _ f: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat
  ) -> BigFloat {
    make { r, mode in
      x.read { x in y.read { kernel?.round(into: r, x, $0, mode) ?? f(r, x, $0, mode) } }
    }
  }

  /// A result of this precision, which `body` writes; `body` returns its ternary value.
  @inline(__always)
  func make(_ body: (BigFloat.Pointer, mpfr_rnd_t) -> Int32) -> BigFloat {
    BigFloat.make(bits: bits) { r in settle(r, body(r, rounding.mpfr)) }
  }

  /// The last step of every result: fits it into the range of exponents.
  @inline(__always)
  func settle(_ result: BigFloat.Pointer, _ ternary: Int32) -> Int32 {
    guard let range else { return ternary }
    return range.fit(result, ternary, rounding)
  }
}
