public import NumericCore
import Synchronization

/// A unit that a user defines: `unit smoot = 67 in`.
public struct CustomUnit: Sendable {
  /// The name, which takes no prefixes.
  public let name: String
  /// The definition as it was written.
  public let text: String
  /// The unit.
  public let unit: Units.Named

  /// Whether the table has a unit of this name and size.
  public var isInTable: Bool {
    guard let known = Units.named(name) else { return false }
    return known.scale == unit.scale && known.dimension == unit.dimension
  }

  /// Creates a unit of a size in base units; nil if that is not positive.
  public init?(_ name: String, _ scale: ExactRatio, _ dimension: Dimension, text: String) {
    guard !scale.numerator.isZero, scale.numerator.isNegative == scale.denominator.isNegative,
      scale.offset.isZero
    else { return nil }
    (self.name, self.text) = (name, text)
    unit = CustomUnits.unit(
      CustomUnits.Definition(name: name, scale: scale, dimension: dimension))
  }
}

/// The units of all definitions so far.
///
/// A unit is an index here, as units of the table are one there. Equal definitions have one index,
/// and no definition is ever changed: a value keeps its unit when the name is defined anew.
enum CustomUnits {
  struct Definition: Hashable, Sendable {
    let name: String
    let scale: ExactRatio
    let dimension: Dimension
  }

  private struct State {
    var definitions: [Definition] = []
    var places: [Definition: Int] = [:]
  }

  private static let state = Mutex(State())

  /// Indices from this one on are those of definitions.
  static let firstRow = 1 << 20

  static func unit(_ definition: Definition) -> Units.Named {
    state.withLock { state in
      if let place = state.places[definition] { return Units.Named(row: firstRow + place) }
      let place = state.definitions.count
      state.definitions.append(definition)
      state.places[definition] = place
      return Units.Named(row: firstRow + place)
    }
  }

  static func definition(ofRow row: Int) -> Definition {
    state.withLock { $0.definitions[row - firstRow] }
  }
}
