internal import CMPFR
public import NumericCore

/// Correctly rounded arithmetic of MPFR: every operation is rounded to one precision, in one
/// direction.
public struct BigFloatBackend: NumericBackend {
  /// Computes on `BigFloat`.
  public typealias Number = BigFloat
  /// Thrown where a limit is exceeded.
  public typealias Failure = LimitExceeded

  /// The command-line name.
  public var name: String { "bigfloat" }
  /// True: an infinite result of finite operands is reported as an error.
  public var signalsOverflow: Bool { true }

  /// The precision of every result.
  public let precision: Precision
  /// The direction of every rounding.
  public let rounding: Rounding
  /// The limits that a computation must not exceed.
  public let limits: Limits

  @usableFromInline let bits: Int
  /// The range of exponents; nil for MPFR's own.
  let range: ExponentRange?

  /// Creates a backend with MPFR's range of exponents.
  ///
  /// - Throws: `LimitExceeded` where the precision exceeds its limit, or what MPFR can represent.
  public init(
    precision: Precision, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.precision, precision.bits)
    self.init(within: limits, precision: precision, rounding: rounding)
  }

  /// Creates a backend whose results are numbers of a format, bit for bit, with its overflow and
  /// its subnormal numbers.
  ///
  /// Operands should be numbers of the format.
  ///
  /// - Throws: `LimitExceeded` where the precision of the format exceeds its limit.
  public init(
    format: BinaryFormat, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.precision, format.precision.bits)
    self.init(
      within: limits, precision: format.precision, rounding: rounding, range: format.range)
  }

  /// Creates a backend whose precision is known to be within the limits.
  init(
    within limits: Limits, precision: Precision, rounding: Rounding, range: ExponentRange? = nil
  ) {
    self.precision = precision
    self.rounding = rounding
    self.limits = limits
    self.bits = precision.bits
    self.range = range
  }

  /// The number zero.
  public var zero: BigFloat {
    BigFloat.make(bits: bits) { r in
      mpfr_set_zero(r, 1)
      return 0
    }
  }

  /// Whether a number is regular and not at an end of the range of exponents, where directed
  /// rounding puts results that overflow or underflow.
  public func isRegular(_ x: BigFloat) -> Bool { x.read { ulp_is_inside_range($0) != 0 } }
  /// Whether a number is NaN.
  public func isNaN(_ x: BigFloat) -> Bool { x.isNaN }
  /// Whether a number is an infinity of either sign.
  public func isInfinite(_ x: BigFloat) -> Bool { x.isInfinite }
  /// Whether a number is a zero of either sign.
  public func isZero(_ x: BigFloat) -> Bool { x.isZero }
  /// Whether a number is whole; false for infinities and NaN.
  public func isInteger(_ x: BigFloat) -> Bool { x.isInteger }
  /// The order of two numbers by their exact values; unordered with NaN.
  public func compare(_ a: BigFloat, _ b: BigFloat) -> Ordering { BigFloat.ordering(a, b) }

  @inline(__always)
  func unary(_ f: BigFloat.Unary, _ x: BigFloat) -> BigFloat {
    make { r, mode in x.read { f(r, $0, mode) } }
  }

  /// A function that is one call of MPFR for every argument.
  @inline(__always)
  func unary(_ function: UnaryFunction, _ x: BigFloat) -> BigFloat {
    guard let call = function.page.mpfr else {
      preconditionFailure("\(function) is no call of MPFR")
    }
    return unary(call, x)
  }

  /// A function of two numbers that is one call of MPFR for all arguments.
  @inline(__always)
  func binary(_ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
    guard let call = function.page.mpfr else {
      preconditionFailure("\(function) is no call of MPFR")
    }
    return binary(call, x, y)
  }

  @inline(__always)
  func binary(_ f: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
    make { r, mode in x.read { x in y.read { y in f(r, x, y, mode) } } }
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
