import NumericCore

/// The units, found by name or symbol.
///
/// Everything is computed when a unit is first requested.
public enum Units {
  /// All units; those that occur in definitions come before the units that they define.
  public static let table: [UnitRow] = [
    baseUnits, lengths, typography, astronomicalLengths, historicalLengths, areas, volumes,
    volumesUS, volumesUK, masses, historicalMasses, times, temperatures, speeds, accelerations,
    forces, pressures, energies, powers, angles, frequencies, data, fuel, densities, flows,
    viscosities, torques, amounts, electricity, magnetism, light, radiation, heat, numbers,
  ].flatMap { $0 }

  /// A unit with an optional prefix.
  public struct Named: Hashable, Sendable {
    /// The index of the unit in the table.
    var row: Int
    /// The index of the prefix in the table of prefixes.
    var prefix: Int?
  }

  /// What a spelling denotes: the index of a unit, and whether the spelling is a symbol or a long
  /// name, which take different forms of prefixes.
  private struct Spelling {
    var row: Int
    var isName = false
    var isSymbol = false
  }

  private static let index: [String: Spelling] = {
    var found: [String: Spelling] = [:]
    found.reserveCapacity(8 * table.count)
    for (row, unit) in table.enumerated() {
      for name in unit.longNames { found[name] = Spelling(row: row, isName: true) }
      // `bar` is both a symbol and a name.
      for symbol in unit.symbols { found[symbol, default: Spelling(row: row)].isSymbol = true }
    }
    return found
  }()

  /// The unit with exactly this spelling, including a prefix.
  static func named(_ name: String) -> Named? {
    if let spelling = index[name] { return Named(row: spelling.row) }
    // A pint is not a picotonne.
    if AmbiguousUnit.named(name) != nil { return nil }
    for (place, prefix) in UnitPrefix.table.enumerated() {
      for symbol in prefix.symbols where name.hasPrefix(symbol) {
        if let row = row(String(name.dropFirst(symbol.count)), isSymbol: true, prefix) {
          return Named(row: row, prefix: place)
        }
      }
      if name.hasPrefix(prefix.name),
        let row = row(String(name.dropFirst(prefix.name.count)), isSymbol: false, prefix)
      {
        return Named(row: row, prefix: place)
      }
    }
    return currency(name)
  }

  private static func row(_ rest: String, isSymbol: Bool, _ prefix: UnitPrefix) -> Int? {
    guard let row = isSymbol ? rowOfSymbol(rest) : rowOfName(rest) else { return nil }
    return table[row].takes(prefix) ? row : nil
  }

  private static func rowOfSymbol(_ symbol: String) -> Int? {
    guard let spelling = index[symbol], spelling.isSymbol else { return nil }
    return spelling.row
  }

  /// The index of the unit with this long name; an ambiguous name denotes its default, so that a
  /// kilocalorie is 1000 default calories.
  private static func rowOfName(_ name: String) -> Int? {
    guard let spelling = index[name] else {
      return AmbiguousUnit.named(name)?.meaning.flatMap { index[$0]?.row }
    }
    return spelling.isName ? spelling.row : nil
  }

  /// The symbol of every row, stored separately because rows are large.
  static let symbols = table.map(\.symbol)

  /// The size in base units and the dimension of every row.
  static let definitions: [(scale: ExactRatio, dimension: Dimension)] = {
    var known: [(scale: ExactRatio, dimension: Dimension)] = []
    known.reserveCapacity(table.count)
    for row in table { known.append(UnitDefinition.value(of: row, known)) }
    return known
  }()

  /// Whether a unit without a prefix has exactly this spelling.
  public static func isSpelled(_ name: String) -> Bool { index[name] != nil }

  /// The full name of a unit that is written with capitals, in small letters: `liters` for `Liters`; nil for names
  /// of fewer than four letters, in which capitals tell units apart.
  static func fullName(ignoringCaseOf name: String) -> String? {
    guard name.utf8.count >= 4, name.utf8.contains(where: { $0 &- UInt8(ascii: "A") < 26 }) else {
      return nil
    }
    let lower = name.lowercased()
    if AmbiguousUnit.named(lower) != nil { return lower }
    guard let unit = named(lower),
      unit.unit.longNames.contains(where: { lower.hasSuffix($0) })
    else { return nil }
    return lower
  }

  /// All spellings without prefixes, for suggestions and completion.
  public static var spellings: [String] { Array(index.keys) + AmbiguousUnit.table.map(\.name) }
}

extension Units.Named {
  /// The prefix; nil if there is none.
  public var unitPrefix: UnitPrefix? { prefix.map { UnitPrefix.table[$0] } }

  /// Whether a user defined it.
  public var isCustom: Bool { row >= CustomUnits.firstRow }

  /// Its row in the table; a currency, and a unit that a user defined, have rows of their own.
  public var unit: UnitRow {
    guard isCustom else { return currency.map { Units.row(of: $0) } ?? Units.table[row] }
    let own = CustomUnits.definition(ofRow: row)
    let category = Units.definitions.firstIndex { $0.dimension == own.dimension }
    return UnitRow(
      own.name, [], "", plural: own.name, in: category.map { Units.table[$0].category } ?? .number,
      source: "your definition")
  }

  /// The printed form.
  public var symbol: String {
    if isCustom { return CustomUnits.definition(ofRow: row).name }
    guard let prefix else { return currency?.code ?? Units.symbols[row] }
    // A unit without a symbol is printed with the full name of the prefix.
    return
      (unit.symbols.isEmpty ? UnitPrefix.table[prefix].name : UnitPrefix.table[prefix].symbols[0])
      + unit.symbol
  }

  /// The size in base units.
  var scale: ExactRatio {
    if isCustom { return CustomUnits.definition(ofRow: row).scale }
    return currency == nil ? scale(Units.definitions[row].scale) : .one
  }

  func scale(_ own: ExactRatio) -> ExactRatio {
    if let prefix { own * UnitPrefix.table[prefix].factor } else { own }
  }

  /// The dimension of the quantities that it measures.
  var dimension: Dimension {
    if isCustom { return CustomUnits.definition(ofRow: row).dimension }
    return currency == nil
      ? Units.definitions[row].dimension : Dimension(currency: row - Units.table.count)
  }
}
