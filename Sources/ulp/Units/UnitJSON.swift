import Arithmetic
import Conversion
import NumericCore

/// What there is to know of units, as JSON.
enum UnitJSON {
  /// The categories, with the count of their units.
  static func categories() -> String {
    JSONText.list(
      UnitCategory.allCases.map {
        JSONText.object([
          ("category", JSONText.quoted($0.rawValue)), ("units", "\($0.units.count)"),
        ])
      })
  }

  /// An array of units.
  static func list(_ units: [Unit]) throws(CalculatorError) -> String {
    var objects: [String] = []
    for unit in units { objects.append(try page(unit)) }
    return JSONText.list(objects)
  }

  /// A unit or a product of units.
  static func page(_ unit: Unit) throws(CalculatorError) -> String {
    let size = try UnitSize(unit)
    var fields = [
      ("unit", JSONText.quoted(unit.symbol)), ("size", JSONText.quoted(size.exact)),
      ("size_near", optional(size.near)), ("base_units", JSONText.quoted(size.baseUnits)),
      ("measures", JSONText.quoted(unit.quantityName)),
      ("dimension", JSONText.quoted(unit.dimension.formula)),
    ]
    guard let named = unit.single else {
      let factors = unit.terms.map {
        JSONText.object([
          ("unit", JSONText.quoted($0.unit.symbol)), ("power", "\($0.exponent)"),
        ])
      }
      return JSONText.object(fields + [("factors", JSONText.list(factors))])
    }
    let row = named.unit
    var zero: String?
    if let offset = unit.offset {
      zero = try UnitSize(ExactRatio(offset, ExactLiteral(1))).exact
    }
    fields += [
      ("name", JSONText.quoted(named.name)), ("symbols", strings(row.symbols)),
      ("names", strings(row.names)), ("plurals", strings(row.plurals)),
      ("prefixes", JSONText.quoted(row.prefixes.summary)),
      ("prefix", optional(named.unitPrefix?.name)),
      ("definition", JSONText.quoted(row.definitionText)),
      ("offset", optional(zero)), ("category", JSONText.quoted(row.category.rawValue)),
      ("source", JSONText.quoted(row.source)), ("note", JSONText.quoted(row.note)),
      ("meant_by", strings(AmbiguousUnit.names(of: row))),
    ]
    return JSONText.object(fields)
  }

  /// The readings of a name that has several.
  static func readings(_ entry: AmbiguousUnit) throws(CalculatorError) -> String {
    JSONText.object([
      ("name", JSONText.quoted(entry.name)), ("meaning", optional(entry.meaning)),
      ("readings", try list(entry.units)),
    ])
  }

  private static func strings(_ texts: [String]) -> String {
    JSONText.list(texts.map(JSONText.quoted))
  }

  private static func optional(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }
}
