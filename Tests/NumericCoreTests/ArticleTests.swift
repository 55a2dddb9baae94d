import TestSupport
import Testing

@Suite("articles")
struct ArticleTests {
  @Test("the example of a number system is the file that is compiled") func numberSystem() throws {
    let article = try Repository.text(
      "Sources/NumericCore/NumericCore.docc/ANumberSystemOfYourOwn.md")
    let file = try Repository.text("Tests/Doubles/Sources/doubles/FloatBackend.swift")
    #expect(article.contains("```swift\n\(file)```"))
  }
}
