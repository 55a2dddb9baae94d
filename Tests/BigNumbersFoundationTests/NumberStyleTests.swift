import BigNumbers
import BigNumbersFoundation
import Foundation
import NumericCore
import Testing

/// Styles of the types beside `BigFloat`, which have the same options.
@Suite("format styles of every type")
struct NumberStyleTests {
  private let german = Locale(identifier: "de_DE")
  private let english = Locale(identifier: "en_US")

  @Test("each type writes its own digits") func writing() throws {
    #expect(BigInteger(1_234_567).formatted(.number.locale(german)) == "1.234.567")
    #expect(
      BigInteger(1_234_567).formatted(
        .number.notation(.scientific).precision(.significantDigits(3)).locale(german)) == "1,23E6")
    let price: BigDecimal = "1234.50"
    #expect(price.formatted(.number.locale(german)) == "1.234,50")
    #expect(
      price.formatted(.number.precision(.fractionLength(0)).rounded(rule: .up).locale(english))
        == "1,235")
    let third = BigRational(1) / 3
    #expect(
      third.formatted(.number.precision(.significantDigits(4)).locale(german)) == "0,3333")
    #expect(BigRational(1 << 20).formatted(.number.locale(english)) == "1,048,576")
    #expect((BigRational(5) / 4).formatted(.number.notation(.hexadecimal)) == "0x1.4p+0")
    let root = ExactReal(200).squareRoot()
    #expect(root.formatted(.number.precision(.fractionLength(3)).locale(german)) == "14,142")
    #expect((ExactReal(1) / 0).formatted(.number.locale(german)) == "(division by zero)")
    let x: Float256 = 0.1
    #expect(x.formatted(.number.locale(german)) == "0,1")
    #expect(BigDecimal.infinity.formatted(.number.locale(english)) == "∞")
    let enclosure = BigInterval(lower: 1000, upper: BigFloat(2000.5 as Double))
    #expect(enclosure.formatted(.number.locale(german)) == "[1.000; 2.000,5]")
    #expect(enclosure.formatted(.number.locale(english)) == "[1,000, 2,000.5]")
    #expect(
      BigInterval.pi.formatted(.number.precision(.fractionLength(2)).locale(english))
        == "[3.14, 3.15]")
    #expect(BigDecimal("0.5").formatted() == BigDecimal("0.5").formatted(.number))
    // A style is one for generic code, too.
    #expect(
      [third].map(NumberStyle(locale: english).precision(.fractionLength(1)).format) == ["0.3"])
  }

  @Test("a decimal has no bits, and is written in digits then") func hexadecimal() {
    let third: BigRational = BigRational(1) / 3
    #expect(
      third.formatted(.number.notation(.hexadecimal)) == "0." + String(repeating: "3", count: 50))
    #expect(BigDecimal("0.10").formatted(.number.notation(.hexadecimal)) == "0.10")
  }

  @Test("each type reads what it can hold") func reading() throws {
    let style = german
    #expect(try BigInteger("1.234.567", format: .number.locale(style)) == 1_234_567)
    #expect(try BigRational("-1.234,5", format: .number.locale(style)) == BigRational("-2469/2"))
    #expect(try BigDecimal("1.234,50", format: .number.locale(style)).description == "1234.50")
    #expect(try BigDecimal("-∞", format: .number.locale(style)) == -BigDecimal.infinity)
    #expect(try BigDecimal("0.1", format: .number.radix(2)).description == "0.5")
    #expect(try ExactReal("0,1", format: .number.locale(style)).isEqual(to: "0.1"))
    #expect(try Float256("0,1", format: .number.locale(style)) == 0.1)
    #expect(try FixedFloat<2>("0x1.8p1", format: .number.notation(.hexadecimal)) == 3)
    #expect(throws: TextError.self) { try BigInteger("1,5", format: .number.locale(style)) }
    #expect(throws: TextError.self) { try BigRational("∞", format: .number.locale(style)) }
    #expect(throws: TextError.self) { try BigDecimal("0.1", format: .number.radix(3)) }
    #expect(throws: TextError.self) {
      try BigRational("1E999999999999", format: .number.locale(style))
    }
    let strategy = BigDecimal.FormatStyle(locale: style).parseStrategy
    let copy = try JSONDecoder().decode(
      BigDecimal.ParseStrategy.self, from: JSONEncoder().encode(strategy))
    #expect(copy == strategy)
    #expect(try BigDecimal("2,5", strategy: copy) == "2.5")
  }
}
