import NumericCore
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on NumericCore")
struct NumericCoreArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/NumericCoreTests/NumericCoreArticleTests.swift"
    let program = "Tests/Doubles/Sources/doubles/FloatBackend.swift"
    #expect(try MarkdownCode.missing(from: tests, program, of: "NumericCore") == [])
  }

  @Test("overview") func overview() throws {
    func spelled<Backend: NumericBackend>(_ text: String, on backend: Backend) throws -> String {
      let number = try backend.number(try ExactLiteral(text))
      return try backend.format(number, as: NumberFormat(style: .engineering)).text
    }
    let digits = NumberDigits(
      isNegative: false, digits: Array("125".utf8), exponent: 4, isExact: true)
    let text = digits.text(as: NumberFormat(style: .engineering))
    #expect(text == "1.25e+3")
  }
}
