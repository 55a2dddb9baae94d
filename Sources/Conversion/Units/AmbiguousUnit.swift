/// A name that means different units to different people.
public struct AmbiguousUnit: Sendable {
  /// The name, a plural of which is formed with `s`.
  public var name: String
  /// The unit that is meant where nothing else is said; nil where that would be a guess.
  public var meaning: String?
  /// The names of the other readings.
  public var others: [String]

  init(_ name: String, _ meaning: String?, or others: String...) {
    self.name = name
    self.meaning = meaning
    self.others = others
  }

  /// The readings, the one that is meant by default first.
  public var readings: [String] { [meaning].compactMap { $0 } + others }

  /// The units of the readings.
  public var units: [Unit] { readings.compactMap { Units.named($0).map { Unit($0) } } }

  /// The names that may mean the unit of a name or symbol.
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

  /// The entry of a name.
  public static func named(_ name: String) -> AmbiguousUnit? { index[name].map { table[$0] } }
}
