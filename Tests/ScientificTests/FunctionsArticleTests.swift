import Foundation
import TestSupport
import Testing

/// The committed article is the one that the rows generate.
@Suite("article of functions")
struct FunctionsArticleTests {
  /// Writes the article first, if the environment requests it.
  @Test("rows and article agree") func article() throws {
    if ProcessInfo.processInfo.environment["WRITE_ARTICLES"] != nil {
      let file = Repository.root.appendingPathComponent(FunctionsArticle.path)
      try FunctionsArticle.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let committed = try Repository.text(FunctionsArticle.path).split(separator: "\n")
    let made = FunctionsArticle.text.split(separator: "\n")
    let difference = made.difference(from: committed).first
    #expect(
      difference == nil,
      "write it anew: WRITE_ARTICLES=1 swift test --filter FunctionsArticleTests")
  }
}
