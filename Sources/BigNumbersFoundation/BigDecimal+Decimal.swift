public import BigNumbers
public import Foundation

extension BigDecimal {
  /// The exact value, with its exponent.
  ///
  /// **Special values** NaN is quiet and has no payload; there are no infinities and no negative zero.
  public init(_ value: Decimal) {
    // Without its sign, which a magnitude takes from NaN as well, every number describes itself by its
    // digits.
    let (size, isNegative) = (value.magnitude, value.sign == .minus)
    guard !value.isNaN, let size = BigDecimal("\(size.significand)E\(size.exponent)") else {
      self = .nan
      return
    }
    self = isNegative && !size.isZero ? -size : size
  }
}

extension Decimal {
  /// The number, if it is one of Foundation's decimals: an integer below 2^128 times a power of ten from
  /// −128 to 127. NaN for NaNs of any kind, whose sign and payload are lost, as is the sign of zeros; nil
  /// for infinities.
  public init?(exactly value: BigDecimal) {
    if value.isNaN {
      self = .nan
      return
    }
    guard value.isFinite else { return nil }
    // Without zeros at its end the number has the shortest coefficient that there is; zeros are appended
    // where the exponent is too large for it.
    var context = DecimalContext(precision: max(value.digitCount, Self.greatestDigits))
    var number = context.reduce(value.magnitude)
    if number.exponent > Self.exponents.upperBound {
      number = context.rescale(number, toExponent: Self.exponents.upperBound)
    }
    guard number.isFinite, number.exponent >= Self.exponents.lowerBound,
      let significand = UInt128(
        exactly: context.scaleb(number, BigDecimal(-number.exponent)))
    else { return nil }
    // Not by `init(sign:exponent:significand:)`: it drops zeros of the significand first, and then
    // the exponent may be too large.
    self.init(string: "\(value.isNegative ? "-" : "")\(significand)e\(number.exponent)")
  }

  /// The number rounded once, to 38 digits, or fewer where the least exponent, −128, leaves no more; a
  /// decimal of 39 digits that needs no rounding stays as it is.
  ///
  /// Nil for infinities and what is too large, from 10^166 on or a little below; NaN for NaN. What is
  /// too small is rounded to zero or to 10^−128, by the direction.
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

  /// The digits of the largest significand, 2^128 − 1.
  private static let greatestDigits = 39
  private static let exponents = -128...127
}
