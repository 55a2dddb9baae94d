/// The units in which people like to read a quantity.
public enum PreferredUnits {
  private static let index: [Dimension: [Unit]] = {
    var found: [Dimension: [Unit]] = [:]
    for symbols in table {
      let units = symbols.map { symbol in
        guard let unit = try? Unit(parsing: symbol) else {
          preconditionFailure("'\(symbol)' is no unit")
        }
        return unit
      }
      found[units[0].dimension] = units
    }
    return found
  }()

  /// The symbols of all of them, with their prefixes.
  public static var symbols: [String] { table.flatMap { $0 } }

  /// Units from small to large, of which the largest that leaves at least 1 reads best; empty where there
  /// is no custom.
  public static func ladder(for dimension: Dimension) -> [Unit] { index[dimension] ?? [] }
}
