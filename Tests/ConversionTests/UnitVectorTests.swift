import BigNumbers
import NumericCore
import TestSupport
import Testing

@testable import Conversion

/// Compares with the definitions of GNU units; see UnitVectors/make_units.py.
@Suite("units, against GNU units")
struct UnitVectorTests {
  /// The entry of a row in counterparts.txt.
  private enum Counterpart {
    case same
    case other
    case none
  }

  private static func counterparts() throws -> [(name: String, kind: Counterpart)] {
    try Repository.text("Tests/ConversionTests/UnitVectors/counterparts.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        try #require(words.count == 3, "\(line)")
        switch words[1] {
        case "=": return (words[0], .same)
        case "!":
          let reason = words[2].firstRange(of: ": ").map { words[2][$0.upperBound...] }
          #expect(reason?.isEmpty == false, "\(line) gives no reason")
          return (words[0], .other)
        case "-": return (words[0], .none)
        default: throw Malformed(line: String(line))
        }
      }
  }

  private struct Malformed: Error { var line: String }

  /// The size of a row in the notation of the vectors, in which plane angles are dimensionless.
  private func size(_ row: Int) throws -> String {
    let (scale, dimension) = Units.definitions[row]
    var rational = scale
    rational.piPower = 0
    let number = try #require(try BigRational(exactly: rational))
    let bases: [(Dimension.Base, String)] = [
      (.current, "A"), (.temperature, "K"), (.information, "bit"), (.luminousIntensity, "cd"),
      (.mass, "kg"), (.length, "m"), (.amount, "mol"), (.time, "s"),
    ]
    let powers = bases.filter { dimension[$0.0] != 0 }.map { "\($0.1):\(dimension[$0.0].text)" }
    return (["\(number)", "\(scale.piPower)"] + powers).joined(separator: " ")
  }

  @Test("every row has a counterpart or a reason for none") func complete() throws {
    #expect(try Self.counterparts().map(\.name) == Units.table.map(\.name))
  }

  @Test("sizes are those of GNU units, and differ where it is said") func sizes() throws {
    let lines = try VectorLine.lines(of: "Tests/ConversionTests/UnitVectors/units.txt")
    let theirs = Dictionary(uniqueKeysWithValues: lines.map { (String($0.fields[0]), $0.result) })
    var compared = 0
    for (row, (name, kind)) in try Self.counterparts().enumerated() {
      let own = try size(row)
      switch kind {
      case .same:
        #expect(try #require(theirs[name]) == own, "\(name)")
        compared += 1
      case .other: #expect(try #require(theirs[name]) != own, "\(name) does not differ")
      case .none: #expect(theirs[name] == nil, "\(name) has a counterpart")
      }
    }
    #expect(compared > 350)
  }
}
