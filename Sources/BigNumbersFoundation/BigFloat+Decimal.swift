public import BigNumbers
public import Foundation
public import NumericCore

extension BigFloat {
  /// A decimal, rounded once.
  ///
  /// **Special values** NaN gives NaN; `Decimal` has no infinities and no negative zero.
  public init(_ value: Decimal, precision: Precision, rounding: Rounding = .nearestEven) {
    self.init(value.literal, precision: precision, rounding: rounding)
  }

  /// The exact value of a decimal that is a binary number; nil for others, such as 0.1.
  ///
  /// The precision is 128 bits, or 512 if these are too few, for integers beyond 2^128.
  public init?(exactly value: Decimal) {
    let literal = value.literal
    // A significand below 2^128 times 10^127 = 5^127·2^127 has at most 128 + 295 = 423 bits before
    // trailing zeros. A binary fraction has no more bits than the significand.
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
  /// The nearest decimal in a direction, rounded once: to 38 digits, or to fewer if the smallest
  /// exponent, −128, allows no more.
  ///
  /// Nil for infinities and for numbers that are too large, from about 10^166 on; NaN for NaN. A
  /// number that is too small is rounded to zero or to 10^−128, depending on the direction.
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
    // The value is an integer of at most 38 digits times a power of ten.
    var significand = number.digits.reduce(UInt128(0)) { $0 * 10 + UInt128($1 - UInt8(ascii: "0")) }
    var exponent = number.exponent - number.digits.count
    while exponent > Self.greatestExponent {
      let (product, overflow) = significand.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      significand = product
      exponent -= 1
    }
    // `init(sign:exponent:significand:)` is not used: it first drops trailing zeros of the
    // significand, after which the exponent may be too large.
    self.init(string: "\(number.isNegative ? "-" : "")\(significand)e\(exponent)")
  }

  /// The number of digits that always fit a significand of 128 bits.
  static let digits = 38
  private static let leastExponent = -128
  private static let greatestExponent = 127

  /// The exact value; a description has all digits.
  fileprivate var literal: ExactLiteral {
    // The only description that is not a literal is that of NaN.
    do throws(LiteralError) { return try ExactLiteral(description) } catch { return .nan }
  }
}
