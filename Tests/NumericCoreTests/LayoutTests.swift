import NumericCore
import Testing

/// How digits are arranged; which digits they are is tested with the number types.
@Suite("layout")
struct LayoutTests {
  private func layout(
    _ digits: String, _ exponent: Int, _ format: NumberFormat, negative: Bool = false
  ) -> String {
    NumberDigits(
      isNegative: negative, digits: Array(digits.utf8), exponent: exponent, isExact: true
    ).text(as: format)
  }

  @Test(
    "auto is plain between 1e-6 and 1e21",
    arguments: [
      ("1", -5, "0.000001"), ("1", -6, "1e-7"), ("99", -6, "9.9e-7"),
      ("1", 21, "100000000000000000000"),
      ("999999999999999999999", 21, "999999999999999999999"), ("1", 22, "1e+21"),
      ("15", 22, "1.5e+21"), ("12345", 3, "123.45"), ("12300", 5, "12300"), ("5000", 0, "0.5"),
      ("1", 1, "1"), ("", 0, "0"), ("428", 369_693_100, "4.28e+369693099"),
    ])
  func auto(_ digits: String, _ exponent: Int, _ expected: String) {
    #expect(layout(digits, exponent, NumberFormat()) == expected)
  }

  @Test("styles")
  func styles() {
    #expect(
      layout("15", 30, NumberFormat(style: .fixed)) == "15" + String(repeating: "0", count: 28))
    #expect(layout("15", 3, NumberFormat(style: .scientific)) == "1.5e+2")
    #expect(layout("", 0, NumberFormat(style: .scientific)) == "0e+0")
    #expect(layout("12345", 5, NumberFormat(style: .engineering)) == "12.345e+3")
    #expect(layout("1", 3, NumberFormat(style: .engineering)) == "100e+0")
    #expect(layout("1", -3, NumberFormat(style: .engineering)) == "100e-6")
    #expect(layout("1", 0, NumberFormat(style: .engineering)) == "100e-3")
    #expect(layout("1", 100, NumberFormat(radix: 16)) == "1@+99")
    #expect(layout("1", 200, NumberFormat(radix: 8)) == "1e+199")
  }

  @Test("decimals fill up with zeros")
  func decimals() {
    #expect(layout("15", 1, NumberFormat(decimals: 3)) == "1.500")
    #expect(layout("", 0, NumberFormat(decimals: 2)) == "0.00")
    #expect(layout("15", 31, NumberFormat(style: .scientific, decimals: 3)) == "1.500e+30")
    #expect(layout("1", 4, NumberFormat(style: .engineering, decimals: 1)) == "1.0e+3")
  }

  @Test("groups")
  func groups() {
    #expect(layout("12345678", 5, NumberFormat(isGrouped: true)) == "12_345.678")
    #expect(layout("12345678", 3, NumberFormat(isGrouped: true)) == "123.456_78")
    #expect(layout("ff00ff", 6, NumberFormat(radix: 16, isGrouped: true)) == "ff_00ff")
    #expect(layout("100", 3, NumberFormat(isGrouped: true)) == "100")
  }

  @Test("signs")
  func signs() {
    #expect(layout("5", 1, NumberFormat(), negative: true) == "-5")
    #expect(layout("", 0, NumberFormat(), negative: true) == "0")
    #expect(layout("", 0, NumberFormat(showsNegativeZero: true), negative: true) == "-0")
    #expect(NumberDigits(kind: .infinity, isNegative: true).text(as: NumberFormat()) == "-inf")
    #expect(NumberDigits(kind: .nan, isNegative: true).text(as: NumberFormat()) == "nan")
  }
}
