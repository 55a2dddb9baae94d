public import Conversion

/// The target of a conversion.
public enum ConversionTarget: Hashable, Sendable, CustomStringConvertible {
  /// One unit.
  case unit(Unit)
  /// Several units, with integers for all but the last: `ft+in`.
  case parts([Unit])
  /// Another notation of the same number.
  case notation(NumberNotation)

  /// The target as it is written in an expression.
  public var description: String {
    switch self {
    case .unit(let unit): Self.text(of: unit)
    case .parts(let units): units.map(Self.text).joined(separator: "+")
    case .notation(let notation): notation.description
    }
  }

  /// A unit whose factors cancel has the symbol 1, which is no unit in an expression.
  private static func text(of unit: Unit) -> String {
    unit.terms.isEmpty ? "m/m" : unit.symbol
  }
}
