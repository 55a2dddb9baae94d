extension UnitCategory {
  /// The units of the category, in the order of the table.
  public var units: [Unit] {
    if self == .money {
      return Currencies.table.filter(\.isCurrent).compactMap { Units.named($0.code) }
        .map { Unit($0) }
    }
    return Units.table.indices.filter { Units.table[$0].category == self }
      .map { Unit(Units.Named(row: $0)) }
  }
}
