/// A name that denotes different units in different contexts.
public struct AmbiguousUnit: Sendable {
  /// The name; its plural is formed with `s`.
  public var name: String
  /// The unit that the name denotes by default; nil if there is no default.
  public var meaning: String?
  /// The names of the other readings.
  public var others: [String]

  init(_ name: String, _ meaning: String?, or others: String...) {
    self.name = name
    self.meaning = meaning
    self.others = others
  }

  /// The names of all readings, the default first.
  public var readings: [String] { [meaning].compactMap { $0 } + others }

  /// The units of the readings.
  public var units: [Unit] { readings.compactMap { Units.named($0).map { Unit($0) } } }

  /// The ambiguous names that may denote a unit.
  public static func names(of unit: UnitRow) -> [String] {
    let own = Set(unit.longNames + unit.symbols)
    return table.filter { !own.isDisjoint(with: $0.readings) }.map(\.name)
  }

  private static let index: [String: Int] = {
    var found: [String: Int] = [:]
    for (row, entry) in table.enumerated() {
      found[entry.name] = row
      found[entry.name + "s"] = row
    }
    return found
  }()

  /// The entry for a name.
  public static func named(_ name: String) -> AmbiguousUnit? { index[name].map { table[$0] } }
}
