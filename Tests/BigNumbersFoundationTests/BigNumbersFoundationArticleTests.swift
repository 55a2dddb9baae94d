import BigNumbers
import BigNumbersFoundation
import Foundation
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on BigNumbersFoundation")
struct BigNumbersFoundationArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/BigNumbersFoundationTests/BigNumbersFoundationArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "BigNumbersFoundation") == [])
  }

  @Test("overview") func overview() throws {
    let x = try BigFloat("1234.5", precision: .bits(100))
    let german = Locale(identifier: "de_DE")
    let text = x.formatted(.number.locale(german))
    let back = try BigFloat("1.234,5", format: .number.locale(german))
    let digits = x.formatted(.number.locale(german).precision(.significantDigits(3)))
    #expect(text == "1.234,5" && back == x && digits == "1.230")
  }

  @Test("all types") func types() throws {
    let german = Locale(identifier: "de_DE")
    let price: BigDecimal = "1234.50"
    let third = BigRational(1) / 3
    let enclosure = BigInterval.pi
    let written = price.formatted(.number.locale(german))
    let rounded = third.formatted(.number.precision(.significantDigits(4)).locale(german))
    let bounds = enclosure.formatted(.number.precision(.fractionLength(2)).locale(german))
    let whole = try BigInteger("1.234.567", format: .number.locale(german))
    #expect(written == "1.234,50" && rounded == "0,3333" && bounds == "[3,14; 3,15]")
    #expect(whole == 1_234_567)
  }
}
