import NumericCore
import Testing

@testable import Conversion

@Suite("table of units")
struct UnitTableTests {
  @Test("names and symbols are unique") func uniqueNames() {
    var owners: [String: String] = [:]
    for row in Units.table {
      for name in Set(row.longNames + row.symbols) {
        #expect(owners[name] == nil, "\(name): \(row.name) and \(owners[name] ?? "")")
        owners[name] = row.name
      }
    }
    for entry in AmbiguousUnit.table {
      #expect(owners[entry.name] == nil, "\(entry.name) is decided and undecided")
    }
  }

  @Test("every name finds its row") func lookup() {
    for (place, row) in Units.table.enumerated() {
      for name in row.longNames + row.symbols {
        #expect(Units.named(name) == Units.Named(row: place), "\(name)")
      }
    }
  }

  @Test("other readings of a name exist, and measure the same") func ambiguous() throws {
    for entry in AmbiguousUnit.table {
      let units = try (entry.others + [entry.meaning].compactMap { $0 }).map {
        try #require(Units.named($0), "\(entry.name): \($0)")
      }
      #expect(Set(units.map(\.dimension)).count == 1, "\(entry.name)")
    }
  }

  @Test("a category measures one thing") func categories() {
    for (category, rows) in Dictionary(
      grouping: Units.table.indices, by: { Units.table[$0].category })
    {
      #expect(Set(rows.map { Units.definitions[$0].dimension }).count == 1, "\(category)")
    }
    #expect(Set(Units.table.map(\.category) + [.money]) == Set(UnitCategory.allCases))
    #expect(UnitCategory.money.units.count == Currencies.table.count { $0.isCurrent })
    #expect(Units.table.count >= 350)
  }

  @Test("every row says where it comes from, and that it is measured") func sources() {
    for row in Units.table {
      #expect(!row.source.isEmpty)
      // The faraday is computed from defined constants.
      if [.codata, .almanac].contains(row.source), row.name != "faraday" {
        #expect(row.note == .measured, "\(row.name)")
      }
    }
  }
}
