import Conversion
import Scientific
import TestSupport
import Testing

/// The page of the names of GNU units that are missing; see UnitVectors/make_gnu_names.py.
@Suite("names of GNU units")
struct GNUNameTests {
  /// The names of the file, by group.
  private static func groups() throws -> [(group: String, names: [String])] {
    try Repository.text("Tests/ConversionTests/UnitVectors/gnu_names.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let colon = try #require(line.firstIndex(of: ":"))
        let names = line[colon...].dropFirst().split(separator: " ").map(String.init)
        return (String(line[..<colon]), names)
      }
  }

  /// The lists of the page, in its order.
  private static func lists() throws -> [[String]] {
    let page = try Repository.text("Sources/ulp/ulp.docc/Project/GNUUnits.md")
    return page.split(separator: "```text\n").dropFirst().map { block in
      let end = block.firstRange(of: "```")?.lowerBound ?? block.endIndex
      return block[..<end].split { $0.isWhitespace }.map(String.init)
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    if PhysicalConstant.isName(name) || Catalogue.isConstant(name) || Catalogue.isFunction(name) {
      return true
    }
    // The error for a name searches the nearest of all spellings, which takes long where nothing is optimized.
    let isWord = name.allSatisfy { $0.isLetter || $0 == "_" } && name.lowercased() == name
    return Unit.isSpelling(name) || !isWord && (try? Unit(parsing: name)) != nil
  }

  @Test("the page lists what is missing, and nothing else") func page() throws {
    let groups = try Self.groups()
    let lists = try Self.lists()
    #expect(groups.map(\.names.count).reduce(0, +) > 3500)
    #expect(lists.count == groups.count)
    for (group, list) in zip(groups, lists) {
      let missing = group.names.filter { !Self.isKnown($0) }
      let (absent, extra) = (Set(missing).subtracting(list), Set(list).subtracting(missing))
      #expect(absent.isEmpty, "\(group.group): not on the page")
      #expect(extra.isEmpty, "\(group.group): known, but on the page")
    }
  }
}
