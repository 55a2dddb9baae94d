import NumericCore
import TestSupport
import Testing

/// Formatted numbers, compared with Python's formatting of decimals.
@Suite("layout, independent vectors")
struct LayoutVectorTests {
  @Test("fixed, scientific and engineering notation, signs and groups") func layouts() throws {
    let commas = DigitGrouping(separator: ",", includesFraction: false)
    for line in try CoreVectors.lines("layouts", count: 600) {
      let (digits, flags) = (line.fields[0], line.fields[2])
      let exponent = try #require(Int(line.fields[1]))
      let style = try #require(NumberFormat.Style(rawValue: String(line.fields[3])))
      let decimals = try #require(Int(line.fields[4]))
      var format = NumberFormat(style: style, decimals: decimals)
      // Python groups only the digits before the point, in fixed notation.
      if flags.hasSuffix("g"), style == .fixed { format.grouping = commas }
      let number = NumberDigits(
        isNegative: flags.hasPrefix("-"), digits: Array(digits.utf8), exponent: exponent,
        isExact: true)
      #expect(number.text(as: format) == line.result, "\(line)")
    }
  }

  @Test("digits of a radix that cover decimal digits, and few more")
  func coverings() throws {
    for line in try CoreVectors.lines("coverings", count: 300) {
      let (count, radix) = (Int(line.fields[0]), Int(line.fields[1]))
      let least = try #require(Int(line.result))
      let found = RadixDigits.covering(
        decimalDigits: try #require(count), radix: try #require(radix))
      #expect(found >= least && found <= least + 2 + least / 49, "\(line): \(found)")
      if radix == 10 { #expect(found == least) }
    }
  }

  @Test("bits that cover digits, and digits that survive") func precisions() throws {
    for line in try CoreVectors.lines("precisions", count: 200) {
      let (digits, bits) = (
        try #require(Int(line.fields[0])), try #require(Int(line.fields[1]))
      )
      let expected = line.result.split(separator: " ").compactMap { Int($0) }
      #expect(Precision.bitsCovering(digits: digits) == expected[0], "\(line)")
      #expect(Precision.digits(digits, guardBits: 7).bits == expected[0] + 7, "\(line)")
      #expect(Precision.bits(bits).decimalDigits == expected[1], "\(line)")
      #expect(Precision.bits(bits) < Precision.bits(bits + 1))
    }
  }

  @Test("named formats are what they say") func names() {
    let number = NumberDigits(
      isNegative: false, digits: Array("12345".utf8), exponent: 2, isExact: true)
    #expect(number.text(as: .plain) == "12.345" && number.text(as: .shortest) == "12.345")
    #expect(number.text(as: .fixed(4)) == "12.3450")
    #expect(number.text(as: .scientific(7)) == "1.234500e+1")
    #expect(number.text(as: .engineering(7)) == "12.34500e+0")
    #expect(number.text(as: .significant(9)) == "12.345")
  }

  @Test("zeros that belong to a number stay") func keptZeros() {
    var price = NumberDigits(
      isNegative: false, digits: Array("250".utf8), exponent: 1, isExact: true)
    #expect(price.text(as: .plain) == "2.5")
    price.keepsZeros = true
    #expect(price.text(as: .plain) == "2.50")
    var zero = NumberDigits(isNegative: false, digits: [], exponent: -2, isExact: true)
    zero.keepsZeros = true
    #expect(zero.text(as: .plain) == "0.00")
  }
}
