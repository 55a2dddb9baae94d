public import NumericCore

/// One unit: what the parser, help, completion and tests know about it.
public struct UnitRow: Sendable {
  /// The prefixes that a unit may have.
  public enum PrefixRule: Sendable {
    case none
    /// The prefixes of the SI.
    case decimal
    /// The SI prefixes from kilo up, and those of IEC 80000-13: `Ki`, `Mi`, …
    case binary
  }

  /// The name, with `_` for spaces: `pound_mole`.
  public var name: String
  /// The symbols, which are combined with symbols of prefixes; the first one is printed.
  public var symbols: [String]
  /// Other names, which are combined with names of prefixes.
  public var aliases: [String]
  /// The plural of the name, if `plural(of:)` does not form it.
  public var plural: String?
  /// An exact number, fraction or power of π and a product of earlier units, such as
  /// `1/180 pi rad` and `231 in^3`; for a base unit only the number.
  public var definition: String
  /// The base quantity of a base unit.
  public var base: Dimension.Base?
  /// The amount to add to a number on its scale to count from absolute zero; nil for units without
  /// a scale.
  public var offset: ExactLiteral?
  /// Whether it measures differences of a quantity that also has scales.
  public var isDifference: Bool
  /// The prefixes that it may have.
  public var prefixes: PrefixRule
  /// The category under which it is listed.
  public var category: UnitCategory
  /// The source of the definition.
  public var source: String
  /// A note for the page of the unit; may be empty.
  public var note: String

  /// A row of a table. A call for each row makes tables of half the size that copies of this code have: 110 kB of the installed
  /// command.
  @inline(never)
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

  /// Whether the unit may have a prefix.
  public func takes(_ prefix: UnitPrefix) -> Bool {
    switch prefixes {
    case .none: false
    case .decimal: !prefix.isBinary
    case .binary: prefix.countsData
    }
  }

  /// The printed form.
  public var symbol: String { symbols.first ?? name }

  /// The name with `s` after its noun, as in `metres_of_water`, `miles_per_hour` and `gallons_us`.
  private static func plural(of name: String) -> String {
    let ending = ["_us", "_uk", "_it", "_th", "_troy"].first(where: name.hasSuffix)
    let noun = ["_of_", "_per_"].compactMap { name.firstIndex(ofText: $0) }.first
    let end = noun ?? name.index(name.endIndex, offsetBy: -(ending?.count ?? 0))
    return name[..<end] + "s" + name[end...]
  }

  /// The name, the aliases, and the plurals of all of them.
  public var longNames: [String] { names + plurals }

  /// The name and the aliases.
  public var names: [String] { [name] + aliases }

  /// The plurals of the names.
  public var plurals: [String] {
    [plural ?? Self.plural(of: name)] + aliases.map(Self.plural(of:))
  }
}
