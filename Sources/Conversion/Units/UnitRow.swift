public import NumericCore

/// One unit: everything that parser, help, completion and tests know of it.
public struct UnitRow: Sendable {
  /// Which prefixes may stand before it.
  public enum PrefixRule: Sendable {
    case none
    /// Those of the SI.
    case decimal
    /// Those from kilo up, and those of IEC 80000-13: `Ki`, `Mi`, …
    case binary
  }

  /// The name, with `_` for blanks: `pound_mole`.
  public var name: String
  /// Symbols, the one that is printed first; prefixes join them by their symbols.
  public var symbols: [String]
  /// Other names; prefixes join them by their names.
  public var aliases: [String]
  /// The plural of the name where it is not formed with `s`, as `plural(of:)` does.
  public var plural: String?
  /// An exact number, fraction or power of π and a product of earlier units: `1/180 pi rad`, `231 in^3`; the
  /// number alone for a base unit.
  public var definition: String
  /// The base quantity of a base unit.
  public var base: Dimension.Base?
  /// What is added to a reading of its scale to count from absolute zero; nil for what has no scale.
  public var offset: ExactLiteral?
  /// Whether it counts differences of a quantity that has scales.
  public var isDifference: Bool
  /// Which prefixes it takes.
  public var prefixes: PrefixRule
  /// The category under which it is listed.
  public var category: UnitCategory
  /// Where the definition stands.
  public var source: String
  /// More for its page; empty for nothing.
  public var note: String

  init(
    _ name: String, _ symbols: [String] = [], _ definition: String, aliases: [String] = [],
    plural: String? = nil, base: Dimension.Base? = nil, offset: ExactLiteral? = nil,
    isDifference: Bool = false, prefixes: PrefixRule = .none, in category: UnitCategory,
    source: String, note: String = ""
  ) {
    self.name = name
    self.symbols = symbols
    self.aliases = aliases
    self.plural = plural
    self.definition = definition
    self.base = base
    self.offset = offset
    self.isDifference = isDifference
    self.prefixes = prefixes
    self.category = category
    self.source = source
    self.note = note
  }

  /// Whether a prefix may stand before it.
  public func takes(_ prefix: UnitPrefix) -> Bool {
    switch prefixes {
    case .none: false
    case .decimal: !prefix.isBinary
    case .binary: prefix.countsData
    }
  }

  /// How it is printed.
  public var symbol: String { symbols.first ?? name }

  /// With an `s`, which the noun takes in `metre_of_water`, `mile_per_hour` and `gallon_us`.
  private static func plural(of name: String) -> String {
    let ending = ["_us", "_uk", "_it", "_th", "_troy"].first(where: name.hasSuffix)
    let noun = ["_of_", "_per_"].compactMap { name.firstRange(of: $0)?.lowerBound }.first
    let end = noun ?? name.index(name.endIndex, offsetBy: -(ending?.count ?? 0))
    return name[..<end] + "s" + name[end...]
  }

  /// The name and its plural, and those of the aliases.
  public var longNames: [String] { names + plurals }

  /// The name, and the aliases.
  public var names: [String] { [name] + aliases }

  /// The plurals of the names.
  public var plurals: [String] {
    [plural ?? Self.plural(of: name)] + aliases.map(Self.plural(of:))
  }
}
