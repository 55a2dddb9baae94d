public import NumericCore

/// What a unit measures.
public enum Dimension: String, CaseIterable, Hashable, Sendable {
  case length, area, volume, mass, time, speed, energy, pressure, angle
}

/// One unit: everything that parser, help and tests know of it.
public struct UnitRow: Sendable {
  /// The name.
  public var name: String
  /// Symbols and other spellings.
  public var symbols: [String]
  /// What it measures.
  public var dimension: Dimension
  /// The unit in SI base units (radians for angles), exactly.
  public var factor: ExactRatio
  /// Where the definition stands.
  public var source: String

  init(
    _ name: String, _ symbols: [String], _ dimension: Dimension, _ numerator: ExactLiteral,
    per denominator: ExactLiteral = ExactLiteral(1), piPower: Int = 0, source: String
  ) {
    self.name = name
    self.symbols = symbols
    self.dimension = dimension
    self.factor = ExactRatio(numerator, denominator, piPower: piPower)
    self.source = source
  }
}
