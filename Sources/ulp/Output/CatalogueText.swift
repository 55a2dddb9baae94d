import Scientific

/// What there is to know of a name of the catalogue.
enum CatalogueText {
  /// The lines of a function.
  static func lines(of row: FunctionRow) -> [String] {
    [row.signature, row.summary]
      + facts([
        ("aliases", row.aliases.joined(separator: ", ")), ("domain", row.domain),
        ("example", "\(row.example.expression) = \(row.example.result)"), ("source", row.source),
      ])
  }

  /// The lines of a constant.
  static func lines(of row: ConstantRow) -> [String] {
    [row.name, row.summary]
      + facts([("aliases", row.aliases.joined(separator: ", ")), ("source", row.source)])
  }

  private static func facts(_ facts: [(label: String, text: String)]) -> [String] {
    facts.filter { !$0.text.isEmpty }.map { Columns.row([($0.label, 8), ($0.text, 0)]) }
  }
}
