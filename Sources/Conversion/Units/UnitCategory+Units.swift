extension UnitCategory {
  /// The units of the category, in the order of the table.
  public var units: [Unit] {
    Units.table.indices.filter { Units.table[$0].category == self }
      .map { Unit(Units.Named(row: $0)) }
  }
}
