import NumericCore
import Scientific
import Testing

@testable import Conversion

/// Every spelling has a single reading, or is listed here with a reason.
@Suite("spellings of units")
struct UnitSpellingTests {
  private struct Reading: Hashable {
    var row: Int
    var prefix: Int?

    init(row: Int, prefix: Int? = nil) { (self.row, self.prefix) = (row, prefix) }
    init(_ named: Units.Named) { self.init(row: named.row, prefix: named.prefix) }
  }

  /// Every spelling with a prefix, and the units that it denotes by the rules alone.
  private static let prefixed: [String: Set<Reading>] = {
    var found: [String: Set<Reading>] = [:]
    for (row, unit) in Units.table.enumerated() {
      for (place, prefix) in UnitPrefix.table.enumerated() {
        switch unit.prefixes {
        case .none: continue
        case .decimal where prefix.isBinary: continue
        case .binary where !prefix.countsData: continue
        case .decimal, .binary: break
        }
        for first in prefix.symbols {
          for last in unit.symbols {
            found[first + last, default: []].insert(Reading(row: row, prefix: place))
          }
        }
        for name in unit.longNames {
          found[prefix.name + name, default: []].insert(Reading(row: row, prefix: place))
        }
      }
    }
    return found
  }()

  private static let exact: [String: Int] = {
    var found: [String: Int] = [:]
    for (row, unit) in Units.table.enumerated() {
      for name in unit.longNames + unit.symbols { found[name] = row }
    }
    return found
  }()

  /// Spellings of a unit that are also those of a prefix and another unit; the unit takes
  /// precedence.
  private static let hidden = [
    // Attotonnes, centitonnes and femtotonnes are not used in practice.
    "at": "technical_atmosphere", "ct": "carat", "ft": "foot",
    // The kilotonne can be written as Gg or in full; knots are used for ships and aircraft.
    "kt": "knot",
    // PS is the metric horsepower; conductances of petasiemens do not occur.
    "PS": "metric_horsepower",
  ]

  @Test("a prefix hides no unit but those that are listed") func hiddenSpellings() {
    var found: [String: String] = [:]
    for (spelling, readings) in Self.prefixed {
      if let row = Self.exact[spelling], readings.contains(where: { size($0) != size(row) }) {
        found[spelling] = Units.table[row].name
      }
    }
    #expect(found == Self.hidden)
    for (spelling, name) in found { #expect(Units.named(spelling)?.unit.name == name) }
  }

  @Test("a name with several readings comes before a prefix") func ambiguousSpellings() {
    let names = AmbiguousUnit.table.flatMap { [$0.name, $0.name + "s"] }
    // These would be picotonnes and quectotonnes.
    #expect(Set(names.filter { Self.prefixed[$0] != nil }) == ["pt", "qt"])
    for name in names { #expect(Units.named(name) == nil, "\(name)") }
  }

  @Test("no spelling is that of two prefixed units") func twoPrefixes() {
    for (spelling, readings) in Self.prefixed {
      #expect(Set(readings.map(size)).count == 1, "\(spelling)")
      if Self.exact[spelling] == nil, AmbiguousUnit.named(spelling) == nil {
        #expect(Units.named(spelling).map { readings.contains(Reading($0)) } == true, "\(spelling)")
      }
    }
  }

  @Test("constants are no units, and few functions are") func catalogue() {
    let spellings = Set(Self.prefixed.keys).union(Self.exact.keys)
      .union(AmbiguousUnit.table.flatMap { [$0.name, $0.name + "s"] })
    #expect(spellings.filter(Catalogue.isConstant).isEmpty)
    // Minutes, pounds, seconds and pounds per square inch are common after numbers; a decirem
    // follows from the rules (`drem` is also C's old name of the remainder).
    let functions = Set(spellings.filter(Catalogue.isFunction))
    #expect(functions == ["min", "lb", "sec", "psi", "drem"])
  }

  private struct Size: Hashable {
    var scale: ExactRatio
    var dimension: Dimension
  }

  private func size(_ row: Int) -> Size { size(Reading(row: row)) }

  private func size(_ reading: Reading) -> Size {
    let named = Units.Named(row: reading.row, prefix: reading.prefix)
    return Size(scale: named.scale, dimension: named.dimension)
  }
}
