import Foundation

/// A place in a source that can be broken: an expression and what replaces it while the mutant is in force.
struct Site: Hashable, Comparable {
  /// What is broken there.
  enum Kind: String, CaseIterable {
    case comparison
    case arithmetic
    case shift
    case logic
    case constant
    case rounding
    case carry
    case guardBits = "guard bits"
  }

  let file: String
  let line: Int
  let kind: Kind
  /// The place of the expression, in bytes of the file.
  let range: Range<Int>
  let original: String
  let replacement: String

  /// What tells a mutant in later versions of the sources, too: the area, the kind, the file, the original, the replacement, the
  /// text of the line and how many places above are the same in all of these.
  struct Identity: Hashable {
    let words: [String]

    init(_ area: String, _ site: Site, line: String, above: Int) {
      words = [
        area, site.kind.rawValue, site.file, site.original, site.replacement, line, String(above),
      ]
    }

    /// Reads a line as it is printed.
    init(_ text: Substring) {
      words = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The sites of an area with their identities.
  static func identities(
    _ sites: [Site], _ area: String, _ texts: [String: String]
  ) -> [(site: Site, identity: Identity)] {
    let lines = texts.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    var counts: [Identity: Int] = [:]
    return sites.sorted().map { site in
      let line = (lines[site.file]?[site.line - 1] ?? "")
        .trimmingCharacters(in: .whitespaces)
      let first = Identity(area, site, line: line, above: 0)
      defer { counts[first, default: 0] += 1 }
      return (site, Identity(area, site, line: line, above: counts[first, default: 0]))
    }
  }

  static func < (a: Site, b: Site) -> Bool {
    (a.file, a.range.lowerBound, a.range.upperBound) < (
      b.file, b.range.lowerBound, b.range.upperBound
    )
  }

  /// The expression that asks which of the two is meant; Swift and C write it alike.
  func text(_ number: Int) -> String { "(mutant(\(number)) ? \(replacement) : \(original))" }
}
