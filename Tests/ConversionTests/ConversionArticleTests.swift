import Conversion
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on Conversion")
struct ConversionArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/ConversionTests/ConversionArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "Conversion") == [])
  }

  @Test("units") func units() throws {
    let mile = try Unit(parsing: "mi")
    let conversion = try mile.conversion(to: Unit(parsing: "km"))
    let ratio = conversion?.ratio
    #expect(ratio?.piPower == 0 && conversion?.isReciprocal == false)
    let parts = try #require(ratio)
    let (numerator, denominator) = (Double(parts.numerator.text), Double(parts.denominator.text))
    #expect(try #require(numerator) / #require(denominator) == 1.609344)
  }

  @Test("dates") func dates() throws {
    let january = CivilDate(year: 2024, month: 1, day: 31)
    let february = january?.adding(months: 1)
    let duration = try CalendarDuration("1 year 2 months")
    #expect(february?.description == "2024-02-29" && duration.months == 14)
  }
}
