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
  /// The number zero, shared by all registers until they are written.
  public let zero: BigFloat

  @usableFromInline let bits: Int

  /// Creates a backend.
  ///
  /// - Throws: a precision beyond the limit, or beyond what MPFR can hold.
  public init(
    precision: Precision, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.precision, precision.bits)
    self.precision = precision
    self.rounding = rounding
    self.limits = limits
    self.bits = precision.bits
    self.zero = BigFloat.make(bits: precision.bits) { mpfr_set_zero($0, 1) }
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
    BigFloat.unary(f, x, bits: bits, rounding)
  }

  @inline(__always)
  func binary(_ f: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
    BigFloat.binary(f, x, y, bits: bits, rounding)
  }

  /// A result of this precision written by `body`.
  @inline(__always)
  func make(_ body: (BigFloat.Pointer, mpfr_rnd_t) -> Void) -> BigFloat {
    BigFloat.make(bits: bits) { body($0, rounding.mpfr) }
  }

  @inline(__always)
  func write(
    _ f: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat
  ) {
    result.overwrite(bits: bits) { r in
      x.read { x in y.read { y in _ = f(r, x, y, rounding.mpfr) } }
    }
  }
}
