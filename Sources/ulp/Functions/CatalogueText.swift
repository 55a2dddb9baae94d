import Scientific

/// Describes a constant of the catalogue.
enum CatalogueText {
  /// The lines of a constant.
  static func lines(of row: ConstantRow) -> [String] {
    [row.name, row.summary]
      + Columns.facts([("aliases", row.aliases.joined(separator: ", ")), ("source", row.source)])
  }
}
