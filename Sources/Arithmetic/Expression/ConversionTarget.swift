public import Conversion

/// What a conversion leads to.
public enum ConversionTarget: Hashable, Sendable, CustomStringConvertible {
  /// One unit.
  case unit(Unit)
  /// Several units of which all but the last are counted whole: `ft+in`.
  case parts([Unit])

  /// As it is written.
  public var description: String {
    switch self {
    case .unit(let unit): unit.symbol
    case .parts(let units): units.map(\.symbol).joined(separator: "+")
    }
  }
}
