import Arithmetic
import Conversion
import NumericCore

/// Units as lines of text.
enum UnitText {
  /// The categories with the numbers of their units.
  static func categories() -> [String] {
    let width = UnitCategory.allCases.map(\.rawValue.count).max() ?? 0
    return UnitCategory.allCases.map {
      Columns.row([($0.rawValue, width), ("\($0.units.count)", 0)])
    }
  }

  /// One line for each unit: symbol, name, definition and size.
  static func list(_ units: [Unit]) throws(CalculatorError) -> [String] {
    var rows: [[String]] = []
    for unit in units {
      guard let named = unit.single else { continue }
      rows.append([
        named.symbol, named.name, named.definition, try UnitSize(unit).shortText,
      ])
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in Columns.row(zip(row, widths + [0]).map { ($0, $1) }) }
  }

  /// All information about a unit or a product of units.
  static func page(_ unit: Unit) throws(CalculatorError) -> [String] {
    let size = try UnitSize(unit)
    let formula = unit.dimension.formula
    let saysMore = unit.dimension != .none && formula != unit.quantityName
    let measures = [
      ("size", size.text), ("", size.nearText ?? ""), ("measures", unit.quantityName),
      ("that is", saysMore ? formula : ""),
    ]
    guard let named = unit.single else {
      let factors = unit.terms.map { "\($0.unit.symbol) \($0.unit.name)" }
      return [unit.symbol]
        + Columns.facts([("factors", factors.joined(separator: ", "))] + measures)
    }
    let row = named.unit
    var rows = [
      ("symbols", row.symbols.joined(separator: ", ")),
      ("names", row.names.joined(separator: ", ")),
      ("plurals", row.plurals.joined(separator: ", ")),
      ("prefixes", row.prefixes.summary),
    ]
    if let prefix = named.unitPrefix {
      rows.append(("prefix", "\(prefix.name), \(try UnitSize(UnitScale(prefix.factor)).exact)"))
    }
    rows.append(("defined", "\(row.symbol) is \(row.definitionText)"))
    rows += measures
    if let zero = unit.offset {
      let offset = try UnitSize(UnitScale(ExactRatio(zero, ExactLiteral(1)))).exact
      rows.append(("scale", "x \(row.symbol) is (x + \(offset)) * \(size.text)"))
    }
    rows += [
      ("source", row.source), ("note", row.note),
      ("meant by", AmbiguousUnit.names(of: row).joined(separator: ", ")),
    ]
    let title = named.symbol == named.name ? named.name : "\(named.symbol), \(named.name)"
    return [title] + Columns.facts(rows)
  }

  /// The meanings of an ambiguous name.
  static func readings(_ entry: AmbiguousUnit) throws(CalculatorError) -> [String] {
    let head =
      entry.meaning.map { "'\(entry.name)' is read as \($0); all its readings:" }
      ?? "'\(entry.name)' means different units and is not read; write one of these:"
    return [head] + (try list(entry.units))
  }
}

extension Units.Named {
  /// The definition in a column.
  fileprivate var definition: String {
    unitPrefix.map { "\($0.name) \(unit.name)" } ?? unit.definitionText
  }
}

extension UnitRow.PrefixRule {
  /// The permitted prefixes, in words.
  var summary: String {
    switch self {
    case .none: "none"
    case .decimal: "those of the SI"
    case .binary: "kilo and above, kibi and above"
    }
  }
}
