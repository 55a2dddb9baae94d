import Scientific
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on Scientific")
struct ScientificArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/ScientificTests/ScientificArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "Scientific") == [])
  }

  @Test("overview") func overview() {
    let hypot = Catalogue.function(named: "hypot")
    let signature = hypot?.signature
    let pi = Catalogue.constant(named: "π")?.name
    #expect(signature == "hypot(x, y)" && pi == "pi")
  }
}
