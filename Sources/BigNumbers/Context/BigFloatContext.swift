internal import CMPFR
public import NumericCore

/// MPFR behind the protocol: every operation is correctly rounded to one precision, in one direction.
public struct BigFloatBackend: NumericBackend {
  /// Computes on `BigFloat`.
  public typealias Number = BigFloat
  /// A limit was reached.
  public typealias Failure = LimitExceeded

  /// The command-line name.
  public var name: String { "bigfloat" }
  /// Finite operands that overflow are an error.
  public var signalsOverflow: Bool { true }

  /// Bits of every result.
  public let precision: Precision
  /// The direction of every rounding.
  public let rounding: Rounding
  /// What must not be exceeded.
  public let limits: Limits

  @usableFromInline let bits: Int
  /// Nil for MPFR's own range.
  let range: ExponentRange?

  /// Creates a backend with MPFR's range of exponents.
  ///
  /// - Throws: a precision beyond the limit, or beyond what MPFR can hold.
  public init(
    precision: Precision, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.precision, precision.bits)
    self.init(within: limits, precision: precision, rounding: rounding)
  }

  /// Creates a backend whose results are numbers of a format, bit for bit, with its overflow and its
  /// subnormal numbers. Operands should be numbers of the format.
  public init(
    format: BinaryFormat, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.precision, format.precision.bits)
    self.init(
      within: limits, precision: format.precision, rounding: rounding, range: format.range)
  }

  /// A backend whose precision is known to be within the limits.
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

  /// False for numbers at the very ends of the exponent range as well: directed rounding puts overflow
  /// and underflow there.
  public func isRegular(_ x: BigFloat) -> Bool { x.read { ulp_is_inside_range($0) != 0 } }
  public func isNaN(_ x: BigFloat) -> Bool { x.isNaN }
  public func isInfinite(_ x: BigFloat) -> Bool { x.isInfinite }
  public func isZero(_ x: BigFloat) -> Bool { x.isZero }
  public func isInteger(_ x: BigFloat) -> Bool { x.isInteger }
  public func compare(_ a: BigFloat, _ b: BigFloat) -> Ordering { BigFloat.ordering(a, b) }

  @inline(__always)
  func unary(_ f: BigFloat.Unary, _ x: BigFloat) -> BigFloat {
    make { r, mode in x.read { f(r, $0, mode) } }
  }

  /// A function that is one call of MPFR, whatever the argument.
  @inline(__always)
  func unary(_ function: UnaryFunction, _ x: BigFloat) -> BigFloat {
    guard let call = function.page.mpfr else {
      preconditionFailure("\(function) is no call of MPFR")
    }
    return unary(call, x)
  }

  /// A function of two numbers that is one call of MPFR, whatever the arguments.
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

  /// A result of this precision written by `body`, which answers its ternary value.
  @inline(__always)
  func make(_ body: (BigFloat.Pointer, mpfr_rnd_t) -> Int32) -> BigFloat {
    BigFloat.make(bits: bits) { r in settle(r, body(r, rounding.mpfr)) }
  }

  /// What every result goes through last.
  @inline(__always)
  func settle(_ result: BigFloat.Pointer, _ ternary: Int32) -> Int32 {
    guard let range else { return ternary }
    return range.fit(result, ternary, rounding)
  }
}
