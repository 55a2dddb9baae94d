import NumericCore

/// The units, found by name or symbol. Nothing here is computed before a unit is asked for.
public enum Units {
  /// All units, those that definitions use before those that are defined by them.
  public static let table: [UnitRow] = [
    baseUnits, lengths, typography, astronomicalLengths, historicalLengths, areas, volumes,
    volumesUS, volumesUK, masses, historicalMasses, times, temperatures, speeds, accelerations,
    forces, pressures, energies, powers, angles, frequencies, data, fuel, densities, flows,
    viscosities, torques, amounts, electricity, magnetism, light, radiation, heat, numbers,
  ].flatMap { $0 }

  /// A unit with its prefix, as one name stands for it.
  public struct Named: Hashable, Sendable {
    /// Its place in the table.
    var row: Int
    /// The place of its prefix in the table of prefixes.
    var prefix: Int?
  }

  /// Places of all spellings in the table; symbols and long names take prefixes in different spellings.
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
      // `bar` is both.
      for symbol in unit.symbols { found[symbol, default: Spelling(row: row)].isSymbol = true }
    }
    return found
  }()

  /// The unit of exactly this spelling, a prefix included.
  static func named(_ name: String) -> Named? {
    if let spelling = index[name] { return Named(row: spelling.row) }
    // A pint is no picotonne.
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
    return nil
  }

  private static func row(_ rest: String, isSymbol: Bool, _ prefix: UnitPrefix) -> Int? {
    guard let row = isSymbol ? rowOfSymbol(rest) : rowOfName(rest) else { return nil }
    return table[row].takes(prefix) ? row : nil
  }

  private static func rowOfSymbol(_ symbol: String) -> Int? {
    guard let spelling = index[symbol], spelling.isSymbol else { return nil }
    return spelling.row
  }

  /// A kilocalorie is a thousand of what a calorie is taken for.
  private static func rowOfName(_ name: String) -> Int? {
    guard let spelling = index[name] else {
      return AmbiguousUnit.named(name)?.meaning.flatMap { index[$0]?.row }
    }
    return spelling.isName ? spelling.row : nil
  }

  /// The symbol of every row: a row itself is large.
  static let symbols = table.map(\.symbol)

  /// Size in base units, and dimension, of every row.
  static let definitions: [(scale: ExactRatio, dimension: Dimension)] = {
    var known: [(scale: ExactRatio, dimension: Dimension)] = []
    known.reserveCapacity(table.count)
    for row in table { known.append(UnitDefinition.value(of: row, known)) }
    return known
  }()

  /// Whether a unit has exactly this spelling, without a prefix.
  static func isSpelled(_ name: String) -> Bool { index[name] != nil }

  /// Every spelling without prefixes, for suggestions and completion.
  public static var spellings: [String] { Array(index.keys) + AmbiguousUnit.table.map(\.name) }
}

extension Units.Named {
  /// What stands before its name; nil for nothing.
  public var unitPrefix: UnitPrefix? { prefix.map { UnitPrefix.table[$0] } }

  /// Its row in the table.
  public var unit: UnitRow { Units.table[row] }

  /// How it is printed.
  public var symbol: String {
    guard let prefix else { return Units.symbols[row] }
    // A unit without a symbol has the prefix in full.
    return
      (unit.symbols.isEmpty ? UnitPrefix.table[prefix].name : UnitPrefix.table[prefix].symbols[0])
      + unit.symbol
  }

  /// Size in base units.
  var scale: ExactRatio { scale(Units.definitions[row].scale) }

  func scale(_ own: ExactRatio) -> ExactRatio {
    if let prefix { own * UnitPrefix.table[prefix].factor } else { own }
  }

  /// What it measures.
  var dimension: Dimension { Units.definitions[row].dimension }
}
