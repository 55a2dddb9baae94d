internal import CMPFR
public import NumericCore

/// A binary floating-point number whose precision is chosen at run time, computed by MPFR.
///
/// A value owns one allocation of 56 bytes plus 8 bytes for each limb. Copies share it, and it is
/// overwritten in place if there is only one owner. The range of exponents is MPFR's whole range,
/// about ±2⁶². There are signed zeros, infinities and one NaN.
///
/// Operators such as `a + b` use the larger precision of the two operands and round to nearest; a
/// ``BigFloatBackend`` computes at a precision and rounding of its own. Integers, infinities and
/// NaN have no precision of their own: see ``hasOwnPrecision``.
public struct BigFloat: @unchecked Sendable {
  // Unchecked, because storage is written only after a proof of unique ownership.
  @usableFromInline var storage: BigFloatStorage

  @inline(__always)
  init(_ storage: BigFloatStorage) { self.storage = storage }

  /// A literal, rounded once.
  ///
  /// Overflow gives an infinity, underflow a zero, by IEEE 754's rules.
  public init(_ literal: ExactLiteral, precision: Precision, rounding: Rounding = .nearestEven) {
    self = Self.make(bits: precision.bits) { literal.write(to: $0, rounding) }
  }

  /// A number in any notation of `ExactLiteral`, rounded once.
  ///
  /// - Throws: `TextError` with the position of the fault where the text is not a number.
  public init(
    _ text: String, precision: Precision, rounding: Rounding = .nearestEven
  ) throws(TextError) {
    if let plain = PlainDecimal.number(text, bits: precision.bits, rounding) {
      self = plain
    } else {
      self.init(try ExactLiteral(text), precision: precision, rounding: rounding)
    }
  }

  /// The same number at another precision, rounded once.
  public init(_ value: BigFloat, precision: Precision, rounding: Rounding = .nearestEven) {
    self = Self.unary(mpfr_set, value, bits: precision.bits, rounding)
  }

  /// The same number at another precision, rounded once.
  public func rounded(
    toPrecision precision: Precision, _ rounding: Rounding = .nearestEven
  ) -> BigFloat {
    BigFloat(self, precision: precision, rounding: rounding)
  }

  /// The precision of this value, and of a result of this value alone.
  public var precision: Precision { .bits(resultBits) }

  /// Whether the value takes part in choosing the precision of a result.
  ///
  /// Values made from integers, the infinities and NaN are exact at every precision. They adopt
  /// that of the other operand, so that `x + 1` has the precision of x; between two of them the
  /// ``creationPrecision`` at the time when they were made decides. All other values have a
  /// precision of their own.
  public var hasOwnPrecision: Bool { storage.fields.pointee.rank > 0 }

  /// Whether the value is neither zero nor infinite nor NaN.
  public var isRegular: Bool { read { ulp_is_regular($0) != 0 } }
  /// Whether the value is not a number.
  public var isNaN: Bool { read { mpfr_nan_p($0) != 0 } }
  /// Whether the value is an infinity.
  public var isInfinite: Bool { read { mpfr_inf_p($0) != 0 } }
  /// Whether the value is a zero of either sign.
  public var isZero: Bool { read { mpfr_zero_p($0) != 0 } }
  /// Whether the sign is negative, that of zeros, infinities and NaN included.
  public var isNegative: Bool { read { ulp_signbit($0) != 0 } }
  /// Whether the value is an integer.
  public var isInteger: Bool { read { mpfr_integer_p($0) != 0 } }

  /// e with 2^(e−1) ≤ |x| < 2^e; nil for zeros, infinities and NaN.
  var binaryExponent: Int? { read { $0.binaryExponent } }
}

// Of results.
extension BigFloat {
  /// The precision of a result made from two numbers.
  package static func commonPrecision(_ x: BigFloat, _ y: BigFloat) -> Precision {
    let rank = max(x.storage.fields.pointee.rank, y.storage.fields.pointee.rank)
    return .bits(rank > 0 ? rank : max(x.resultBits, y.resultBits))
  }

  package static func commonPrecision(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat
  ) -> Precision {
    func rank(_ x: BigFloat) -> Int { x.storage.fields.pointee.rank }
    let rank = max(rank(a), rank(b), rank(c), rank(d))
    return .bits(rank > 0 ? rank : max(a.resultBits, b.resultBits, c.resultBits, d.resultBits))
  }

  /// The largest precision of the terms; that of the widest whole number if none has one of its own.
  package static func commonPrecision(_ terms: some Sequence<BigFloat>) -> Precision {
    let rank = terms.reduce(Int.min) { max($0, $1.storage.fields.pointee.rank) }
    return .bits(rank > 0 ? rank : terms.reduce(1) { max($0, $1.resultBits) })
  }
}
