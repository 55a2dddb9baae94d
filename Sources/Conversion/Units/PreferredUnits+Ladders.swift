/// The units in which quantities are preferably displayed.
public enum PreferredUnits {
  private static let index: [Dimension: [Unit]] = {
    var found: [Dimension: [Unit]] = [:]
    for symbols in table {
      let units = symbols.map { symbol in
        guard let unit = try? Unit(parsing: symbol) else {
          preconditionFailure("'\(symbol)' is not a unit")
        }
        return unit
      }
      found[units[0].dimension] = units
    }
    return found
  }()

  /// The symbols of all preferred units, with their prefixes.
  public static var symbols: [String] { table.flatMap { $0 } }

  /// The preferred units of a dimension from small to large; empty if there are none.
  ///
  /// The most readable unit is the largest one in which the number is at least 1.
  public static func ladder(for dimension: Dimension) -> [Unit] { index[dimension] ?? [] }
}
