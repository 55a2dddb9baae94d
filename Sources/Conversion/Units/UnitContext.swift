/// A country whose customary units names without a suffix denote.
public enum UnitLocale: String, CaseIterable, Sendable, Codable {
  /// The United States: a pint is 473 mL, a ton 2000 pounds.
  case us
  /// The United Kingdom: a pint is 568 mL, a ton 2240 pounds.
  case uk
}

/// What names of units mean besides the table: those that users define, and the country of names
/// with national variants.
public struct UnitContext: Sendable {
  /// The country; nil for the stated defaults.
  public var locale: UnitLocale?
  /// The units that users define, by name.
  public private(set) var custom: [String: Units.Named] = [:]

  /// The table alone.
  public init() {}

  /// Adds a unit, or replaces the one that had its name.
  public mutating func define(_ unit: CustomUnit) { custom[unit.name] = unit.unit }

  /// The unit with exactly this spelling; those that users define have a plural with `s`, where it
  /// means nothing else.
  func named(_ name: String) -> Units.Named? {
    if custom.isEmpty { return Units.named(name) }
    return custom[name] ?? Units.named(name)
      ?? (name.hasSuffix("s") ? custom[String(name.dropLast())] : nil)
  }
}

extension AmbiguousUnit {
  /// The reading of a country, for names with a variant of each country.
  func reading(in locale: UnitLocale?) -> String? {
    guard let locale, meaning.map({ $0.hasSuffix("_us") }) ?? true else { return nil }
    let variants = UnitLocale.allCases.map { country in
      readings.first { $0.hasSuffix("_" + country.rawValue) }
    }
    guard variants.allSatisfy({ $0 != nil }) else { return nil }
    return readings.first { $0.hasSuffix("_" + locale.rawValue) }
  }
}
