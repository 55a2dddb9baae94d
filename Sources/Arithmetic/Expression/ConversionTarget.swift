public import Conversion

/// The target of a conversion.
public enum ConversionTarget: Hashable, Sendable, CustomStringConvertible {
  /// One unit.
  case unit(Unit)
  /// Several units, with integers for all but the last: `ft+in`.
  case parts([Unit])
  /// What clocks in a zone show at the same moment.
  case zone(Zone)
  /// What a day or moment is in another count.
  case dateForm(DateForm)
  /// Another notation of the same number.
  case notation(NumberNotation)

  /// The target as it is written in an expression.
  public var description: String {
    switch self {
    case .unit(let unit): Self.text(of: unit)
    case .parts(let units): units.map(Self.text).joined(separator: "+")
    case .zone(let zone): zone.name
    case .dateForm(let form): form.rawValue
    case .notation(let notation): notation.description
    }
  }

  /// A unit whose factors cancel has the symbol 1, which is no unit in an expression.
  private static func text(of unit: Unit) -> String {
    unit.terms.isEmpty ? "m/m" : unit.symbol
  }
}
