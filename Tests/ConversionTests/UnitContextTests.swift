import NumericCore
import Testing

@testable import Conversion

/// Names of units that depend on the user: the country, and definitions.
@Suite("names of units in a context")
struct UnitContextTests {
  private func read(_ text: String, _ context: UnitContext) throws -> Unit {
    var scanner = UnitScanner(Array(text.utf8), at: 0, in: context)
    let found = try scanner.scanWhole()
    try scanner.checkEnd()
    #expect(context.locale == nil || scanner.notices.isEmpty, "\(text)")
    return found
  }

  private func country(_ locale: UnitLocale?) -> UnitContext {
    var context = UnitContext()
    context.locale = locale
    return context
  }

  /// The laws of the United States and of the United Kingdom.
  static let national = [
    ("pint", "pt_us", "pt_uk"), ("gallons", "gal_us", "gal_uk"), ("cup", "cup_us", "cup_uk"),
    ("tbsp", "tbsp_us", "tbsp_uk"), ("fl_oz", "floz_us", "floz_uk"), ("ton", "ton_us", "ton_uk"),
    ("cwt", "cwt_us", "cwt_uk"), ("bushel", "bu_us", "bu_uk"), ("mpg", "mpg_us", "mpg_uk"),
    ("qt/min", "qt_us/min", "qt_uk/min"),
  ]

  @Test("national names", arguments: national)
  func nationalNames(_ name: String, _ us: String, _ uk: String) throws {
    #expect(try read(name, country(.us)) == Unit(parsing: us))
    #expect(try read(name, country(.uk)) == Unit(parsing: uk))
  }

  @Test(
    "names that no country decides", arguments: ["hp", "barrel", "therm", "point", "Btu", "kb"])
  func others(_ name: String) throws {
    for locale in UnitLocale.allCases {
      #expect(AmbiguousUnit.named(name)?.reading(in: locale) == nil)
    }
  }

  @Test("a decided name has a reading of each country") func readings() {
    for entry in AmbiguousUnit.table {
      let found = UnitLocale.allCases.map { entry.reading(in: $0) }
      #expect(found.allSatisfy { $0 == nil } || found.allSatisfy { $0 != nil }, "\(entry.name)")
      #expect(entry.meaning == nil || found[0] == nil || found[0] == entry.meaning)
    }
  }

  static let anyCase = [
    ("Liters", "L"), ("METERS", "m"), ("Kilometers", "km"), ("Cubic Meters", "m^3"),
    ("Nautical Miles", "nmi"), ("Feet", "ft"), ("MegaWatts", "MW"),
  ]

  @Test("full names in any case", arguments: anyCase)
  func fullNames(_ name: String, _ symbol: String) throws {
    #expect(try read(name, UnitContext()).scale == Unit(parsing: symbol).scale)
  }

  @Test("symbols and short names keep their case", arguments: ["KM", "KWH", "Mph", "LBS", "MICRO"])
  func symbols(_ name: String) {
    #expect(throws: TextError.self) { try read(name, UnitContext()) }
  }

  @Test("a definition keeps its unit when the name is defined anew") func redefinition() throws {
    var context = UnitContext()
    let foot = try #require(
      CustomUnit("step", Unit(parsing: "ft").scale.ratio, Dimension(.length), text: "1 ft"))
    context.define(foot)
    let first = try read("step", context)
    let metre = try #require(
      CustomUnit("step", ExactRatio.one, Dimension(.length), text: "1 m"))
    context.define(metre)
    let second = try read("step", context)
    #expect(first != second)
    #expect(try first.scale == Unit(parsing: "ft").scale)
    #expect(second.scale.isOne)
    #expect(first.symbol == "step" && second.quantityName == "length")
    let again = try #require(
      CustomUnit("step", Unit(parsing: "ft").scale.ratio, Dimension(.length), text: "12 in"))
    #expect(again.unit == foot.unit)
  }

  @Test("sizes are positive")
  func sizes() {
    let none = ExactRatio(ExactLiteral(0), ExactLiteral(1))
    let negative = ExactRatio(ExactLiteral(-2), ExactLiteral(1))
    #expect(CustomUnit("step", none, .none, text: "0") == nil)
    #expect(CustomUnit("step", negative, .none, text: "-2") == nil)
  }

  @Test("reciprocals are inverted, which is said")
  func reciprocals() throws {
    for (from, to) in [("min/km", "km/h"), ("s", "Hz"), ("ohm", "S"), ("L/km", "km/L")] {
      let conversion = try #require(try Unit(parsing: from).conversion(to: Unit(parsing: to)))
      #expect(conversion.isReciprocal)
      #expect(conversion.note?.hasSuffix("are reciprocals: the number was inverted") == true)
    }
    #expect(try Unit(parsing: "m").conversion(to: Unit(parsing: "s")) == nil)
  }
}
