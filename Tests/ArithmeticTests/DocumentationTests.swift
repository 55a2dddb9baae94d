import TestSupport
import Testing

/// Every numeric function is documented in full where its protocol requires it, and its example is
/// true.
@Suite("documentation")
struct DocumentationTests {
  static let families = [
    "Arithmetic", "Integral", "Elementary", "Circular", "Hyperbolic", "Special", "Combinatorial",
    "Statistics",
  ]

  struct Requirement: Sendable, CustomStringConvertible {
    var name: String
    var comment: String
    var description: String { name }
  }

  /// The requirements of a protocol, each with the comment above it.
  static func requirements(_ family: String) throws -> [Requirement] {
    let text = try Repository.text("Sources/NumericCore/Backend/\(family)Backend.swift")
    var comment = ""
    var found: [Requirement] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("///") {
        comment += line.dropFirst(3) + "\n"
      } else {
        if line.hasPrefix("func ") {
          found.append(Requirement(name: String(line.dropFirst(5)), comment: comment))
        }
        comment = ""
      }
      // Extensions hold conveniences, not requirements.
      if line == "}" { break }
    }
    return found
  }

  @Test("every requirement has all five parts", arguments: families)
  func complete(_ family: String) throws {
    let requirements = try Self.requirements(family)
    #expect(!requirements.isEmpty)
    for requirement in requirements {
      let labels = [
        "Accuracy:", "Domain and special values:", "Example:", "Complexity:", "Source:",
      ]
      for label in labels {
        #expect(requirement.comment.contains("- \(label) "), "\(requirement) lacks '\(label)'")
      }
    }
  }

  @Test("the examples are true", arguments: families)
  func examples(_ family: String) throws {
    for requirement in try Self.requirements(family) {
      let words = requirement.comment.replacing("\n", with: " ").replacing(#/\s+/#, with: " ")
      let match = try #require(words.firstMatch(of: #/Example: `([^`]+)` is `([^`]+)`/#))
      #expect(
        try CatalogueExampleTests.text(String(match.1)) == String(match.2), "\(requirement)")
    }
  }
}
