public import BigNumbers
public import Foundation

extension BigDecimal {
  /// The exact value, with its exponent.
  ///
  /// **Special values** NaN is quiet and has no payload; `Decimal` has no infinities and no
  /// negative zero.
  public init(_ value: Decimal) {
    // The sign is taken separately: without one, which `magnitude` removes even from NaN, the
    // significand's description consists of digits only.
    let (size, isNegative) = (value.magnitude, value.sign == .minus)
    guard !value.isNaN, let size = BigDecimal("\(size.significand)E\(size.exponent)") else {
      self = .nan
      return
    }
    self = isNegative && !size.isZero ? -size : size
  }
}

extension Decimal {
  /// The number, if it is one of Foundation's decimals: an integer below 2^128 times a power of ten
  /// from −128 to 127.
  ///
  /// Nil for infinities; NaN for NaNs of any kind. The signs of NaNs and zeros and payloads are
  /// lost.
  public init?(exactly value: BigDecimal) {
    if value.isNaN {
      self = .nan
      return
    }
    guard value.isFinite else { return nil }
    // Without trailing zeros the coefficient is as short as possible; zeros are appended if the
    // exponent is too large for the format.
    var context = DecimalContext(precision: max(value.digitCount, Self.greatestDigits))
    var number = context.reduce(value.magnitude)
    if number.exponent > Self.exponents.upperBound {
      number = context.rescale(number, toExponent: Self.exponents.upperBound)
    }
    guard number.isFinite, number.exponent >= Self.exponents.lowerBound,
      let significand = UInt128(
        exactly: context.scaleb(number, BigDecimal(-number.exponent)))
    else { return nil }
    // `init(sign:exponent:significand:)` is not used: it first drops trailing zeros of the
    // significand, after which the exponent may be too large.
    self.init(string: "\(value.isNegative ? "-" : "")\(significand)e\(number.exponent)")
  }

  /// The number rounded once to 38 digits, or to fewer if the smallest exponent, −128, allows no
  /// more; a decimal of 39 digits that needs no rounding is kept.
  ///
  /// Nil for infinities and for numbers that are too large, from about 10^166 on; NaN for NaN. A
  /// number that is too small is rounded to zero or to 10^−128, depending on the direction.
  public init?(_ value: BigDecimal, rounding: DecimalRounding = .nearestEven) {
    if let exact = Decimal(exactly: value) {
      self = exact
      return
    }
    var context = DecimalContext(
      precision: Self.digits, rounding: rounding,
      minimumExponent: Self.exponents.lowerBound + Self.digits - 1)
    self.init(exactly: context.rounded(value))
  }

  /// The number of digits of the largest significand, 2^128 − 1.
  private static let greatestDigits = 39
  private static let exponents = -128...127
}
