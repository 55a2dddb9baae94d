internal import CMPFR
import NumericCore

extension BigFloat: CustomStringConvertible {
  /// The shortest decimal that reads back as the same number at the same precision, or all digits
  /// of an integer without a precision of its own.
  public var description: String {
    if isExactInteger {
      return digits(radix: 10, .afterPoint(0), .nearestEven)
        .text(as: NumberFormat(style: .fixed, showsNegativeZero: true))
    }
    return digits(radix: 10, .shortest, .nearestEven)
      .text(as: NumberFormat(showsNegativeZero: true))
  }

  /// Whether the value is an integer without a precision of its own, of which all digits are
  /// significant.
  private var isExactInteger: Bool {
    !hasOwnPrecision && isInteger && (binaryExponent ?? 0) <= resultBits
  }
}

extension BigFloat: CustomDebugStringConvertible {
  /// An expression that recreates the value, its precision included.
  ///
  ///     BigFloat(0.1 as Double).debugDescription        // BigFloat("0.1", precision: .bits(53))
  ///     BigFloat(42).debugDescription         // BigFloat(42)
  ///     BigFloat.nan.debugDescription         // BigFloat.nan
  ///
  /// Values without a precision of their own show none. Those that are not integers, such as
  /// ``ulp``, are written as an odd significand and its exponent.
  public var debugDescription: String {
    if hasOwnPrecision { return "BigFloat(\"\(self)\", precision: .bits(\(precision.bits)))" }
    if isNaN { return "BigFloat.nan" }
    if isInfinite { return isNegative ? "-BigFloat.infinity" : "BigFloat.infinity" }
    if isZero { return isNegative ? "-BigFloat(0)" : "BigFloat(0)" }
    if isExactInteger { return "BigFloat(\(self))" }
    let sign = isNegative ? "minus" : "plus"
    return "BigFloat(sign: .\(sign), exponent: \(oddExponent), significand: \(oddSignificand))"
  }

  /// The e with |x| = m · 2^e and an odd m.
  private var oddExponent: Int { exponent - (read { mpfr_min_prec($0) } - 1) }
  /// The m with |x| = m · 2^e and an odd m.
  private var oddSignificand: BigFloat {
    BigFloat(sign: .plus, exponent: -oddExponent, significand: magnitude)
  }
}
