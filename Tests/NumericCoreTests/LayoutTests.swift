import NumericCore
import Testing

/// The layout of digits; the digits themselves are tested with the number types.
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
    #expect(layout("12345678", 5, NumberFormat(grouping: .underscores)) == "12_345.678")
    #expect(layout("12345678", 3, NumberFormat(grouping: .underscores)) == "123.456_78")
    #expect(layout("ff00ff", 6, NumberFormat(radix: 16, grouping: .underscores)) == "ff_00ff")
    #expect(layout("100", 3, NumberFormat(grouping: .underscores)) == "100")
  }

  @Test("groups of one's own")
  func ownGroups() {
    let comma = DigitGrouping(separator: ",", includesFraction: false)
    #expect(layout("12345678", 5, NumberFormat(grouping: comma)) == "12,345.678")
    #expect(layout("123456789", 7, NumberFormat(grouping: comma)) == "1,234,567.89")
    let india = DigitGrouping(separator: ",", size: 3, leadingSize: 2, includesFraction: false)
    #expect(layout("1234567", 7, NumberFormat(grouping: india)) == "12,34,567")
    #expect(layout("123456", 6, NumberFormat(grouping: india)) == "1,23,456")
    #expect(layout("123", 3, NumberFormat(grouping: india)) == "123")
    let spain = DigitGrouping(separator: ".", minimumLeadingDigits: 2, includesFraction: false)
    #expect(layout("1234", 4, NumberFormat(grouping: spain)) == "1234")
    #expect(layout("12345", 5, NumberFormat(grouping: spain)) == "12.345")
    let fives = DigitGrouping(separator: " ", size: 5)
    #expect(layout("1234567890123", 6, NumberFormat(grouping: fives)) == "1 23456.78901 23")
    let pairs = DigitGrouping(separator: "\u{2019}", size: 2)
    #expect(layout("ff00ff", 5, NumberFormat(radix: 16, grouping: pairs)) == "f’f0’0f.f")
  }

  @Test("zeros are filled up to a least count")
  func leastCounts() {
    #expect(layout("15", 1, NumberFormat(minimumDigits: 4)) == "1.500")
    #expect(layout("15", -1, NumberFormat(minimumDigits: 4)) == "0.01500")
    #expect(layout("15", 6, NumberFormat(minimumDigits: 4)) == "150000")
    #expect(layout("15", 4, NumberFormat(minimumDigits: 4)) == "1500")
    #expect(layout("", 0, NumberFormat(minimumDigits: 4)) == "0.000")
    #expect(layout("", 0, NumberFormat(style: .scientific, minimumDigits: 3)) == "0.00e+0")
    #expect(layout("1", 6, NumberFormat(style: .engineering, minimumDigits: 4)) == "100.0e+3")
    #expect(layout("15", 1, NumberFormat(decimals: 4, minimumDecimals: 2)) == "1.50")
    #expect(layout("15", 2, NumberFormat(minimumDecimals: 2)) == "15.00")
  }

  @Test("signs on demand")
  func signDisplay() {
    func signed(_ sign: NumberFormat.SignDisplay, _ digits: String, negative: Bool) -> String {
      layout(digits, 1, NumberFormat(sign: sign, showsNegativeZero: true), negative: negative)
    }
    #expect(signed(.always, "5", negative: false) == "+5")
    #expect(signed(.always, "5", negative: true) == "-5")
    #expect(signed(.always, "", negative: false) == "+0")
    #expect(signed(.exceptZero, "5", negative: false) == "+5")
    #expect(signed(.exceptZero, "", negative: false) == "0")
    #expect(signed(.exceptZero, "", negative: true) == "-0")
    #expect(signed(.never, "5", negative: true) == "5")
    let always = NumberFormat(sign: .always)
    #expect(NumberDigits(kind: .infinity, isNegative: false).text(as: always) == "+inf")
    #expect(NumberDigits(kind: .nan, isNegative: false).text(as: always) == "nan")
    #expect(layout("18", 0, NumberFormat(style: .hex, sign: .always)) == "+0x1.8p+0")
  }

  @Test("other characters")
  func symbols() {
    var symbols = NumberSymbols()
    symbols.point = ","
    symbols.minus = "−"
    symbols.exponent = "×10^"
    symbols.exponentPlus = ""
    symbols.digits = Array("٠١٢٣٤٥٦٧٨٩").map(String.init)
    symbols.infinity = "∞"
    let format = NumberFormat(symbols: symbols)
    #expect(layout("1205", 2, format, negative: true) == "−١٢,٠٥")
    #expect(layout("15", 31, format) == "١,٥×10^٣٠")
    #expect(layout("15", -30, format) == "١,٥×10^−٣١")
    #expect(NumberDigits(kind: .infinity, isNegative: true).text(as: format) == "−∞")
    // Words that could be read as digits of the radix are marked.
    #expect(
      NumberDigits(kind: .nan, isNegative: false).text(as: NumberFormat(radix: 24)) == "@nan@")
    #expect(NumberDigits(kind: .nan, isNegative: false).text(as: NumberFormat(radix: 23)) == "nan")
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
