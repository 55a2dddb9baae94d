import Conversion
import Scientific

/// What there is to know of a name of the catalogue.
enum CatalogueText {
  /// The lines of a function.
  static func lines(of row: FunctionRow) -> [String] {
    [row.signature, row.summary]
      + Columns.facts([
        ("aliases", row.aliases.joined(separator: ", ")), ("domain", row.domain),
        ("example", "\(row.example.expression) = \(row.example.result)"), ("source", row.source),
      ])
  }

  /// The lines of a function of dates.
  static func lines(of function: DateFunction) -> [String] {
    [function.signature, function.summary]
      + Columns.facts([
        ("example", "\(function.example.expression) = \(function.example.result)"),
        ("source", function.source),
      ])
  }

  /// The lines of a constant.
  static func lines(of row: ConstantRow) -> [String] {
    [row.name, row.summary]
      + Columns.facts([("aliases", row.aliases.joined(separator: ", ")), ("source", row.source)])
  }
}
