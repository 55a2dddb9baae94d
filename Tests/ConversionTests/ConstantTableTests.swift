import NumericCore
import Scientific
import TestSupport
import Testing

@testable import Conversion

/// Compares with the list of NIST; see ConstantVectors/allascii.txt.
@Suite("constants of physics")
struct ConstantTableTests {
  /// A line of the list: columns of fixed width.
  private struct Line {
    let title: String
    let value: String
    let uncertainty: String
    let unit: String

    init(_ text: Substring) {
      let characters = Array(text)
      func column(_ range: Range<Int>) -> String {
        let end = min(range.upperBound, characters.count)
        guard range.lowerBound < end else { return "" }
        let words = String(characters[range.lowerBound..<end]).split(separator: " ")
        return words.joined(separator: " ")
      }
      title = column(0..<60)
      value = column(60..<85)
      uncertainty = column(85..<110)
      unit = column(110..<1000)
    }
  }

  private static func lines() throws -> [Line] {
    let text = try Repository.text("Tests/ConversionTests/ConstantVectors/allascii.txt")
    let lines = text.split(separator: "\n").map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
    let start = try #require(lines.firstIndex { $0.hasPrefix("-----") })
    return lines[(start + 1)...].map(Line.init)
  }

  @Test("the table is the list") func list() throws {
    let lines = try Self.lines()
    #expect(lines.count == 355)
    #expect(lines.map(\.title) == PhysicalConstant.all.map(\.title))
    for (line, constant) in zip(lines, PhysicalConstant.all) {
      let value = line.value.filter { $0 != " " }
      #expect(value.replacing("...", with: "") == constant.digits, "\(line.title)")
      #expect(value.contains("...") == (constant.formula != nil), "\(line.title)")
      let uncertainty = line.uncertainty.filter { $0 != " " }
      #expect(uncertainty == constant.uncertainty ?? "(exact)", "\(line.title)")
      let factors = line.unit.split(separator: " ").map { $0 == "u" ? "Da" : $0 }
      #expect(factors.joined(separator: "*") == constant.unitText, "\(line.title)")
      #expect((constant.unit == nil) == line.unit.isEmpty, "\(line.title)")
    }
  }

  @Test("digits, uncertainties and neighbours are numbers")
  func numbers() throws {
    for constant in PhysicalConstant.all {
      #expect(constant.value.kind == .finite)
      guard let uncertainty = constant.uncertainty else {
        #expect(constant.knownDigits == nil)
        continue
      }
      _ = try ExactLiteral(uncertainty)
      let known = try #require(constant.knownDigits)
      #expect((2...15).contains(known), "\(constant.name)")
      #expect(constant.neighbour != constant.value)
    }
    #expect(PhysicalConstant.named("G_newton")?.knownDigits == 6)
    #expect(PhysicalConstant.named("weak_mixing_angle")?.knownDigits == 5)
    #expect(PhysicalConstant.named("neutron_tau_mass_ratio")?.knownDigits == 6)
  }

  @Test("names are unique, also without regard to case, and no functions")
  func names() {
    let names = PhysicalConstant.all.flatMap { Set($0.symbols + [$0.name]) }
    #expect(Set(names).count == names.count)
    let long = PhysicalConstant.all.map(\.name)
    #expect(long.allSatisfy { $0 == $0.lowercased() })
    for name in names {
      #expect(!Catalogue.isFunction(name) && !Catalogue.isConstant(name), "\(name)")
      #expect(DateFunction.named(name) == nil, "\(name)")
    }
  }

  /// Behind a number the unit is read, elsewhere the constant.
  @Test("a unit with the name of a constant has its value") func units() throws {
    var shared: [String] = []
    for constant in PhysicalConstant.all {
      for name in constant.symbols + [constant.name] where Units.isSpelled(name) {
        shared.append(name)
        let unit = try Unit(parsing: name)
        let own = try #require(constant.unit)
        let ratio = ExactRatio(constant.value, ExactLiteral(1))
        #expect(unit.scale == UnitScale(ratio) * own.scale, "\(name)")
      }
    }
    #expect(Set(shared).isSuperset(of: ["c", "m_e", "a_0", "E_h"]))
  }
}
