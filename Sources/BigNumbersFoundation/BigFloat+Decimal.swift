public import BigNumbers
public import Foundation
public import NumericCore

extension BigFloat {
  /// A decimal, rounded once.
  ///
  /// **Special values** NaN is NaN; there are no infinities and no negative zero.
  public init(_ value: Decimal, precision: Precision, rounding: Rounding = .nearestEven) {
    self.init(value.literal, precision: precision, rounding: rounding)
  }

  /// A decimal whose value is a binary number, exactly; nil for others, such as 0.1.
  ///
  /// The precision is 128 bits, or 512 where these are too few: for integers beyond 2^128.
  public init?(exactly value: Decimal) {
    let literal = value.literal
    // A significand below 2^128 times 10^127 is below 2^423, and a quotient has no more bits than
    // the significand.
    for bits in [128, 512] {
      let rounded = BigFloat.withFlags { BigFloat(literal, precision: .bits(bits)) }
      guard rounded.ternary != 0 else {
        self = rounded.value
        return
      }
    }
    return nil
  }
}

extension Decimal {
  /// The number rounded once to the decimal nearest in the direction: to 38 digits, or fewer where
  /// the least exponent, −128, leaves no more.
  ///
  /// Nil for infinities and what is too large, from 10^166 on or a little below; NaN for NaN. What is
  /// too small is rounded to zero or to 10^−128, by the direction.
  public init?(_ x: BigFloat, rounding: Rounding = .nearestEven) {
    guard !x.isNaN else {
      self = .nan
      return
    }
    guard x.isFinite else { return nil }
    var number = x.digits(radix: 10, .significant(Self.digits), rounding)
    if number.exponent - Self.digits < Self.leastExponent {
      number = x.digits(radix: 10, .afterPoint(-Self.leastExponent), rounding)
    }
    // The value is an integer of at most 38 digits and a power of ten.
    var significand = number.digits.reduce(UInt128(0)) { $0 * 10 + UInt128($1 - UInt8(ascii: "0")) }
    var exponent = number.exponent - number.digits.count
    while exponent > Self.greatestExponent {
      let (product, overflow) = significand.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      significand = product
      exponent -= 1
    }
    // Not by `init(sign:exponent:significand:)`: it drops zeros of the significand first, and then
    // the exponent may be too large.
    self.init(string: "\(number.isNegative ? "-" : "")\(significand)e\(exponent)")
  }

  /// Every decimal of 38 digits fits its 128 bits.
  static let digits = 38
  private static let leastExponent = -128
  private static let greatestExponent = 127

  /// The exact value; a description has all digits.
  fileprivate var literal: ExactLiteral {
    // The one text that is no literal is NaN's.
    do throws(TextError) { return try ExactLiteral(description) } catch { return .nan }
  }
}
