import BigNumbers
import NumericCore
import Testing

@testable import Conversion

@Suite("preferred units")
struct PreferredUnitTests {
  @Test("a ladder rises, and measures one thing", arguments: PreferredUnits.table)
  func ladders(_ symbols: [String]) throws {
    let units = try symbols.map { try Unit(parsing: $0) }
    #expect(Set(units.map(\.dimension)).count == 1)
    #expect(PreferredUnits.ladder(for: units[0].dimension) == units)
    for (small, large) in zip(units, units.dropFirst()) {
      let step = (large.scale / small.scale).ratio
      var rational = step
      rational.piPower = 0
      #expect(step.piPower == 0)
      #expect(try #require(try BigRational(exactly: rational)) > 1, "\(small.symbol)")
    }
  }

  @Test("no two ladders measure the same, and none a plain number") func distinct() throws {
    let dimensions = try PreferredUnits.table.map { try Unit(parsing: $0[0]).dimension }
    #expect(Set(dimensions).count == dimensions.count)
    #expect(PreferredUnits.ladder(for: .none).isEmpty)
  }

  @Test(
    "doses, decays and squared speeds are not guessed", arguments: ["Gy", "Sv", "Hz", "m^2/s^2"])
  func undecided(_ symbol: String) throws {
    #expect(PreferredUnits.ladder(for: try Unit(parsing: symbol).dimension).isEmpty)
  }
}
