import Accuracy
import Arithmetic
import BigNumbers
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on Accuracy")
struct AccuracyArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/AccuracyTests/AccuracyArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "Accuracy") == [])
  }

  @Test("overview") func overview() throws {
    let calculator = Calculator(ExactBackend())
    let (compiled, _) = try calculator.compile(utf8: Array("0.1 + 0.2".utf8))
    let inputs = calculator.inputs(of: compiled)
    let comparison = try Comparison(compiled, inputs: inputs, format: .double)
    let ulps = try comparison.error?.ulps?.rational()
    #expect(ulps == BigRational(4, over: 5))
  }
}
