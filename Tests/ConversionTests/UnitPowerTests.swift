import BigNumbers
import NumericCore
import Testing

@testable import Conversion

/// Areas are squares of lengths, and volumes are cubes.
@Suite("areas and volumes")
struct UnitPowerTests {
  private func size(_ text: String) throws -> BigRational {
    let unit = try Unit(parsing: text)
    return try #require(try BigRational(exactly: unit.scale.ratio), "\(text)")
  }

  /// Exact sizes from the laws that define them.
  static let counts: [(String, BigRational, String)] = [
    ("acre", 43_560, "ft^2"), ("acre", 4840, "yd^2"), ("acre", 10, "chain^2"),
    ("hectare", 10_000, "m^2"), ("are", 100, "m^2"), ("km^2", 1_000_000, "m^2"),
    ("mi^2", 640, "acre"), ("yd^2", 9, "ft^2"), ("ft^2", 144, "in^2"),
    ("survey_acre", 43_560, "survey_foot^2"), ("section", 640, "survey_acre"),
    ("litre", 1, "dm^3"), ("mL", 1, "cm^3"), ("stere", 1, "m^3"), ("kL", 1, "m^3"),
    ("yd^3", 27, "ft^3"), ("ft^3", 1728, "in^3"), ("gal_us", 231, "in^3"),
    ("acre_foot", 43_560, "ft^3"), ("acre_foot", 12, "acre_inch"), ("acre_foot", 1, "acre*ft"),
    ("board_foot", 144, "in^3"), ("cord", 128, "ft^3"), ("oil_barrel", 42, "gal_us"),
    ("gal_us", 4, "qt_us"), ("gal_us", 8, "pt_us"), ("gal_us", 16, "cup_us"),
    ("gal_us", 128, "floz_us"), ("gal_us", 256, "tbsp_us"), ("gal_us", 768, "tsp_us"),
    ("gal_us", 32, "gi_us"), ("gal_uk", 160, "floz_uk"), ("gal_uk", 8, "pt_uk"),
    ("gal_uk", 32, "gi_uk"), ("bu_us", 4, "pk_us"), ("bu_us", 64, "pt_dry_us"),
  ]

  @Test("counts", arguments: counts) func count(_ unit: String, _ count: BigRational, _ of: String)
    throws
  {
    #expect(try size(unit) == count * size(of))
  }

  @Test("squares and cubes of every length, in every spelling") func powers() throws {
    for row in Units.table where row.category == .length && row.name != "parsec" {
      let length = try size(row.name)
      let square = length * length
      let symbol = row.symbol
      var squares = ["\(row.name)^2", "\(row.name)²", "square \(row.name)", "sq \(row.name)"]
      var cubes = ["\(row.name)^3", "\(row.name)³", "cubic \(row.name)", "cu \(row.name)"]
      if symbol.last?.isNumber == false {
        squares += ["\(symbol)2", "sq\(symbol)"]
        cubes += ["\(symbol)3", "cu\(symbol)"]
      }
      for text in squares {
        #expect(try Unit(parsing: text).dimension == Dimension(.length).power(2), "\(text)")
        #expect(try size(text) == square, "\(text)")
      }
      for text in cubes {
        #expect(try Unit(parsing: text).dimension == Dimension(.length).power(3), "\(text)")
        #expect(try size(text) == square * length, "\(text)")
      }
    }
  }

  /// The freezing and boiling points of water on each scale, as its inventor defined them.
  static let fixedPoints: [(String, BigRational, BigRational)] = [
    ("degC", 0, 100), ("degF", 32, 212), ("degRe", 0, 80), ("degN", 0, 33),
    ("degRo", BigRational(15, over: 2), 60),
    ("K", BigRational(27_315, over: 100), BigRational(37_315, over: 100)),
    ("degR", BigRational(49_167, over: 100), BigRational(67_167, over: 100)),
  ]

  @Test("scales of temperature meet where water freezes and boils", arguments: fixedPoints)
  func temperatures(_ symbol: String, _ freezing: BigRational, _ boiling: BigRational) throws {
    let scale = try Unit(parsing: symbol)
    for (other, first, last) in Self.fixedPoints {
      let ratio = try #require(scale.conversion(to: Unit(parsing: other))).ratio
      let parts = try [ratio.numerator, ratio.offset, ratio.denominator].map {
        try #require(try BigRational(exactly: $0))
      }
      #expect((freezing * parts[0] + parts[1]) / parts[2] == first, "\(symbol) to \(other)")
      #expect((boiling * parts[0] + parts[1]) / parts[2] == last, "\(symbol) to \(other)")
    }
  }
}
