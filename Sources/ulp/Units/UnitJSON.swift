import Arithmetic
import Conversion
import NumericCore

/// Units as JSON.
enum UnitJSON {
  /// The categories with the numbers of their units.
  static func categories() -> JSONValue {
    .list(
      UnitCategory.allCases.map {
        .object([
          ("category", .string($0.rawValue)), ("units", JSONValue($0.units.count)),
        ])
      })
  }

  /// An array of units.
  static func list(_ units: [Unit]) throws(CalculatorError) -> JSONValue {
    var objects: [JSONValue] = []
    for unit in units { objects.append(try page(unit)) }
    return .list(objects)
  }

  /// A unit or a product of units.
  static func page(_ unit: Unit) throws(CalculatorError) -> JSONValue {
    let size = try UnitSize(unit)
    var fields: JSONFields = [
      ("unit", .string(unit.symbol)), ("size", .string(size.exact)),
      ("size_near", JSONValue(size.near)), ("base_units", .string(size.baseUnits)),
      ("measures", .string(unit.quantityName)),
      ("dimension", .string(unit.dimension.formula)),
    ]
    guard let named = unit.single else {
      let factors = unit.terms.map {
        JSONValue.object([
          ("unit", .string($0.unit.symbol)), ("power", $0.exponent.json),
        ])
      }
      return .object(fields + [("factors", .list(factors))])
    }
    let row = named.unit
    var zero: String?
    if let offset = unit.offset {
      zero = try UnitSize(UnitScale(ExactRatio(offset, ExactLiteral(1)))).exact
    }
    fields += [
      ("name", .string(named.name)), ("symbols", strings(row.symbols)),
      ("names", strings(row.names)), ("plurals", strings(row.plurals)),
      ("prefixes", .string(row.prefixes.summary)),
      ("prefix", JSONValue(named.unitPrefix?.name)),
      ("definition", .string(row.definitionText)),
      ("offset", JSONValue(zero)), ("category", .string(row.category.rawValue)),
      ("source", .string(row.source)), ("note", .string(row.note)),
      ("meant_by", strings(AmbiguousUnit.names(of: row))),
    ]
    return .object(fields)
  }

  /// The meanings of an ambiguous name.
  static func readings(_ entry: AmbiguousUnit) throws(CalculatorError) -> JSONValue {
    .object([
      ("name", .string(entry.name)), ("meaning", JSONValue(entry.meaning)),
      ("readings", try list(entry.units)),
    ])
  }

  private static func strings(_ texts: [String]) -> JSONValue {
    .list(texts.map { .string($0) })
  }
}

extension UnitPower {
  /// A number where the power is whole, otherwise the text of the fraction: `"1/2"`.
  fileprivate var json: JSONValue {
    let (numerator, denominator) = fraction
    return whole.map { JSONValue($0) } ?? .string("\(numerator)/\(denominator)")
  }
}
