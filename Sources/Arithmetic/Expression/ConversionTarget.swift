public import Conversion

/// The target of a conversion.
public enum ConversionTarget: Hashable, Sendable, CustomStringConvertible {
  /// One unit.
  case unit(Unit)
  /// Several units, with integers for all but the last: `ft+in`.
  case parts([Unit])

  /// The target as it is written in an expression.
  public var description: String {
    switch self {
    case .unit(let unit): unit.symbol
    case .parts(let units): units.map(\.symbol).joined(separator: "+")
    }
  }
}
