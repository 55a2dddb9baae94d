import BigNumbers
import BigNumbersFoundation
import Foundation
import NumericCore
import Testing

@Suite("Decimal")
struct DecimalTests {
  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }
  private func number(_ text: String, _ bits: Int = 600) throws -> BigFloat {
    try BigFloat(text, precision: .bits(bits))
  }

  static let texts = [
    "0", "1", "-1", "0.1", "-123.456", "1e127", "-1e-128",
    "3.4028236692093846346337460743176821e38",
    "340282366920938463463374607431768211455", "12345678901234567890123456789012345678",
    "1234567890123456789012345678901234567.8", "9e127", "0.00000000000000000000000000000000000001",
    "340282366920938463463374607431768211455e-128",
  ]

  @Test("every decimal of 38 digits comes back", arguments: texts)
  func roundTrip(_ text: String) throws {
    let decimal = try decimal(text)
    let x = BigFloat(decimal, precision: .bits(600))
    #expect(x == (try number(text)), "\(decimal)")
    let digits = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.count
    if digits <= 38 { #expect(Decimal(x) == decimal, "\(decimal)") }
  }

  @Test("binary numbers are decimals that need no rounding")
  func exactly() throws {
    #expect(BigFloat(exactly: try decimal("0.5")) == BigFloat(0.5 as Double))
    #expect(BigFloat(exactly: try decimal("-1.25e-3")) == nil)
    #expect(BigFloat(exactly: try decimal("0.1")) == nil)
    #expect(BigFloat(exactly: try decimal("-1e127")) == -(try number("1e127")))
    #expect(
      BigFloat(exactly: try decimal("340282366920938463463374607431768211455e127"))?.description
        == "3.40282366920938463463374607431768211455e+165")
    #expect(BigFloat(exactly: Decimal.nan)?.isNaN == true)
  }

  @Test(
    "38 digits, rounded once",
    arguments: [
      (
        "12345678901234567890123456789012345678.5", Rounding.nearestEven,
        "12345678901234567890123456789012345678"
      ),
      (
        "12345678901234567890123456789012345679.5", .nearestEven,
        "12345678901234567890123456789012345680"
      ),
      (
        "12345678901234567890123456789012345678.5000000001", .nearestEven,
        "12345678901234567890123456789012345679"
      ),
      (
        "99999999999999999999999999999999999999.5", .nearestEven,
        "100000000000000000000000000000000000000"
      ),
      (
        "-1234567890123456789012345678901234567.89", .up, "-1234567890123456789012345678901234567.8"
      ),
      (
        "-1234567890123456789012345678901234567.89", .down,
        "-1234567890123456789012345678901234567.9"
      ),
      (
        "1234567890123456789012345678901234567.89", .towardZero,
        "1234567890123456789012345678901234567.8"
      ),
      (
        "1234567890123456789012345678901234567.81", .awayFromZero,
        "1234567890123456789012345678901234567.9"
      ),
      // 10^−128 is the smallest place of `Decimal`.
      ("1.5e-127", .nearestEven, "1.5e-127"), ("1.55e-127", .nearestEven, "1.6e-127"),
      ("2.5e-128", .up, "3e-128"), ("4e-129", .nearestEven, "0"),
      ("6e-129", .nearestEven, "1e-128"),
      ("1e-1000000", .up, "1e-128"), ("-1e-1000000", .up, "0"),
      ("3.4e165", .nearestEven, "340000000000000000000000000000000000000e127"),
    ])
  func rounding(_ source: String, _ rounding: Rounding, _ expected: String) throws {
    #expect(Decimal(try number(source), rounding: rounding) == (try decimal(expected)))
  }

  @Test("what has no decimal", arguments: ["inf", "-inf", "1e166", "3.41e165", "-1e1000000000"])
  func tooLarge(_ text: String) throws {
    #expect(Decimal(try number(text)) == nil)
  }

  @Test("NaN stays NaN, and there is no negative zero")
  func special() {
    #expect(Decimal(BigFloat.nan)?.isNaN == true)
    #expect(Decimal(BigFloat(-0.0 as Double)) == 0)
    #expect(BigFloat(Decimal.nan, precision: .bits(10)).isNaN)
  }
}
